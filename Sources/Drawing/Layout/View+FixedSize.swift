import Foundation

nonisolated extension View {
  /// Gives the view its ideal size along some axes, ignoring the proposal.
  @_transparent public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    LayoutModifiedView(self, FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view its ideal size, ignoring the proposal.
  @_transparent public consuming func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}

/// A view with its ideal size.
@usableFromInline struct FixedSizeRule: LayoutElement {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

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
