extension Text {
  /// The style of lines below and through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      /// A solid line.
      case solid
      /// Short dashes.
      case dash
      /// Dots.
      case dot
      /// Alternating dashes and dots; drawn as dashes.
      case dashDot
      /// Alternating dashes and pairs of dots; drawn as dashes.
      case dashDotDot
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style; the default colour is that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()
  }

  /// Returns the text underlined; the default colour is that of the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled {
      $0.explicitStyle.underline =
        $0.explicitStyle.underline
        ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Returns the text struck through; the default colour is that of the text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled {
      $0.explicitStyle.strike =
        $0.explicitStyle.strike ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }
}

nonisolated extension View {
  /// Underlines texts in this view.
  public consuming func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textStyling.underline, style)
  }

  /// Strikes through texts in this view.
  public consuming func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textStyling.strike, style)
  }
}
