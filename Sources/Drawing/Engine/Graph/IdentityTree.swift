/// The positions of the view tree and the objects stored there.
///
/// It is a class because it owns them for all objects that hold unowned references to them.
final class IdentityTree {
  /// The node of the whole view.
  let root = GraphNode()
  /// The path of the whole view.
  let rootPath = IdentityPath()
  /// Whether any node exists. If so, the result depends on which moments were evaluated.
  @exclusivity(unchecked) private(set) var hasNodes = false
  /// The nodes, each after its parent.
  @exclusivity(unchecked) private var nodes: [Unmanaged<TreeElement>] = []
  @exclusivity(unchecked) private var paths: [Unmanaged<TreeElement>] = []

  /// Returns the node at a path.
  func node(at path: IdentityPath) -> GraphNode {
    hasNodes = true
    return path.node(in: self)
  }

  /// Creates a node.
  func makeNode(in parent: GraphNode, step: IdentityPath.Step) -> GraphNode {
    let node = GraphNode(parent: parent, step: step)
    nodes.append(.passRetained(node))
    return node
  }

  /// Returns the path one step further down, which is the same object in each evaluation.
  func path(_ parent: IdentityPath, _ step: IdentityPath.Step) -> IdentityPath {
    parent.child(step) {
      let path = IdentityPath(parent: parent, step: step)
      paths.append(.passRetained(path))
      return path
    }
  }

  deinit { removeAll() }

  /// Releases everything from the leaves up, including what is added in the meantime. Releasing a
  /// tree from its root uses stack in proportion to its depth.
  func removeAll() {
    while !nodes.isEmpty || !paths.isEmpty {
      let (oldNodes, oldPaths) = (nodes, paths)
      (nodes, paths) = ([], [])
      IdentityTree.release(oldNodes)
      IdentityTree.release(oldPaths)
    }
  }

  /// Releases elements from the last one up; a loop over indices, which is faster in debug builds.
  private static func release(_ elements: [Unmanaged<TreeElement>]) {
    var index = elements.count
    while index > 0 {
      index -= 1
      elements[index].release()
    }
  }
}
