/// The foreground style set by enclosing views; by default black, and white in dark appearance.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ForegroundStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foreground ?? Color.primary.paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style set by enclosing views.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension View {
  /// Sets the default style of shapes and texts in this view; the innermost setting applies.
  @_transparent public consuming func foregroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> some View {
    EnvironmentView(content: self) { $0.setForegroundStyle(style) }
  }

  /// Sets the default style of shapes and texts in this view, and the meaning of `.secondary`.
  public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    EnvironmentView(content: self) { environment in
      environment.setForeground(
        primary.resolvedPaint(in: environment),
        levels: [secondary.resolvedPaint(in: environment)]
      )
    }
  }

  /// Sets the default style of shapes and texts in this view, and the meaning of `.secondary` and
  /// `.tertiary`.
  public consuming func foregroundStyle<
    Primary: ShapeStyle,
    Secondary: ShapeStyle,
    Tertiary: ShapeStyle
  >(
    _ primary: Primary,
    _ secondary: Secondary,
    _ tertiary: Tertiary
  ) -> some View {
    EnvironmentView(content: self) { environment in
      environment.setForeground(
        primary.resolvedPaint(in: environment),
        levels: [
          secondary.resolvedPaint(in: environment), tertiary.resolvedPaint(in: environment),
        ]
      )
    }
  }

  /// Sets the default colour of shapes and texts in this view; `nil` restores the default.
  @_transparent public consuming func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self, foregroundColor: color)
  }
}

extension EnvironmentValues {
  @usableFromInline mutating func setForegroundStyle<Style: ShapeStyle>(_ style: Style) {
    setForeground(style.resolvedPaint(in: self))
  }

  mutating func setForegroundColor(_ color: Color?) {
    if let color { setForeground(color.paint(in: self)) } else { setForeground(nil) }
  }
}

extension ViewContext {
  /// Sets the foreground colour of the environment; `nil` restores the default.
  mutating func setForegroundColor(_ color: Color?) {
    if let known = sharedEnvironment.changedCopy as? ColoredCopy, known.isFor(color) {
      restore(known.environment)
      return
    }
    let outside = sharedEnvironment
    environment.setForegroundColor(color)
    // Many environments are copied for a single view only, so the first copy isn't kept.
    guard outside.hasColoredCopy else {
      outside.hasColoredCopy = true
      return
    }
    if let color { outside.changedCopy = ColoredCopy(color, sharedEnvironment) }
  }

  /// An environment with a foreground colour.
  private final class ColoredCopy: SharedEnvironment.ChangedCopy {
    let color: Color

    init(_ color: Color, _ environment: SharedEnvironment) {
      self.color = color
      super.init(environment)
    }

    /// Returns whether the copy has this colour; `false` for `nil`.
    func isFor(_ wanted: Color?) -> Bool {
      guard let wanted else { return false }
      return color.isIdentical(to: wanted)
    }
  }
}
