public import Scene

/// A stroke along the outline of a shape, over previous painting of the same shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The library draws it.
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The style of the stroke's paint.
  public var style: Style
  /// The style of the stroke's line.
  public var strokeStyle: StrokeStyle
  /// Whether partly covered pixels are blended. Always true in effect; kept for source
  /// compatibility.
  public var isAntialiased: Bool
  /// The view painted below.
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

extension StrokeShapeView: LineShapeView, LocatedView {
  package var outline: some Shape {
    shape.stroke(style: strokeStyle)
  }
}
