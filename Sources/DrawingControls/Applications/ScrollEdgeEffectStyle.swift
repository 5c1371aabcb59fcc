/// How what is scrolled ends at a bar; there are none.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// At once.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
