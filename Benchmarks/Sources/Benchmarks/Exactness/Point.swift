import Foundation

/// A point or a vector in the plane.
struct Point: Equatable {
  var x, y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the unit vector with an angle.
  init(towards angle: Double) { self.init(x: cos(angle), y: sin(angle)) }

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }

  var length: Double { (x * x + y * y).squareRoot() }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  func applying(_ m: [Double]) -> Point {
    Point(x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5])
  }
}
