/// A navigation view style, which this library ignores.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The default style.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A style that shows one view at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A style that shows views in columns.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows views in columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Returns the view unchanged, because all navigation views are drawn in the same style.
  public consuming func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View
  { self }
}
