/// The alignment of a scroll view after scrolling, for source compatibility.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String
  /// Aligned to pages.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// Aligned to views.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}
