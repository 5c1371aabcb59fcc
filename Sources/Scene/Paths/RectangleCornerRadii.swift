public import Foundation

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeading: CGFloat
  /// The radius at the bottom left.
  public var bottomLeading: CGFloat
  /// The radius at the bottom right.
  public var bottomTrailing: CGFloat
  /// The radius at the top right.
  public var topTrailing: CGFloat

  /// Creates radii, in points; corners that aren't specified are square.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
