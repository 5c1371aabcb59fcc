public import Scene

/// A stroke inside the outline of a shape, over earlier fills and strokes of the same shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The body type. The view has no body; the library draws the stroke.
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The style of the stroke's paint.
  public var style: Style
  /// The style of the stroke's line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are anti-aliased. Ignored, because they always are; kept for source
  /// compatibility.
  public var isAntialiased: Bool
  /// The view behind the stroke.
  public var background: Background
  package var line: SourceLine?

  /// Strokes a shape over a background.
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

extension StrokeBorderShapeView: LineShapeView, LocatedView {
  package var outline: some Shape {
    shape.inset(by: strokeStyle.lineWidth / 2).stroke(style: strokeStyle)
  }
}
