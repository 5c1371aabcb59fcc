/// The styles that views have set for what is in front and the levels below it.
///
/// A class, because every context of a view copies the environment.
private final class ForegroundStyles {
  let styles: [ResolvedStyle]

  init(_ styles: [ResolvedStyle]) {
    self.styles = styles
  }
}

extension EnvironmentValues {
  /// What the views around have set for what is in front.
  var foreground: ResolvedStyle? { foregroundStyles?.first }

  /// What the views around have set for the levels below: secondary, tertiary.
  var foregroundLevels: ArraySlice<ResolvedStyle> { foregroundStyles?.dropFirst() ?? [] }

  private var foregroundStyles: [ResolvedStyle]? { (front as? ForegroundStyles)?.styles }

  /// Sets the foreground and the levels below it; none for the default.
  mutating func setForeground(_ styles: [ResolvedStyle]) {
    front = styles.isEmpty ? nil : ForegroundStyles(styles)
  }
}
