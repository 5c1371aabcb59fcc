/// Whether views are bright or dark, which decides on the system colours.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on bright.
  case light
  /// Bright on dark.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
  /// What system colours, and views that choose their own colours, go by; light unless set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

extension View {
  /// Sets whether system colours in this view are those of bright or of dark appearance.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets whether system colours in this view are those of bright or of dark appearance, unless it
  /// is `nil`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentView(content: self) { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }
}
