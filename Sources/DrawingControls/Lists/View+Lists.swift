public import Foundation

/// How rows are shown; here they are drawn as they are.
public protocol ListStyle {}

/// Rows as usual.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// Rows as usual.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without a ground.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without a ground.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows in groups.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows away from the sides.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows away from the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows in groups, away from the sides.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups, away from the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows as at the side of a window.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as at the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Is accepted and changes nothing: rows are drawn as they are.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Is accepted and changes nothing: rows are drawn without lines between them.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Is accepted and changes nothing: rows are drawn without lines between them.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Is accepted and changes nothing: sections are drawn without lines between them.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Is accepted and changes nothing: rows are 12 points apart.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Is accepted and changes nothing: sections are 12 points apart.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Is accepted and changes nothing: rows have the tint that is set around.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Is accepted and changes nothing: nobody swipes over a picture.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Is accepted and changes nothing: nobody moves rows.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Is accepted and changes nothing: nobody takes rows away.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Is accepted and changes nothing: nobody pulls at a picture.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to search in.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
    noting("searchable")
  }

  /// Is accepted and changes nothing: headings are of one size.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Is accepted and changes nothing: there is no place for a badge.
  public func badge(_ count: Int) -> some View {
    noting("badge", if: count != 0)
  }

  /// Is accepted and changes nothing: there is no place for a badge.
  public func badge(_ label: Text?) -> some View {
    noting("badge", if: label != nil)
  }

  /// Is accepted and changes nothing: there is no place for a badge.
  @_disfavoredOverload
  public func badge(_ key: LocalizedStringKey?) -> some View {
    noting("badge", if: key != nil)
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}
