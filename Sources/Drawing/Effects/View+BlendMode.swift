import Foundation
public import Scene

extension View {
  /// Sets how everything in this view meets what is below it: each drawn thing by itself.
  ///
  /// What is below ends at the nearest `compositingGroup()`, `drawingGroup()`, mask or filter
  /// around this view. Before those, this modifier counts for the finished picture of them. Of
  /// several modes the innermost counts.
  ///
  /// ```swift
  /// ZStack {
  ///   Circle().fill(.yellow)
  ///   Circle().fill(.cyan).offset(x: 20).blendMode(.multiply)
  /// }
  /// ```
  public func blendMode(_ blendMode: BlendMode) -> some View {
    LayoutModifiedView(self, BlendRule(blend: blendMode))
  }
}

/// A view that meets what is below it in a way of its own.
private struct BlendRule: LayoutElement {
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
