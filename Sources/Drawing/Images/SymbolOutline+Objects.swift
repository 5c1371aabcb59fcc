import Foundation
import Scene

extension SymbolOutline {
  /// Outlines of things, which can be filled with the even-odd rule.
  static let closedObjects: [String: Drawing] = [
    "backward": {
      lines([(0.5, 0.14), (0.5, 0.86), (0.04, 0.5)], isClosed: true)
        + lines([(0.96, 0.14), (0.96, 0.86), (0.5, 0.5)], isClosed: true)
    },
    "forward": {
      lines([(0.5, 0.14), (0.5, 0.86), (0.96, 0.5)], isClosed: true)
        + lines([(0.04, 0.14), (0.04, 0.86), (0.5, 0.5)], isClosed: true)
    },
    "mic": {
      box(0.34, 0.04, 0.32, 0.54, 0.16) + box(0.47, 0.64, 0.06, 0.24) + box(0.3, 0.88, 0.4, 0.06)
    },
    "lock": {
      box(0.16, 0.44, 0.68, 0.5, 0.08) + box(0.28, 0.06, 0.44, 0.38, 0.2)
        + box(0.37, 0.15, 0.26, 0.29, 0.12)
    },
    "envelope": {
      box(0.03, 0.18, 0.94, 0.64, 0.08) + lines([(0.1, 0.26), (0.5, 0.58), (0.9, 0.26)])
    },
    "trash": {
      lines([(0.18, 0.26), (0.82, 0.26), (0.76, 0.96), (0.24, 0.96)], isClosed: true)
        + box(0.1, 0.12, 0.8, 0.08) + box(0.38, 0.04, 0.24, 0.08)
    },
    "bubble.left": {
      box(0.04, 0.1, 0.92, 0.62, 0.2)
        + lines([(0.18, 0.72), (0.18, 0.94), (0.42, 0.72)], isClosed: true)
    },
    "message": {
      Path(ellipseIn: CGRect(x: 0.04, y: 0.08, width: 0.92, height: 0.72))
        + lines([(0.2, 0.74), (0.14, 0.96), (0.42, 0.8)], isClosed: true)
    },
    "eye": {
      var path = Path()
      path.move(to: CGPoint(x: 0.02, y: 0.5))
      path.addQuadCurve(to: CGPoint(x: 0.98, y: 0.5), control: CGPoint(x: 0.5, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0.02, y: 0.5), control: CGPoint(x: 0.5, y: 1))
      path.closeSubpath()
      return path + Path(ellipseIn: CGRect(x: 0.34, y: 0.34, width: 0.32, height: 0.32))
    },
    "camera": {
      box(0.03, 0.22, 0.94, 0.62, 0.1) + box(0.34, 0.12, 0.32, 0.1)
        + Path(ellipseIn: CGRect(x: 0.3, y: 0.33, width: 0.4, height: 0.4))
    },
    "calendar": { box(0.06, 0.1, 0.88, 0.82, 0.12) + box(0.14, 0.32, 0.72, 0.52, 0.04) },
    "photo": {
      box(0.03, 0.14, 0.94, 0.72, 0.1)
        + lines(
          [(0.12, 0.76), (0.38, 0.4), (0.56, 0.62), (0.68, 0.5), (0.88, 0.76)],
          isClosed: true
        )
    },
    "doc": {
      lines([(0.18, 0.04), (0.6, 0.04), (0.84, 0.28), (0.84, 0.96), (0.18, 0.96)], isClosed: true)
    },
    "folder": {
      lines(
        [(0.04, 0.18), (0.38, 0.18), (0.46, 0.28), (0.96, 0.28), (0.96, 0.84), (0.04, 0.84)],
        isClosed: true
      )
    },
    "square.grid.2x2": {
      box(0.06, 0.06, 0.38, 0.38, 0.06) + box(0.56, 0.06, 0.38, 0.38, 0.06)
        + box(0.06, 0.56, 0.38, 0.38, 0.06) + box(0.56, 0.56, 0.38, 0.38, 0.06)
    },
    "gear": {
      ring(24, around: CGPoint(x: 0.5, y: 0.5), radius: 0.48, inner: 0.36)
        + Path(ellipseIn: CGRect(x: 0.34, y: 0.34, width: 0.32, height: 0.32))
    },
    "paperplane": {
      lines([(0.04, 0.46), (0.96, 0.04), (0.7, 0.94), (0.46, 0.62)], isClosed: true)
    },
    "creditcard": { box(0.03, 0.18, 0.94, 0.64, 0.1) + box(0.03, 0.34, 0.94, 0.12) },
    "tag": {
      lines([(0.06, 0.06), (0.5, 0.06), (0.96, 0.54), (0.54, 0.96), (0.06, 0.5)], isClosed: true)
        + Path(ellipseIn: CGRect(x: 0.18, y: 0.18, width: 0.14, height: 0.14))
    },
    "music.note": {
      Path(ellipseIn: CGRect(x: 0.18, y: 0.7, width: 0.32, height: 0.24))
        + lines(
          [(0.5, 0.82), (0.5, 0.06), (0.82, 0.22), (0.82, 0.36), (0.56, 0.24), (0.56, 0.82)],
          isClosed: true
        )
    },
    "airplane": {
      lines(
        [
          (0.96, 0.5), (0.86, 0.57), (0.62, 0.57), (0.4, 0.94), (0.3, 0.94), (0.42, 0.57),
          (0.2, 0.57),
          (0.1, 0.7), (0.03, 0.7), (0.08, 0.5), (0.03, 0.3), (0.1, 0.3), (0.2, 0.43), (0.42, 0.43),
          (0.3, 0.06), (0.4, 0.06), (0.62, 0.43), (0.86, 0.43),
        ],
        isClosed: true
      )
    },
    "hourglass": {
      lines([(0.2, 0.05), (0.8, 0.05), (0.5, 0.5)], isClosed: true)
        + lines([(0.2, 0.95), (0.8, 0.95), (0.5, 0.5)], isClosed: true)
    },
    "clock": {
      Path(ellipseIn: CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92))
        + lines(
          [(0.46, 0.2), (0.54, 0.2), (0.54, 0.48), (0.72, 0.64), (0.66, 0.7), (0.46, 0.52)],
          isClosed: true
        )
    },
    "timer": {
      Path(ellipseIn: CGRect(x: 0.08, y: 0.14, width: 0.84, height: 0.84))
        + box(0.4, 0.02, 0.2, 0.08)
        + box(0.46, 0.26, 0.08, 0.32)
    },
    "speaker": {
      lines(
        [(0.1, 0.36), (0.32, 0.36), (0.62, 0.1), (0.62, 0.9), (0.32, 0.64), (0.1, 0.64)],
        isClosed: true
      )
    },
    "lightbulb": {
      Path(ellipseIn: CGRect(x: 0.2, y: 0.03, width: 0.6, height: 0.6)) + box(0.36, 0.68, 0.28, 0.1)
        + box(0.4, 0.84, 0.2, 0.1)
    },
    "map": {
      lines([(0.04, 0.2), (0.33, 0.08), (0.33, 0.8), (0.04, 0.92)], isClosed: true)
        + lines([(0.37, 0.08), (0.63, 0.2), (0.63, 0.92), (0.37, 0.8)], isClosed: true)
        + lines([(0.67, 0.2), (0.96, 0.08), (0.96, 0.8), (0.67, 0.92)], isClosed: true)
    },
    "person.2": {
      Path(ellipseIn: CGRect(x: 0.14, y: 0.22, width: 0.26, height: 0.28))
        + lines([(0.02, 0.84), (0.12, 0.58), (0.42, 0.58), (0.48, 0.84)], isClosed: true)
        + Path(ellipseIn: CGRect(x: 0.58, y: 0.16, width: 0.28, height: 0.3))
        + lines([(0.52, 0.84), (0.58, 0.54), (0.88, 0.54), (0.98, 0.84)], isClosed: true)
    },
  ]

  /// Signs that are always stroked, never filled.
  static let openSigns: [String: Drawing] = [
    "line.diagonal": { lines([(0.06, 0.94), (0.94, 0.06)]) },
    "exclamationmark": { lines([(0.5, 0.06), (0.5, 0.64)]) + lines([(0.5, 0.92), (0.5, 0.93)]) },
    "questionmark": {
      var path = Path()
      path.move(to: CGPoint(x: 0.24, y: 0.3))
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.66),
        control1: CGPoint(x: 0.24, y: -0.08),
        control2: CGPoint(x: 1.1, y: 0.12)
      )
      return path + lines([(0.5, 0.92), (0.5, 0.93)])
    },
    "snowflake": { snowflake },
    "snow": { snowflake },
    "power": { arc(0.44, from: -55, to: 235) + lines([(0.5, 0.04), (0.5, 0.46)]) },
    "arrow.clockwise": {
      arc(0.4, from: -10, to: 290) + lines([(0.56, 0.02), (0.68, 0.18), (0.5, 0.28)])
    },
    "arrow.counterclockwise": {
      arc(0.4, from: -110, to: 190) + lines([(0.44, 0.02), (0.32, 0.18), (0.5, 0.28)])
    },
    "wifi": {
      arc(0.68, around: 0.86, from: 225, to: 315) + arc(0.38, around: 0.86, from: 225, to: 315)
        + lines([(0.5, 0.86), (0.5, 0.87)])
    },
    "globe": {
      Path(ellipseIn: CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.9))
        + Path(ellipseIn: CGRect(x: 0.3, y: 0.05, width: 0.4, height: 0.9))
        + lines([(0.05, 0.5), (0.95, 0.5)])
    },
    "list.bullet": {
      lines([(0.3, 0.2), (0.96, 0.2)]) + lines([(0.3, 0.5), (0.96, 0.5)])
        + lines([(0.3, 0.8), (0.96, 0.8)]) + lines([(0.06, 0.2), (0.07, 0.2)])
        + lines([(0.06, 0.5), (0.07, 0.5)]) + lines([(0.06, 0.8), (0.07, 0.8)])
    },
    "square.and.arrow.up": {
      lines([(0.32, 0.38), (0.16, 0.38), (0.16, 0.94), (0.84, 0.94), (0.84, 0.38), (0.68, 0.38)])
        + lines([(0.5, 0.66), (0.5, 0.06)]) + lines([(0.32, 0.24), (0.5, 0.06), (0.68, 0.24)])
    },
    "chevron.backward": { lines([(0.68, 0.08), (0.26, 0.5), (0.68, 0.92)]) },
    "chevron.forward": { lines([(0.32, 0.08), (0.74, 0.5), (0.32, 0.92)]) },
    "arrow.up.right": {
      lines([(0.12, 0.88), (0.88, 0.12)]) + lines([(0.34, 0.12), (0.88, 0.12), (0.88, 0.66)])
    },
  ]

  private static var snowflake: Path {
    var path = Path()
    let branch =
      lines([(0, 0), (0, -0.46)]) + lines([(-0.13, -0.4), (0, -0.27), (0.13, -0.4)])
    for index in 0..<6 {
      path.addPath(
        branch,
        transform: CGAffineTransform(translationX: 0.5, y: 0.5).rotated(
          by: CGFloat(index) * .pi / 3
        )
      )
    }
    return path
  }

  /// Returns an arc, in degrees clockwise from the right.
  private static func arc(
    _ radius: CGFloat,
    around y: CGFloat = 0.54,
    from start: Double,
    to end: Double
  ) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 0.5, y: y),
      radius: radius,
      startAngle: .degrees(start),
      endAngle: .degrees(end),
      clockwise: false
    )
    return path
  }

  private static func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ radius: CGFloat = 0
  ) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }
}
