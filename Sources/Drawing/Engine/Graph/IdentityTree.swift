/// The positions of the view tree and the objects stored there.
///
/// It is a class because it owns them for all objects that hold unowned references to them.
final class IdentityTree {
  /// The path of the whole view.
  let rootPath = IdentityPath()
  /// Whether the result depends on which moments were evaluated: whether objects are stored or
  /// random numbers were requested.
  @exclusivity(unchecked) private(set) var dependsOnMoments = false
  /// The last node. Each refers to the one created before it, so no array of them is needed.
  @exclusivity(unchecked) private var lastNode: Unmanaged<GraphNode>?
  /// The paths, each after its parent.
  @exclusivity(unchecked) private var paths: [Unmanaged<IdentityPath>] = []
  /// The path whose sum of changes is cached. Only `summedID` is compared, because comparing
  /// references would retain them; this reference keeps the identifier valid.
  @exclusivity(unchecked) private var summedPath: IdentityPath?
  /// The identifier of `summedPath`.
  @exclusivity(unchecked) private var summedID: ObjectIdentifier?
  /// The number of changes at `summedPath` and at all its ancestors.
  @exclusivity(unchecked) private var sumOfChanges = 0

  /// The node of the whole view.
  var root: GraphNode { node(at: rootPath) }

  /// Returns the node at a path.
  func node(at path: IdentityPath) -> GraphNode {
    dependsOnMoments = true
    return path.node(in: self)
  }

  /// Creates a node.
  func makeNode(at path: IdentityPath) -> GraphNode {
    let node = GraphNode(at: path)
    node.older = lastNode
    lastNode = .passRetained(node)
    return node
  }

  /// Returns the path one step further down, which is the same object in each evaluation.
  func path(_ parent: IdentityPath, _ step: IdentityPath.Step) -> IdentityPath {
    if let known = parent.child(step) { return known }
    let path = IdentityPath(parent: parent, step: step)
    paths.append(.passRetained(path))
    parent.add(path)
    return path
  }

  // MARK: - Changes

  /// Records that the result depends on which moments were evaluated.
  func noteDependence() { dependsOnMoments = true }

  /// Returns the number of changes at a path and at all its ancestors.
  func changes(from path: IdentityPath) -> Int {
    let path = path.identity(in: self)
    var (sum, position): (Int, IdentityPath?) = (0, path)
    var steps = 0
    while let current = position {
      if ObjectIdentifier(current) == summedID {
        sum += sumOfChanges
        break
      }
      sum += current.changes
      (position, steps) = (current.parent, steps + 1)
    }
    // Elements of a container, or their bodies, usually request sums one after the other and share
    // this ancestor.
    if steps > 3, let parent = path.parent, let ancestor = parent.parent {
      (summedPath, summedID) = (ancestor, ObjectIdentifier(ancestor))
      sumOfChanges = sum - path.changes - parent.changes
    }
    return sum
  }

  /// Forgets the cached sum. Must be called after a change is applied.
  func forgetSum() { (summedPath, summedID) = (nil, nil) }

  /// Releases the objects stored at all positions, the last ones first. The positions remain.
  func removeObjects() {
    var next = lastNode
    while let node = next {
      node.takeUnretainedValue().removeObjects()
      next = node.takeUnretainedValue().older
    }
  }

  deinit { removeAll() }

  /// Releases everything from the leaves up, including what is added in the meantime. Releasing a
  /// tree from its root uses stack in proportion to its depth.
  ///
  /// Nodes that existed before must not be requested again, because their paths still refer to
  /// them.
  func removeAll() {
    forgetSum()
    while lastNode != nil || !paths.isEmpty {
      while let last = lastNode {
        lastNode = last.takeUnretainedValue().older
        last.release()
      }
      let old = paths
      paths = []
      // A loop over indices, which is faster in debug builds.
      var index = old.count
      while index > 0 {
        index -= 1
        old[index].release()
      }
    }
  }
}
