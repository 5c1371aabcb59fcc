/// The content of a page's bars, which aren't drawn.
public protocol ToolbarContent {}

/// Takes what stands in bars.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes what stands in bars.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { NoTools() }

  /// Takes what may stand there.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    NoTools()
  }

  /// Takes the first of two.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> NoTools { NoTools() }

  /// Takes the second of two.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> NoTools { NoTools() }
}

/// Nothing to stand in bars.
public struct NoTools: ToolbarContent, Sendable {
  init() {}
}

/// The placement of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// Where it is usual.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the leading side.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// At the leading side.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "leading")
  /// At the trailing side.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "trailing")
  /// At the leading side.
  public static let topBarLeading = ToolbarItemPlacement(name: "topLeading")
  /// At the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topTrailing")
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottom")
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// What shows how things are.
  public static let status = ToolbarItemPlacement(name: "status")
  /// What is done above all.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// What is done besides.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// What ends a page with its changes.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// What ends a page without its changes.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What takes something away.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
}

/// A view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Creates something that nobody sees.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Creates something that nobody sees.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// The bars of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Those there are.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The upper one.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The lower one.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// That of the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// That of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

extension View {
  /// Is accepted and changes nothing: there is no bar for tools.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    noting("toolbar")
  }

  /// Is accepted and changes nothing: there is no bar to hide.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to hide.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to paint.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to paint.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to paint.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to paint.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no bar for a title.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }

  /// Is accepted and changes nothing: there is no bar for a title.
  public func navigationSubtitle<Title>(_ subtitle: Title) -> some View { self }

  /// Is accepted and changes nothing: nobody goes to another page.
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }

  /// Is accepted and changes nothing: nobody goes to another page.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    noting("navigationDestination", if: isPresented.wrappedValue)
  }
}
