import Foundation
import Scene

/// The animated numbers of a scale about a point.
///
/// It isn't an `AnimatablePair`, because thousands of views may be scaled, and the type of each
/// pair would be looked up. It gives the same results as an `AnimatablePair` of the animatable data
/// of the scale and of the anchor.
@usableFromInline struct ScaleVector: VectorArithmetic {
  private var width: Double
  private var height: Double
  private var x: Double
  private var y: Double

  private init(width: Double, height: Double, x: Double, y: Double) {
    self.width = width
    self.height = height
    self.x = x
    self.y = y
  }

  init(_ scale: CGSize, about anchor: UnitPoint) {
    width = scale.width
    height = scale.height
    x = anchor.x * UnitPoint.animationFactor
    y = anchor.y * UnitPoint.animationFactor
  }

  var scale: CGSize { CGSize(width: width, height: height) }

  var anchor: UnitPoint {
    UnitPoint(x: x / UnitPoint.animationFactor, y: y / UnitPoint.animationFactor)
  }

  @usableFromInline static var zero: ScaleVector { ScaleVector(width: 0, height: 0, x: 0, y: 0) }

  @usableFromInline var magnitudeSquared: Double {
    (width * width + height * height) + (x * x + y * y)
  }

  @usableFromInline mutating func scale(by rhs: Double) {
    width *= rhs
    height *= rhs
    x *= rhs
    y *= rhs
  }

  @usableFromInline static func + (lhs: ScaleVector, rhs: ScaleVector) -> ScaleVector {
    ScaleVector(
      width: lhs.width + rhs.width,
      height: lhs.height + rhs.height,
      x: lhs.x + rhs.x,
      y: lhs.y + rhs.y
    )
  }

  @usableFromInline static func - (lhs: ScaleVector, rhs: ScaleVector) -> ScaleVector {
    ScaleVector(
      width: lhs.width - rhs.width,
      height: lhs.height - rhs.height,
      x: lhs.x - rhs.x,
      y: lhs.y - rhs.y
    )
  }
}
