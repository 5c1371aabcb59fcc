import Foundation
public import Scene

nonisolated extension View {
  /// Sets the mode in which each drawn element of this view blends with the content below it.
  ///
  /// The backdrop ends at the nearest enclosing `compositingGroup()`, `drawingGroup()`, mask or
  /// filter. If one of these comes before this modifier, the mode applies to its finished picture.
  /// If several modes are set, the innermost one applies.
  ///
  /// ```swift
  /// ZStack {
  ///   Circle().fill(.yellow)
  ///   Circle().fill(.cyan).offset(x: 20).blendMode(.multiply)
  /// }
  /// ```
  public consuming func blendMode(_ blendMode: BlendMode) -> some View {
    LayoutModifiedView(self, BlendRule(blend: blendMode))
  }
}

/// A view with its own blend mode.
@usableFromInline struct BlendRule: UnchangedLayout {
  let blend: BlendMode

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var state = state
    if blend != .normal { state.blend = blend }
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}
