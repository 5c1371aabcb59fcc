/// The positions of the view tree at which an update changes state.
struct ChangedNodes {
  /// The nodes that aren't in the sets yet. Most updates are never compared with another change.
  private var pending: [GraphNode] = []
  /// The positions of the other nodes.
  private var positions: Set<ObjectIdentifier> = []
  /// The positions and all their ancestors.
  private var lineages: Set<ObjectIdentifier> = []
  /// Whether there is a change at an unidentified position.
  private var isUnknown = false

  /// Adds a node; `nil` stands for an unidentified position.
  mutating func insert(_ node: GraphNode?) {
    guard let node else { return isUnknown = true }
    pending.append(node)
  }

  /// Returns whether the positions include a node, one of its ancestors or one of its descendants.
  mutating func overlaps(_ node: GraphNode?) -> Bool {
    guard let node, !isUnknown else { return true }
    for node in pending {
      positions.insert(ObjectIdentifier(node.path))
      node.insertLineage(into: &lineages)
    }
    pending = []
    return lineages.contains(ObjectIdentifier(node.path)) || node.isInside(positions)
  }
}
