/// The style of what lies behind everything: white.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension BackgroundStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle { .color(Color.white.rgba) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what lies behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style of lines between views: sRGB 60, 60, 67 with an opacity of 0.29.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension SeparatorShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(Color(60, 60, 67).opacity(0.29).rgba)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of what stands out: the tint set around, else the accent colour, which is blue.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension TintShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.tint ?? .color(Color.accentColor.rgba)
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
    EnvironmentView(content: self) { $0.tint = tint.map { .color($0.rgba) } }
  }

  /// Sets the colour of what stands out in this view; `nil` for blue.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
