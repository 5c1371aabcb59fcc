/// The foreground style and its secondary levels.
///
/// It is a class because every context of a view copies the environment.
private final class ForegroundStyles {
  let primary: ResolvedStyle
  let levels: [ResolvedStyle]

  init(_ primary: ResolvedStyle, levels: [ResolvedStyle]) {
    self.primary = primary
    self.levels = levels
  }
}

extension EnvironmentValues {
  /// The foreground style set by enclosing views.
  var foreground: ResolvedStyle? { foregroundStyles?.primary }

  /// The secondary levels set by enclosing views: secondary, tertiary.
  var foregroundLevels: [ResolvedStyle] { foregroundStyles?.levels ?? [] }

  private var foregroundStyles: ForegroundStyles? { foregroundStorage as? ForegroundStyles }

  /// Sets the foreground and its secondary levels; `nil` restores the default.
  @_transparent mutating func setForeground(_ primary: ResolvedStyle?, levels: [ResolvedStyle] = [])
  {
    guard let primary else {
      foregroundStorage = nil
      return
    }
    foregroundStorage = ForegroundStyles(primary, levels: levels)
  }
}
