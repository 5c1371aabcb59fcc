public import Foundation

/// A point of the unit square that stands for a rectangle: (0, 0) is its top left corner.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the left.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// Creates the top left corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from its shares of the width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the point of `rect` that this one stands for.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  /// Returns the point of a rectangle at the origin that this one stands for.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}
