/// How pages are shown; of no consequence here.
public protocol NavigationViewStyle {}

/// As usual.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As usual.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Beside one another.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Beside one another.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Is accepted and changes nothing: pages are drawn as they are.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}
