import Foundation
import Scene

/// The outlines of the known symbols, in unit coordinates.
enum SymbolOutline {
  typealias Drawing = @Sendable () -> Path

  /// Outlines that can be filled.
  static let closed: [String: Drawing] = [
    "circle": { Path(ellipseIn: CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92)) },
    "square": {
      Path(roundedRect: CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84), cornerRadius: 0.16)
    },
    "rectangle": {
      Path(roundedRect: CGRect(x: 0.03, y: 0.16, width: 0.94, height: 0.68), cornerRadius: 0.12)
    },
    "app": {
      Path(roundedRect: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88), cornerRadius: 0.22)
    },
    "capsule": {
      Path(roundedRect: CGRect(x: 0.03, y: 0.22, width: 0.94, height: 0.56), cornerRadius: 0.28)
    },
    "oval": { Path(ellipseIn: CGRect(x: 0.03, y: 0.2, width: 0.94, height: 0.6)) },
    "triangle": { polygon(3, around: CGPoint(x: 0.5, y: 0.6), radius: 0.52) },
    "diamond": { polygon(4, radius: 0.48) },
    "pentagon": { polygon(5, radius: 0.48) },
    "hexagon": { polygon(6, radius: 0.48) },
    "octagon": { polygon(8, radius: 0.48) },
    "seal": { star(12, inner: 0.42) },
    "star": { star(5, inner: 0.2) },
    "sparkle": { star(4, inner: 0.13) },
    "heart": heart,
    "bolt": {
      lines(
        [(0.6, 0.03), (0.18, 0.56), (0.47, 0.56), (0.4, 0.97), (0.82, 0.42), (0.53, 0.42)],
        isClosed: true
      )
    },
    "drop": {
      var path = Path()
      path.move(to: CGPoint(x: 0.5, y: 0.03))
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.97),
        control1: CGPoint(x: 0.62, y: 0.28),
        control2: CGPoint(x: 1.12, y: 0.97)
      )
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.03),
        control1: CGPoint(x: -0.12, y: 0.97),
        control2: CGPoint(x: 0.38, y: 0.28)
      )
      path.closeSubpath()
      return path
    },
    "flame": {
      var path = Path()
      path.move(to: CGPoint(x: 0.5, y: 0.03))
      path.addCurve(
        to: CGPoint(x: 0.52, y: 0.97),
        control1: CGPoint(x: 0.58, y: 0.3),
        control2: CGPoint(x: 1.2, y: 0.8)
      )
      path.addCurve(
        to: CGPoint(x: 0.3, y: 0.36),
        control1: CGPoint(x: 0.06, y: 0.97),
        control2: CGPoint(x: 0.1, y: 0.6)
      )
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.03),
        control1: CGPoint(x: 0.46, y: 0.46),
        control2: CGPoint(x: 0.5, y: 0.26)
      )
      path.closeSubpath()
      return path
    },
    "moon": {
      var path = Path()
      path.move(to: CGPoint(x: 0.38, y: 0.08))
      path.addCurve(
        to: CGPoint(x: 0.93, y: 0.64),
        control1: CGPoint(x: 0.28, y: 0.46),
        control2: CGPoint(x: 0.56, y: 0.74)
      )
      path.addCurve(
        to: CGPoint(x: 0.38, y: 0.08),
        control1: CGPoint(x: 0.66, y: 1.2),
        control2: CGPoint(x: -0.3, y: 0.7)
      )
      path.closeSubpath()
      return path
    },
    "cloud": {
      var path = Path()
      path.move(to: CGPoint(x: 0.22, y: 0.8))
      path.addCurve(
        to: CGPoint(x: 0.26, y: 0.42),
        control1: CGPoint(x: -0.06, y: 0.8),
        control2: CGPoint(x: -0.02, y: 0.42)
      )
      path.addCurve(
        to: CGPoint(x: 0.74, y: 0.4),
        control1: CGPoint(x: 0.34, y: 0.12),
        control2: CGPoint(x: 0.7, y: 0.14)
      )
      path.addCurve(
        to: CGPoint(x: 0.78, y: 0.8),
        control1: CGPoint(x: 1.04, y: 0.42),
        control2: CGPoint(x: 1.04, y: 0.8)
      )
      path.closeSubpath()
      return path
    },
    "house": {
      lines(
        [
          (0.5, 0.08), (0.96, 0.5), (0.83, 0.5), (0.83, 0.92), (0.17, 0.92), (0.17, 0.5),
          (0.04, 0.5),
        ],
        isClosed: true
      )
    },
    "bookmark": {
      lines([(0.22, 0.05), (0.78, 0.05), (0.78, 0.95), (0.5, 0.7), (0.22, 0.95)], isClosed: true)
    },
    "flag": {
      lines(
        [
          (0.14, 0.95), (0.14, 0.08), (0.86, 0.08), (0.7, 0.33), (0.86, 0.58), (0.2, 0.58),
          (0.2, 0.95),
        ],
        isClosed: true
      )
    },
    "play": { lines([(0.16, 0.06), (0.92, 0.5), (0.16, 0.94)], isClosed: true) },
    "stop": {
      Path(roundedRect: CGRect(x: 0.12, y: 0.12, width: 0.76, height: 0.76), cornerRadius: 0.08)
    },
    "pause": {
      var path = Path(
        roundedRect: CGRect(x: 0.18, y: 0.1, width: 0.22, height: 0.8),
        cornerRadius: 0.05
      )
      path.addRoundedRect(
        in: CGRect(x: 0.6, y: 0.1, width: 0.22, height: 0.8),
        cornerSize: CGSize(width: 0.05, height: 0.05)
      )
      return path
    },
    "location": {
      lines([(0.96, 0.04), (0.56, 0.96), (0.47, 0.53), (0.04, 0.44)], isClosed: true)
    },
    "person": {
      var path = Path(ellipseIn: CGRect(x: 0.3, y: 0.06, width: 0.4, height: 0.42))
      path.move(to: CGPoint(x: 0.08, y: 0.95))
      path.addCurve(
        to: CGPoint(x: 0.92, y: 0.95),
        control1: CGPoint(x: 0.12, y: 0.42),
        control2: CGPoint(x: 0.88, y: 0.42)
      )
      path.closeSubpath()
      return path
    },
    "bell": {
      var path = Path()
      path.move(to: CGPoint(x: 0.08, y: 0.76))
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.06),
        control1: CGPoint(x: 0.3, y: 0.56),
        control2: CGPoint(x: 0.06, y: 0.06)
      )
      path.addCurve(
        to: CGPoint(x: 0.92, y: 0.76),
        control1: CGPoint(x: 0.94, y: 0.06),
        control2: CGPoint(x: 0.7, y: 0.56)
      )
      path.closeSubpath()
      path.addEllipse(in: CGRect(x: 0.4, y: 0.8, width: 0.2, height: 0.16))
      return path
    },
    "sun.max": {
      var path = Path(ellipseIn: CGRect(x: 0.28, y: 0.28, width: 0.44, height: 0.44))
      for index in 0..<8 {
        let rotation = CGAffineTransform(translationX: 0.5, y: 0.5).rotated(
          by: CGFloat(index) * .pi / 4
        )
        let ray = Path(
          roundedRect: CGRect(x: -0.035, y: -0.49, width: 0.07, height: 0.16),
          cornerRadius: 0.035
        )
        path.addPath(ray, transform: rotation)
      }
      return path
    },
  ]

  /// Outlines that are always stroked, never filled.
  static let open: [String: Drawing] = [
    "plus": { lines([(0.5, 0.08), (0.5, 0.92)]) + lines([(0.08, 0.5), (0.92, 0.5)]) },
    "minus": { lines([(0.08, 0.5), (0.92, 0.5)]) },
    "equal": { lines([(0.08, 0.36), (0.92, 0.36)]) + lines([(0.08, 0.64), (0.92, 0.64)]) },
    "xmark": { lines([(0.14, 0.14), (0.86, 0.86)]) + lines([(0.86, 0.14), (0.14, 0.86)]) },
    "multiply": { lines([(0.14, 0.14), (0.86, 0.86)]) + lines([(0.86, 0.14), (0.14, 0.86)]) },
    "checkmark": { lines([(0.12, 0.56), (0.4, 0.86), (0.88, 0.14)]) },
    "chevron.right": { lines([(0.32, 0.08), (0.74, 0.5), (0.32, 0.92)]) },
    "chevron.left": { lines([(0.68, 0.08), (0.26, 0.5), (0.68, 0.92)]) },
    "chevron.up": { lines([(0.08, 0.7), (0.5, 0.28), (0.92, 0.7)]) },
    "chevron.down": { lines([(0.08, 0.3), (0.5, 0.72), (0.92, 0.3)]) },
    "arrow.right": {
      lines([(0.06, 0.5), (0.94, 0.5)]) + lines([(0.58, 0.16), (0.94, 0.5), (0.58, 0.84)])
    },
    "arrow.left": {
      lines([(0.06, 0.5), (0.94, 0.5)]) + lines([(0.42, 0.16), (0.06, 0.5), (0.42, 0.84)])
    },
    "arrow.up": {
      lines([(0.5, 0.94), (0.5, 0.06)]) + lines([(0.16, 0.42), (0.5, 0.06), (0.84, 0.42)])
    },
    "arrow.down": {
      lines([(0.5, 0.06), (0.5, 0.94)]) + lines([(0.16, 0.58), (0.5, 0.94), (0.84, 0.58)])
    },
    "line.3.horizontal": {
      lines([(0.06, 0.22), (0.94, 0.22)]) + lines([(0.06, 0.5), (0.94, 0.5)])
        + lines([(0.06, 0.78), (0.94, 0.78)])
    },
    "magnifyingglass": {
      Path(ellipseIn: CGRect(x: 0.06, y: 0.06, width: 0.62, height: 0.62))
        + lines([(0.6, 0.6), (0.94, 0.94)])
    },
    "ellipsis": {
      lines([(0.14, 0.5), (0.15, 0.5)]) + lines([(0.5, 0.5), (0.51, 0.5)])
        + lines([(0.86, 0.5), (0.87, 0.5)])
    },
    "waveform": {
      lines([(0.06, 0.42), (0.06, 0.58)]) + lines([(0.28, 0.2), (0.28, 0.8)])
        + lines([(0.5, 0.06), (0.5, 0.94)])
        + lines([(0.72, 0.26), (0.72, 0.74)]) + lines([(0.94, 0.42), (0.94, 0.58)])
    },
  ]

  static func lines(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    if isClosed { path.closeSubpath() }
    return path
  }

  /// Returns a polygon with corners at equal angles, starting at the top. Every second corner is at
  /// the inner radius.
  static func ring(
    _ count: Int,
    around center: CGPoint,
    radius: CGFloat,
    inner: CGFloat
  ) -> Path {
    let points = (0..<count).map { index in
      let angle = Angle(degrees: 360 * Double(index) / Double(count))
      let reach = index.isMultiple(of: 2) ? radius : inner
      return (center.x + reach * CGFloat(angle.sin), center.y - reach * CGFloat(angle.cos))
    }
    return lines(points, isClosed: true)
  }

  private static func polygon(
    _ count: Int,
    around center: CGPoint = CGPoint(x: 0.5, y: 0.5),
    radius: CGFloat
  ) -> Path {
    ring(count, around: center, radius: radius, inner: radius)
  }

  private static func star(_ count: Int, inner: CGFloat) -> Path {
    ring(2 * count, around: CGPoint(x: 0.5, y: 0.52), radius: 0.5, inner: inner)
  }

  private static let heart: Drawing = {
    var path = Path()
    path.move(to: CGPoint(x: 0.5, y: 0.94))
    path.addCurve(
      to: CGPoint(x: 0.02, y: 0.35),
      control1: CGPoint(x: 0.2, y: 0.72),
      control2: CGPoint(x: 0.02, y: 0.54)
    )
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.24),
      control1: CGPoint(x: 0.02, y: 0.04),
      control2: CGPoint(x: 0.42, y: 0)
    )
    path.addCurve(
      to: CGPoint(x: 0.98, y: 0.35),
      control1: CGPoint(x: 0.58, y: 0),
      control2: CGPoint(x: 0.98, y: 0.04)
    )
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.94),
      control1: CGPoint(x: 0.98, y: 0.54),
      control2: CGPoint(x: 0.8, y: 0.72)
    )
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// Joins two paths.
  static func + (left: Path, right: Path) -> Path {
    var path = left
    path.addPath(right)
    return path
  }
}
