internal import CPixels
public import Foundation

extension Path {
  /// The smallest rectangle that contains all points, including control points; null for an empty
  /// path.
  package var controlBounds: CGRect {
    guard !coordinates.isEmpty else { return .null }
    var bounds = [0.0, 0, 0, 0]
    cpixels_bounds(coordinates, coordinates.count, &bounds)
    guard bounds.allSatisfy(\.isFinite) else { return .null }
    return CGRect(
      x: bounds[0],
      y: bounds[1],
      width: bounds[2] - bounds[0],
      height: bounds[3] - bounds[1]
    )
  }

  /// The smallest rectangle that contains the lines and curves; null for an empty path.
  public var boundingRect: CGRect {
    var box = PathBox()
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let end), .line(let end):
        box.add(end)
        current = end
      case .quadCurve(let end, let control):
        box.add(end)
        box.addExtremes(quadratic: current, control, end)
        current = end
      case .curve(let end, let control1, let control2):
        box.add(end)
        box.addExtremes(cubic: current, control1, control2, end)
        current = end
      case .closeSubpath:
        break
      }
    }
    return box.rect
  }
}

/// A rectangle that grows to contain points.
private struct PathBox {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// Adds the extreme points of a quadratic curve in x and in y.
  mutating func addExtremes(quadratic p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    for axis in [\CGPoint.x, \CGPoint.y] {
      let bend = p0[keyPath: axis] - 2 * p1[keyPath: axis] + p2[keyPath: axis]
      guard bend != 0 else { continue }
      let t = (p0[keyPath: axis] - p1[keyPath: axis]) / bend
      guard t > 0, t < 1 else { continue }
      add(BezierPoint.quadratic(p0, p1, p2, at: t))
    }
  }

  /// Adds the extreme points of a cubic curve in x and in y.
  mutating func addExtremes(cubic p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    for axis in [\CGPoint.x, \CGPoint.y] {
      let (v0, v1, v2, v3) = (
        p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis]
      )
      // The derivative is a·t² + b·t + c, up to a factor of 3.
      let a = v3 - 3 * v2 + 3 * v1 - v0
      let b = 2 * (v2 - 2 * v1 + v0)
      let c = v1 - v0
      for t in roots(a, b, c) where t > 0 && t < 1 {
        add(BezierPoint.cubic(p0, p1, p2, p3, at: t))
      }
    }
  }

  private func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    guard a != 0 else { return b == 0 ? [] : [-c / b] }
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    // The sum of two numbers with the same sign, to avoid cancellation.
    let sum = -0.5 * (b + (b < 0 ? -square.squareRoot() : square.squareRoot()))
    return sum == 0 ? [0] : [sum / a, c / sum]
  }
}
