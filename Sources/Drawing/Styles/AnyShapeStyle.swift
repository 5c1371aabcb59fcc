/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Erases the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }
}

extension AnyShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolvedPaint(in: environment)
  }
}
