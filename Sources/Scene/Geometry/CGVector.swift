public import Foundation

#if !canImport(Darwin)
/// A displacement in the plane, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The displacement to the right.
  public var dx: CGFloat
  /// The displacement down.
  public var dy: CGFloat

  /// Creates the zero displacement.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a displacement, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a displacement, in points.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a displacement, in points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The zero displacement.
  public static let zero = CGVector()
}
#endif
