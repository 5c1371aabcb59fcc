import Foundation
import Scene

nonisolated extension View {
  /// Sets the shape of `ContainerRelativeShape` in this view.
  ///
  /// ```swift
  /// ContainerRelativeShape().fill(.blue).padding(8)
  ///   .containerShape(RoundedRectangle(cornerRadius: 24))
  /// ```
  ///
  /// Inset rounded rectangles keep the centres of their corners' arcs: here the inner radius is 16
  /// points.
  public consuming func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    LayoutModifiedView(self, ContainerShapeRule(shape: shape))
  }
}

@usableFromInline struct ContainerShapeRule<Content: InsettableShape>: UnchangedLayout {
  let shape: Content

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var inner = state
    inner.container = ContainerShape(
      path: { [shape] rect, inset in
        shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
      },
      frame: CGRect(origin: .zero, size: size),
      transform: state.transform
    )
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &canvas)
  }
}
