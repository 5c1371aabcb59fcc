/// The style of what stands out: the tint set around, else the accent colour, which is blue.
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
  /// The style of what stands out.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: ResolvedStyle? { nil }
}

extension EnvironmentValues {
  /// What the views around have set for what stands out.
  var tint: ResolvedStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of what stands out in this view.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    EnvironmentView(content: self) { $0.tint = tint?.resolvedPaint(in: $0) }
  }

  /// Sets the colour of what stands out in this view; `nil` for blue.
  public func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self) { environment in environment.tint = tint?.paint(in: environment)
    }
  }

  /// Sets the colour of what stands out in this view; `nil` for blue.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
