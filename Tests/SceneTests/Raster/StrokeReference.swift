import Foundation
import Scene

/// A stroke by definition: the union of a rectangle per segment, a piece per corner, and a cap per
/// end.
struct StrokeReference {
  let style: StrokeStyle
  private(set) var pieces: [[CGPoint]] = []
  private var radius: Double { Double(style.lineWidth) / 2 }

  /// Creates the stroke of a line with the vertices `points`; a closed one repeats the first at the
  /// end.
  init(_ points: [CGPoint], closed: Bool, isCurve: Bool = false, _ style: StrokeStyle) {
    self.style = style
    if style.dash.isEmpty {
      add(points, closed: closed, isCurve: isCurve)
    } else {
      for dash in StrokeReference.dashes(of: points, style) {
        add(dash, closed: false, isCurve: isCurve)
      }
    }
  }

  private mutating func add(_ points: [CGPoint], closed: Bool, isCurve: Bool) {
    let directions = zip(points, points.dropFirst()).map { StrokeReference.direction($0, $1) }
    guard let first = directions.first, let last = directions.last else { return }
    for (index, direction) in directions.enumerated() {
      var (from, to) = (points[index], points[index + 1])
      if style.lineCap == .square, !closed {
        if index == 0 { from = StrokeReference.moved(from, direction, -radius) }
        if index == directions.count - 1 { to = StrokeReference.moved(to, direction, radius) }
      }
      let side = CGPoint(x: direction.y, y: -direction.x)
      add([
        StrokeReference.moved(from, side, radius), StrokeReference.moved(to, side, radius),
        StrokeReference.moved(to, side, -radius), StrokeReference.moved(from, side, -radius),
      ])
    }
    for (index, pair) in zip(directions, directions.dropFirst()).enumerated() {
      addJoin(points[index + 1], pair.0, pair.1, isCurve ? .bevel : style.lineJoin)
    }
    if closed { addJoin(points[0], last, first, style.lineJoin) }
    if style.lineCap == .round, !closed {
      addDisc(points[0])
      addDisc(points[points.count - 1])
    }
  }

  private mutating func addJoin(_ at: CGPoint, _ u: CGPoint, _ v: CGPoint, _ join: CGLineJoin) {
    if join == .round { return addDisc(at) }
    let outward = u.x * v.y - u.y * v.x > 0 ? radius : -radius
    let first = CGPoint(x: u.y * outward, y: -u.x * outward)
    let second = CGPoint(x: v.y * outward, y: -v.x * outward)
    let cosine = u.x * v.x + u.y * v.y
    var piece = [at, CGPoint(x: at.x + first.x, y: at.y + first.y)]
    // Miter length over width is 1/sin(angle/2) of the corner, which is 1/cos(turn/2).
    if join == .miter, 1 / ((1 + cosine) / 2).squareRoot() <= style.miterLimit {
      piece.append(
        CGPoint(
          x: at.x + (first.x + second.x) / (1 + cosine),
          y: at.y + (first.y + second.y) / (1 + cosine)
        )
      )
    }
    add(piece + [CGPoint(x: at.x + second.x, y: at.y + second.y)])
  }

  /// Adds a polygon with the area of the disc.
  private mutating func addDisc(_ center: CGPoint) {
    let step = 2 * Double.pi / 64
    let size = radius * (step / Trigonometry.sineAndCosine(step).sine).squareRoot()
    add(
      (0..<64).map { index in
        let (sine, cosine) = Trigonometry.sineAndCosine(step * Double(index))
        return CGPoint(x: center.x + size * cosine, y: center.y + size * sine)
      }
    )
  }

  /// Adds a polygon, reversed if necessary, so that all have the same orientation.
  private mutating func add(_ polygon: [CGPoint]) {
    let doubled = zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    pieces.append(doubled < 0 ? polygon.reversed() : polygon)
  }

  private static func dashes(of points: [CGPoint], _ style: StrokeStyle) -> [[CGPoint]] {
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let whole = pattern.reduce(0, +)
    // The position in the pattern, from 0 up to `whole`.
    var phase = Double(style.dashPhase).truncatingRemainder(dividingBy: Double(whole))
    if phase < 0 { phase += Double(whole) }
    var entry = 0
    while phase >= Double(pattern[entry]) {
      phase -= Double(pattern[entry])
      entry = (entry + 1) % pattern.count
    }
    var left = Double(pattern[entry]) - phase
    var dashes: [[CGPoint]] = []
    var current = entry % 2 == 0 ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let unit = direction(from, to)
      let length = distance(from, to)
      var done = 0.0
      while length - done > left {
        done += left
        let cut = moved(from, unit, done)
        if entry % 2 == 0 { dashes.append(current + [cut]) }
        entry = (entry + 1) % pattern.count
        left = Double(pattern[entry])
        current = entry % 2 == 0 ? [cut] : []
      }
      left -= length - done
      if entry % 2 == 0 { current.append(to) }
    }
    if current.count > 1 { dashes.append(current) }
    return dashes
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (b.x - a.x) / distance(a, b), y: (b.y - a.y) / distance(a, b))
  }

  private static func moved(_ point: CGPoint, _ unit: CGPoint, _ length: Double) -> CGPoint {
    CGPoint(x: point.x + unit.x * length, y: point.y + unit.y * length)
  }
}
