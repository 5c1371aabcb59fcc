/// A style of the page dots of a tab view, which aren't drawn.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Page dots.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The visibility of the background of the dots.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// The default.
    case automatic
    /// Visible during an interaction with the dots.
    case interactive
    /// Always visible.
    case always
    /// Never visible.
    case never
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Page dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns page dots whose background has a given visibility.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
  /// Returns the view unchanged, because page dots aren't drawn.
  public consuming func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
