/// A kind of accessibility action, for source compatibility.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// The default action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that dismisses a view.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The action for the most important task on the current screen.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// The action that deletes an item.
  public static let delete = AccessibilityActionKind(name: "delete")

  private init(name: String) {
    self.name = name
  }
}
