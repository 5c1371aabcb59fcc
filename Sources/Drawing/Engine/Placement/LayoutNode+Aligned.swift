package import Foundation

extension LayoutNode {
  /// Returns the size with its alignment guides.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      size: size(for: proposal),
      node: explicitGuides == .none ? nil : self,
      proposal: proposal
    )
  }

  /// Returns the placement that aligns this element's guides with those of a box.
  package func aligned(
    _ alignment: Alignment,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    if explicitGuides != .any, let standard = StandardGuides(alignment) {
      let (box, own) = (standard.point(in: size), standard.point(in: self.size(for: proposal)))
      let origin = CGPoint(
        x: OverlappingLayout.offset(box.x, own.x),
        y: OverlappingLayout.offset(box.y, own.y)
      )
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
    let box = ViewDimensions(size: size, node: nil, proposal: proposal)
    return aligned(alignment, to: box, proposal: proposal)
  }

  /// Returns the placement that aligns this element's guides with those of another element.
  ///
  /// - Parameters:
  ///   - alignment: The guides.
  ///   - other: The other element.
  ///   - otherProposal: The size proposed to it.
  ///   - proposal: The size to propose to this element.
  func aligned(
    _ alignment: Alignment,
    to other: LayoutNode,
    in otherProposal: ProposedViewSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    guard other.explicitGuides == .any || StandardGuides(alignment) == nil else {
      return aligned(alignment, in: other.size(for: otherProposal), proposal: proposal)
    }
    return aligned(alignment, to: other.dimensions(for: otherProposal), proposal: proposal)
  }

  /// Returns the placement that aligns this element's guides with those of a box.
  func aligned(
    _ alignment: Alignment,
    to box: ViewDimensions,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    let own = dimensions(for: proposal)
    let origin = CGPoint(
      x: OverlappingLayout.offset(box[alignment.horizontal], own[alignment.horizontal]),
      y: OverlappingLayout.offset(box[alignment.vertical], own[alignment.vertical])
    )
    return LayoutPlacement(origin: origin, proposal: proposal)
  }
}
