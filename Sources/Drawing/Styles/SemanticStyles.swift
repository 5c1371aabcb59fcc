/// The background style, set with `backgroundStyle`; by default white, and black in dark
/// appearance.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension BackgroundStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.background ?? Color((255, 255, 255), dark: (0, 0, 0)).paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct BackgroundKey: EnvironmentKey {
  static var defaultValue: ResolvedStyle? { nil }
}

extension EnvironmentValues {
  /// The background style set by enclosing views.
  var background: ResolvedStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the meaning of `.background` in this view.
  public consuming func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { $0.background = style.resolvedPaint(in: $0) }
  }
}

/// The style of separators: sRGB 60, 60, 67 with an opacity of 0.29; dark 84, 84, 88 with 0.6.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension SeparatorShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let color = isDark ? Color(84, 84, 88).opacity(0.6) : Color(60, 60, 67).opacity(0.29)
    return color.paint(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of selections: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension SelectionShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle().paint(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selections.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of filled areas behind content: sRGB 120, 120, 128 with an opacity of 0.2; dark 0.36.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension FillShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    let opacity = environment.colorScheme == .dark ? 0.36 : 0.2
    return Color(120, 120, 128).opacity(opacity).paint(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled areas behind content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of links: blue.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension LinkShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.blue.paint(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of placeholder text: that of `.secondary` at half the opacity.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension PlaceholderTextShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.secondary.opacity(0.5).paint(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
