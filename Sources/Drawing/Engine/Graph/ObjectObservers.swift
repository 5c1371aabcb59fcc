/// The nodes that depend on each observed object, as found by the current evaluation.
struct ObjectObservers {
  private var nodes: [ObjectIdentifier: [GraphNode]] = [:]

  /// Records that a node depends on an object.
  mutating func add(_ node: GraphNode, of object: AnyObject) {
    nodes[ObjectIdentifier(object), default: []].append(node)
  }

  /// Returns the nodes that depend on an object, or `nil` if there are none.
  func nodes(observing object: AnyObject) -> [GraphNode]? { nodes[ObjectIdentifier(object)] }

  mutating func removeAll() { nodes = [:] }
}
