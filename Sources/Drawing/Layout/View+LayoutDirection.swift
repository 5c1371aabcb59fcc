import Foundation
import Scene

nonisolated extension View {
  /// Mirrors this view in right-to-left layouts, if enabled.
  public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    LayoutModifiedView(self, FlippingRule(isEnabled: enabled))
  }

  /// Sets the behaviour of this view in right-to-left layouts.
  public consuming func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
}

/// A view with its own layout direction.
struct LayoutDirectionRule: UnchangedLayout {
  let direction: LayoutDirection

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var state = state
    state.direction = direction
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}

/// A view that is mirrored with the surrounding layout.
@usableFromInline struct FlippingRule: UnchangedLayout {
  let isEnabled: Bool

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let isFlipped = isEnabled && state.direction == .rightToLeft && size.isFinite
    let inner = isFlipped ? state.transformed(by: .mirroring(width: size.width)) : state
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &canvas)
  }
}
