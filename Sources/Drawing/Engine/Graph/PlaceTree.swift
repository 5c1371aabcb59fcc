/// The places of the view tree and what lives there.
///
/// A class, because it owns them on behalf of all that refer to them without a hold.
final class PlaceTree {
  /// What lives at the place of the whole view.
  let root = GraphNode()
  /// The place of the whole view.
  let rootPath = IdentityPath()
  /// Whether anything lives in the tree, so that it matters which moments were evaluated.
  private(set) var isInhabited = false
  /// Each after what is above it.
  private var nodes: [GraphNode] = []
  private var paths: [IdentityPath] = []

  /// Returns what lives at a place.
  func node(at path: IdentityPath) -> GraphNode {
    isInhabited = true
    return path.node(in: self)
  }

  /// Makes what lives at a place.
  func makeNode(in parent: GraphNode) -> GraphNode {
    let node = GraphNode(parent: parent)
    nodes.append(node)
    return node
  }

  /// Returns the place one step further down; the same one in each evaluation.
  func path(_ parent: IdentityPath, _ step: IdentityPath.Step) -> IdentityPath {
    parent.child(step) {
      let path = IdentityPath(parent: parent, step: step)
      paths.append(path)
      return path
    }
  }

  /// Removes everything from below: a tree that is let go from above takes the stack as deep as it is.
  func removeAll() {
    while nodes.popLast() != nil {}
    while paths.popLast() != nil {}
  }
}
