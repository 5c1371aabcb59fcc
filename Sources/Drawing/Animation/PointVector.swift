import Foundation

/// The animated numbers of a distance in the plane.
///
/// It isn't an `AnimatablePair`, because thousands of views may be displaced, and the type of each
/// pair would be looked up.
@usableFromInline struct PointVector: VectorArithmetic {
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

  @usableFromInline static var zero: PointVector { PointVector(x: 0, y: 0) }

  @usableFromInline var magnitudeSquared: Double { x * x + y * y }

  @usableFromInline mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
  }

  @usableFromInline static func + (lhs: PointVector, rhs: PointVector) -> PointVector {
    PointVector(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  @usableFromInline static func - (lhs: PointVector, rhs: PointVector) -> PointVector {
    PointVector(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
