/// Pages beside one another; here the first one.
public struct TabView<Selection: Hashable, Content: View>: View {
  private let content: Content

  /// Creates pages of which one is chosen.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The first page, in the middle of the room there is.
  public var body: some View {
    ZStack { FirstView(content) }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension TabView where Selection == Int {
  /// Creates pages.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// How pages are shown; of no consequence here.
public protocol TabViewStyle {}

/// Pages with tabs.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// Pages to turn.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether there are dots for the pages.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// For several pages.
    case automatic
    /// There are.
    case always
    /// There are none.
    case never
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Pages with tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to turn.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns pages to turn, with or without dots for them.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  /// Is accepted and changes nothing: the first page is drawn without tabs and dots.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}
