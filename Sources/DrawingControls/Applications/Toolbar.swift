/// The content of a toolbar, which isn't drawn.
@MainActor @preconcurrency
public protocol ToolbarContent {}

/// A result builder that combines the content of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Combines the content of a toolbar.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { EmptyToolbarContent() }

  /// Builds optional content.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    EmptyToolbarContent()
  }

  /// Builds the first branch of a condition.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> EmptyToolbarContent {
    EmptyToolbarContent()
  }

  /// Builds the second branch of a condition.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> EmptyToolbarContent {
    EmptyToolbarContent()
  }
}

/// Empty toolbar content.
nonisolated public struct EmptyToolbarContent: ToolbarContent, Sendable {
  init() {}
}

/// The placement of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// The default placement.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The centre of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading side of the navigation bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The leading side of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "leading")
  /// The trailing side of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "trailing")
  /// The leading side of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topLeading")
  /// The trailing side of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topTrailing")
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottom")
  /// The bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The placement of status information.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The placement of the primary action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The placement of secondary actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The placement of an action that confirms a change.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The placement of an action that cancels a change.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The placement of a destructive action.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
}

/// An item of a toolbar.
nonisolated public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Creates an item that isn't drawn.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// A group of toolbar items.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Creates a group that isn't drawn.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// The bar that a toolbar modifier applies to.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The default bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bottom bar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

nonisolated extension View {
  // Disfavoured, so that empty content isn't ambiguous.
  /// Returns the view and records a note, because toolbars aren't drawn.
  @_disfavoredOverload
  public consuming func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    noting("toolbar")
  }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged, because navigation bars aren't drawn.
  public consuming func toolbarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Returns the view unchanged, because navigation bars aren't drawn.
  public consuming func navigationSubtitle<Title>(_ subtitle: Title) -> some View { self }

  /// Returns the view unchanged, because destinations aren't shown.
  public consuming func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }

  /// Returns the view and records a note if `isPresented` is true; destinations aren't shown.
  public consuming func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    noting("navigationDestination", if: isPresented.wrappedValue)
  }
}
