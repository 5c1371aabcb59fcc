/// The role of a toolbar, for source compatibility.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The default role.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A toolbar of views that are browsed.
  public static let browser = ToolbarRole(name: "browser")
  /// A toolbar of an editor.
  public static let editor = ToolbarRole(name: "editor")
  /// A toolbar of a stack of views.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

extension View {
  /// Returns the view unchanged, because toolbars aren't drawn.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
