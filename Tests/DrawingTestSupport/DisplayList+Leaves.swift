import Drawing
package import Scene

extension DisplayList {
  /// All leaves in painting order, including those in groups but not those of masks.
  package var leaves: [Leaf] { DisplayList.leaves(of: nodes) }

  private static func leaves(of nodes: [Node]) -> [Leaf] {
    nodes.flatMap { node in
      switch node {
      case .leaf(let leaf): [leaf]
      case .group(let group): leaves(of: group.nodes)
      }
    }
  }

  /// The top-level groups.
  package var topLevelGroups: [Group] {
    nodes.compactMap { node in
      guard case .group(let group) = node else { return nil }
      return group
    }
  }
}

extension DisplayList.Leaf {
  /// The colour of the leaf, or `nil` if its paint isn't a solid colour.
  package var color: RGBA? {
    guard case .solid(let color) = paint else { return nil }
    return color
  }
}
