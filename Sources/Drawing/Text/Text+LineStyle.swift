extension Text {
  /// How lines under and through a text look.
  public struct LineStyle: Hashable, Sendable {
    /// What the lines are made of.
    public enum Pattern: Hashable, Sendable {
      /// One line.
      case solid
      /// Short dashes.
      case dash
      /// Dots.
      case dot
      /// Dashes and dots in turn; drawn as dashes.
      case dashDot
      /// Dashes and pairs of dots in turn; drawn as dashes.
      case dashDotDot
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style; the colour of the text, where none is given.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the colour of the text.
    public static let single = LineStyle()
  }

  /// Returns the text with a line under it; in the colour of the text, where none is given.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled {
      $0.look.underline =
        $0.look.underline ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Returns the text with a line through it; in the colour of the text, where none is given.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled {
      $0.look.strike =
        $0.look.strike ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }
}

extension View {
  /// Draws lines under texts in this view.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textStyling.underline, style)
  }

  /// Draws lines through texts in this view.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textStyling.strike, style)
  }
}
