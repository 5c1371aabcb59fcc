/// A tab view, drawn as its selected tab.
nonisolated public struct TabView<Selection: Hashable, Content: View>: View {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Creates a tab view that shows the tab whose tag or value equals the selection, or the first
  /// one if there is none.
  ///
  /// A view without a tag has its identity in the innermost `ForEach`.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The content of the selected tab, centred in the available space.
  public var body: some View {
    ZStack { SelectedView(content, tag: selection?.wrappedValue.asTag) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension TabView where Selection == Int {
  /// Creates a tab view.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A tab view style, which this library ignores.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The default style, with a tab bar.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A style with swipeable pages.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The visibility of the page indicator.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Visible if there are several pages.
    case automatic
    /// Always visible.
    case always
    /// Never visible.
    case never
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style, with a tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with swipeable pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a style with swipeable pages whose page indicator has a given visibility.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

nonisolated extension View {
  /// Returns the view unchanged, because only the selected page is drawn, without a tab bar or page
  /// indicator.
  public consuming func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}
