/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }
}

extension AnyShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolvedPaint(in: environment)
  }
}
