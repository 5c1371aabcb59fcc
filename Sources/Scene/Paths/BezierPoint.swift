package import Foundation

/// Points on Bézier curves.
package enum BezierPoint {
  package static func quadratic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, at t: CGFloat)
    -> CGPoint
  {
    let s = 1 - t
    return CGPoint(
      x: s * s * p0.x + 2 * s * t * p1.x + t * t * p2.x,
      y: s * s * p0.y + 2 * s * t * p1.y + t * t * p2.y
    )
  }

  package static func cubic(
    _ p0: CGPoint,
    _ p1: CGPoint,
    _ p2: CGPoint,
    _ p3: CGPoint,
    at t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y
    )
  }
}
