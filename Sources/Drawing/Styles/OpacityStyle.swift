extension ShapeStyle {
  /// Returns the style with its opacity multiplied, 0 (clear) … 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(style: self, opacity: opacity)
  }

  /// The style with its opacity multiplied by 0.5.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
  /// The style with its opacity multiplied by 0.25.
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
  /// The style with its opacity multiplied by 0.18.
  public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }
}

/// A style with an opacity.
private struct OpacityStyle<Style: ShapeStyle>: PaintingStyle {
  let style: Style
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolvedPaint(in: environment).opacity(opacity)
  }
}
