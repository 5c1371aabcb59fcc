/// Which places depend on which observed objects, as the current evaluation has found.
struct ObjectObservers {
  private var nodes: [ObjectIdentifier: [GraphNode]] = [:]

  /// Notes that what lives at a place depends on an object.
  mutating func add(_ node: GraphNode, of object: AnyObject) {
    nodes[ObjectIdentifier(object), default: []].append(node)
  }

  /// Returns the places that depend on an object; `nil` if none does.
  func nodes(observing object: AnyObject) -> [GraphNode]? { nodes[ObjectIdentifier(object)] }

  mutating func removeAll() { nodes = [:] }
}
