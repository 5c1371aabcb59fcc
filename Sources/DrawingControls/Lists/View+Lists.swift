public import Foundation

/// A list style, which this library ignores.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The default style.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A plain list.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// A plain list.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A grouped list.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// A grouped list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// An inset list.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// An inset list.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// An inset grouped list.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// An inset grouped list.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A sidebar list.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// A sidebar list.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Returns the view unchanged, because all lists are drawn in the same style.
  public consuming func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Returns the view unchanged, because rows have no separators.
  public consuming func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged, because rows have no separators.
  public consuming func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged, because sections have no separators.
  public consuming func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged, because the spacing is always 12 points.
  public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Returns the view unchanged, because the spacing is always 12 points.
  public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Returns the view unchanged, because the spacing is always 12 points.
  public consuming func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Returns the view unchanged, because rows use the inherited tint.
  public consuming func listItemTint(_ tint: Color?) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged, because rows can't be moved.
  public consuming func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Returns the view unchanged, because rows can't be deleted.
  public consuming func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Returns the view and records a note, because search fields aren't drawn.
  public consuming func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    noting("searchable")
  }

  /// Returns the view and records a note, because search fields aren't drawn.
  public consuming func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    noting("searchable")
  }

  /// Returns the view and records a note, because search fields aren't drawn.
  public consuming func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text
  ) -> some View {
    noting("searchable")
  }

  /// Returns the view and records a note, because search fields aren't drawn.
  @_disfavoredOverload
  public consuming func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View {
    noting("searchable")
  }

  /// Sets `\.headerProminence` in the environment. Section headers are always drawn in one style.
  public consuming func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Returns the view and records a note unless the count is 0, because badges aren't drawn.
  public consuming func badge(_ count: Int) -> some View {
    noting("badge", if: count != 0)
  }

  /// Returns the view and records a note unless the text is `nil`, because badges aren't drawn.
  public consuming func badge(_ label: Text?) -> some View {
    noting("badge", if: label != nil)
  }

  /// Returns the view and records a note unless the text is `nil`, because badges aren't drawn.
  @_disfavoredOverload
  public consuming func badge(_ key: LocalizedStringKey?) -> some View {
    noting("badge", if: key != nil)
  }

  /// Returns the view without the badge and records a note if the label isn't `nil`.
  @_disfavoredOverload
  public consuming func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    noting("badge", if: label != nil)
  }
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

/// The spacing of sections, which this library ignores.
public struct ListSectionSpacing: Hashable, Sendable {
  private let spacing: CGFloat?
  /// The default spacing.
  public static let `default` = ListSectionSpacing(spacing: nil)
  /// A compact spacing.
  public static let compact = ListSectionSpacing(spacing: 0)

  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(spacing: spacing)
  }
}

/// The position of a search field, which isn't drawn.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// The visibility of a search field during scrolling.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Hidden during scrolling.
    case automatic
    /// Always shown.
    case always
  }

  private let name: String
  /// The default position.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Returns the position below the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}
