import Foundation

/// Bézier curves as points, for expected values.
enum Curves {
  /// Returns points along a curve of any degree, except the last one, with de Casteljau's
  /// algorithm.
  static func points(_ control: [CGPoint], pieces: Int = 96) -> [CGPoint] {
    (0..<pieces).map { point(control, at: Double($0) / Double(pieces)) }
  }

  static func point(_ control: [CGPoint], at t: Double) -> CGPoint {
    var level = control
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return level[0]
  }
}
