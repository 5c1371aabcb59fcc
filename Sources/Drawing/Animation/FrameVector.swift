import Foundation

/// The animated numbers of a frame.
///
/// Unlike nested pairs it isn't generic, because in debug builds each operation on a generic value
/// looks up its type.
struct FrameVector: VectorArithmetic {
  private var x: Double
  private var y: Double
  private var width: Double
  private var height: Double

  private init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ frame: CGRect) {
    x = frame.origin.x
    y = frame.origin.y
    width = frame.size.width
    height = frame.size.height
  }

  var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  static var zero: FrameVector { FrameVector(x: 0, y: 0, width: 0, height: 0) }

  var magnitudeSquared: Double { (x * x + y * y) + (width * width + height * height) }

  mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
    width *= rhs
    height *= rhs
  }

  static func + (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    FrameVector(
      x: lhs.x + rhs.x,
      y: lhs.y + rhs.y,
      width: lhs.width + rhs.width,
      height: lhs.height + rhs.height
    )
  }

  static func - (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    FrameVector(
      x: lhs.x - rhs.x,
      y: lhs.y - rhs.y,
      width: lhs.width - rhs.width,
      height: lhs.height - rhs.height
    )
  }
}
