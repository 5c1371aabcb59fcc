/// Where scrolling comes to rest; of no consequence here.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String
  /// Page by page.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// At a view.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}
