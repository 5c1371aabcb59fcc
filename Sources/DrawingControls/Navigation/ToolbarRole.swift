/// The role of a toolbar, for source compatibility.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The default role.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The role for browsing content.
  public static let browser = ToolbarRole(name: "browser")
  /// The role for editing content.
  public static let editor = ToolbarRole(name: "editor")
  /// The role for a stack of views.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

nonisolated extension View {
  /// Returns the view unchanged, because toolbars aren't drawn.
  public consuming func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
