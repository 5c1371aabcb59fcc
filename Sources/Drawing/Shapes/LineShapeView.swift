/// A view that draws a line along a shape over earlier fills and lines of the same shape.
package protocol LineShapeView: PrimitiveView {
  associatedtype Outline: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  /// The outline of the line.
  var outline: Outline { get }
  var style: Style { get }
  var background: Background { get }
}

extension LineShapeView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var view = FillShapeView(shape: outline, style: style, background: background)
    view.line = line
    view.resolvePrimitive(in: context, into: &nodes)
  }
}
