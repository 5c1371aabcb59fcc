/// The style of accented content: the surrounding tint, or else the accent colour, which is blue.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension TintShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.tint ?? Color.blue.paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: ResolvedStyle? { nil }
}

extension EnvironmentValues {
  /// The tint set by enclosing views.
  var tint: ResolvedStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the tint of this view.
  public consuming func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    EnvironmentView(content: self) { $0.tint = tint?.resolvedPaint(in: $0) }
  }

  /// Sets the tint colour of this view; `nil` for blue.
  public consuming func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self) { environment in environment.tint = tint?.paint(in: environment)
    }
  }

  /// Sets the tint colour of this view; `nil` for blue.
  public consuming func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
