import Foundation

/// The animated numbers of a distance in the plane; not generic, like `FrameVector`.
struct PointVector: VectorArithmetic {
  private var x: Double
  private var y: Double

  private init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(_ size: CGSize) {
    x = size.width
    y = size.height
  }

  var size: CGSize { CGSize(width: x, height: y) }

  static var zero: PointVector { PointVector(x: 0, y: 0) }

  var magnitudeSquared: Double { x * x + y * y }

  mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
  }

  static func + (lhs: PointVector, rhs: PointVector) -> PointVector {
    PointVector(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  static func - (lhs: PointVector, rhs: PointVector) -> PointVector {
    PointVector(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
