public import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, over all subpaths.
  ///
  /// Fractions are clamped to 0…1; if `from` is not less than `to` the result is empty. Lengths of
  /// curves are measured along 128 chords.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let segments = PathSegment.all(of: self)
    let whole = segments.reduce(0) { $0 + $1.length }
    guard whole > 0 else { return Path() }
    // The last bit of the platform's libm must not decide whether a segment is cut at its end.
    let tolerance = whole * 1e-10
    var trimmed = Path()
    var done: CGFloat = 0
    for segment in segments {
      let (low, high) = (from * whole - done, to * whole - done)
      done += segment.length
      guard high > tolerance, low < segment.length - tolerance, segment.length > 0 else { continue }
      let part = segment.part(from: max(low, 0), to: min(high, segment.length))
      if segment.beginsSubpath || trimmed.isEmpty { trimmed.move(to: part.start) }
      part.add(to: &trimmed)
    }
    return trimmed
  }
}

/// One line or curve of a path, with its length.
private struct PathSegment {
  /// 2, 3 or 4 control points.
  let points: [CGPoint]
  let length: CGFloat
  /// Whether it starts a new subpath, even if the previous segment ends at the same point.
  let beginsSubpath: Bool
  /// For a curve, the length up to the end of each chord.
  private let chords: [CGFloat]

  private static let chordCount = 128

  init(_ points: [CGPoint], beginsSubpath: Bool = false) {
    self.points = points
    self.beginsSubpath = beginsSubpath
    var chords: [CGFloat] = []
    var last = points[0]
    var sum: CGFloat = 0
    let count = points.count == 2 ? 1 : PathSegment.chordCount
    for index in 1...count {
      let next = PathSegment.point(points, at: CGFloat(index) / CGFloat(count))
      let (dx, dy) = (next.x - last.x, next.y - last.y)
      sum += (dx * dx + dy * dy).squareRoot()
      chords.append(sum)
      last = next
    }
    self.chords = chords
    length = sum
  }

  static func all(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    func append(_ points: [CGPoint]) {
      segments.append(PathSegment([current] + points, beginsSubpath: begins))
      current = points[points.count - 1]
      // A segment of zero length is omitted, so the next one begins the subpath instead.
      begins = begins && segments[segments.count - 1].length == 0
    }
    path.forEach { element in
      switch element {
      case .move(let end):
        (start, current) = (end, end)
        begins = true
      case .line(let end): append([end])
      case .quadCurve(let end, let control): append([control, end])
      case .curve(let end, let control1, let control2): append([control1, control2, end])
      case .closeSubpath:
        if current != start { append([start]) }
        begins = true
      }
    }
    return segments
  }

  var start: CGPoint { points[0] }

  func add(to path: inout Path) {
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// Returns the part between two lengths from the start.
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    let (t0, t1) = (parameter(at: low), parameter(at: high))
    let tail = PathSegment.split(points, at: t0).after
    guard t1 < 1, t0 < 1 else { return PathSegment(tail) }
    return PathSegment(PathSegment.split(tail, at: (t1 - t0) / (1 - t0)).before)
  }

  /// Returns the parameter at a length from the start.
  private func parameter(at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    guard let index = chords.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = index == 0 ? 0 : chords[index - 1]
    let fraction = chords[index] > before ? (distance - before) / (chords[index] - before) : 0
    return (CGFloat(index) + fraction) / CGFloat(chords.count)
  }

  private static func point(_ points: [CGPoint], at t: CGFloat) -> CGPoint {
    switch points.count {
    case 2: mix(points[0], points[1], t)
    case 3: BezierPoint.quadratic(points[0], points[1], points[2], at: t)
    default: BezierPoint.cubic(points[0], points[1], points[2], points[3], at: t)
    }
  }

  /// Splits a Bézier curve of any degree with de Casteljau's algorithm.
  private static func split(
    _ points: [CGPoint],
    at t: CGFloat
  ) -> (before: [CGPoint], after: [CGPoint]) {
    var (before, after) = ([points[0]], [points[points.count - 1]])
    var level = points
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { mix($0, $1, t) }
      before.append(level[0])
      after.append(level[level.count - 1])
    }
    return (before, after.reversed())
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
