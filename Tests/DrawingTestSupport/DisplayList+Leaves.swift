import Drawing
package import Scene

extension DisplayList {
  /// All leaves in the order of painting, those in groups too, without those of masks.
  package var leaves: [Leaf] { DisplayList.leaves(of: nodes) }

  private static func leaves(of nodes: [Node]) -> [Leaf] {
    nodes.flatMap { node in
      switch node {
      case .leaf(let leaf): [leaf]
      case .group(let group): leaves(of: group.nodes)
      }
    }
  }

  /// The groups that stand in no other group.
  package var groups: [Group] {
    nodes.compactMap { node in
      guard case .group(let group) = node else { return nil }
      return group
    }
  }
}

extension DisplayList.Leaf {
  /// The colour, where it is filled with one.
  package var color: RGBA? {
    guard case .solid(let color) = paint else { return nil }
    return color
  }
}
