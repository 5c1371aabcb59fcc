public import Foundation

/// The preferred spacing of a view to its neighbours.
public struct ViewSpacing: Sendable {
  var horizontal: CGFloat?
  var vertical: CGFloat?

  /// No spacing.
  public static let zero = ViewSpacing(horizontal: 0, vertical: 0)

  /// Creates the default spacing.
  public init() {
    self.init(horizontal: nil, vertical: nil)
  }

  init(horizontal: CGFloat?, vertical: CGFloat?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the spacing to the next view: the larger of both preferences, or 8 points if there are
  /// none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let preferences =
      axis == .horizontal ? [horizontal, next.horizontal] : [vertical, next.vertical]
    return preferences.compactMap { $0 }.max() ?? StackRule.defaultSpacing
  }

  /// Merges another view's preferences for some edges, keeping the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func union(_ own: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      [own, other].compactMap { $0 }.max()
    }
    if !edges.isDisjoint(with: .horizontal) { horizontal = union(horizontal, other.horizontal) }
    if !edges.isDisjoint(with: .vertical) { vertical = union(vertical, other.vertical) }
  }

  /// Returns the larger preferences of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
