/// The style of a scroll view's edge effect, which isn't drawn.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The default style.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
