/// Whether views are bright or dark; the library's own colours are always those of light.
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
  /// What views that choose their own colours go by; light unless set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

extension View {
  /// Sets what views in this one that choose their own colours go by.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets what views in this one that choose their own colours go by, unless it is `nil`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    EnvironmentView(content: self) { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }
}
