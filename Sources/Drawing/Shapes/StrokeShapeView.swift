public import Scene

/// A line along the outline of a shape, over what was painted with the same shape before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// Has no body: the library draws it.
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether partly covered pixels are blended. Always so here; kept for source compatibility.
  public var isAntialiased: Bool
  /// What is painted before.
  public var background: Background
  package var line: SourceLine?

  /// Draws a line over a background.
  public init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool = true,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var view = FillShapeView(
      shape: shape.stroke(style: strokeStyle),
      style: style,
      background: background
    )
    view.line = line
    view.resolvePrimitive(in: context, into: &nodes)
  }
}
