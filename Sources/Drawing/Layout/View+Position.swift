public import Foundation

nonisolated extension View {
  /// Takes the proposed size and places the centre of the view at a point.
  @_transparent public consuming func position(_ position: CGPoint) -> some View {
    LayoutModifiedView(self, PositionRule(position: position))
  }

  /// Takes the proposed size and places the centre of the view at a point.
  @_transparent public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

/// A view with its centre at a given point.
@usableFromInline struct PositionRule: LayoutElement {
  let position: CGPoint

  @usableFromInline init(position: CGPoint) {
    self.position = position
  }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let child = children.first?.size(for: proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: child)
  }

  @_transparent func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.placed { placement(of: $0, in: size, proposal: proposal) }
  }

  @_transparent func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    let proposal = ProposedViewSize(size)
    let own = child.size(for: proposal)
    let origin = CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
    return LayoutPlacement(origin: origin, proposal: proposal)
  }
}
