import Foundation

/// An element that modifies the drawing of its children, but not their layout.
protocol UnchangedLayout: LayoutElement {}

extension UnchangedLayout {
  @_transparent func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
    child.size(for: proposal)
  }

  @_transparent func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    LayoutPlacement(proposal: proposal)
  }
}
