/// The foreground style and its secondary levels.
///
/// It is a class because every context of a view copies the environment.
private final class ForegroundStyles {
  let styles: [ResolvedStyle]

  init(_ styles: [ResolvedStyle]) {
    self.styles = styles
  }
}

extension EnvironmentValues {
  /// The foreground style set by enclosing views.
  var foreground: ResolvedStyle? { foregroundStyles?.first }

  /// The secondary levels set by enclosing views: secondary, tertiary.
  var foregroundLevels: ArraySlice<ResolvedStyle> { foregroundStyles?.dropFirst() ?? [] }

  private var foregroundStyles: [ResolvedStyle]? {
    (foregroundStorage as? ForegroundStyles)?.styles
  }

  /// Sets the foreground and its secondary levels; an empty list restores the default.
  mutating func setForeground(_ styles: [ResolvedStyle]) {
    foregroundStorage = styles.isEmpty ? nil : ForegroundStyles(styles)
  }
}
