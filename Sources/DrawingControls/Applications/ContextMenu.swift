/// The items of a context menu, which isn't drawn.
public struct ContextMenu<Items: View> {
  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> Items) {}
}

nonisolated extension View {
  /// Returns the view unchanged, because context menus aren't drawn.
  public consuming func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
    self
  }
}
