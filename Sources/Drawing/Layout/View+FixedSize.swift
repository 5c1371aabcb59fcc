import Foundation

extension View {
  /// Gives the view its ideal size in the directions asked for, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    LayoutModifiedView(self, FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view its ideal size, whatever is proposed.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}

/// A view that is asked for its ideal size.
private struct FixedSizeRule: LayoutElement {
  let horizontal: Bool
  let vertical: Bool

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    children.first?.size(for: inner(proposal)) ?? .zero
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(proposal: inner(proposal)) }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}
