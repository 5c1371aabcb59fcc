/// The style that the views around have set for what is in front: black where none has.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ForegroundStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foreground ?? .color(Color.primary.rgba)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the views around have set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: ResolvedStyle? { nil }
}

extension EnvironmentValues {
  /// What the views around have set for what is in front.
  var foreground: ResolvedStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

extension View {
  /// Sets what shapes in this view are painted with where they say nothing else; innermost wins.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { environment in
      environment.foreground = style.resolvedPaint(in: environment)
    }
  }

  /// Sets the colour of shapes in this view that say nothing else; `nil` for the default.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.foreground = color.map { .color($0.rgba) } }
  }
}
