import Foundation

/// A subpath whose curves are cut into so many chords that they are practically exact.
struct FineLine {
  var points: [Point] = []
  /// Whether each point is inside a curve.
  var isSmooth: [Bool] = []
  var isClosed = false

  mutating func add(_ point: Point, smooth: Bool = false) {
    if point == points.last {
      isSmooth[isSmooth.count - 1] = isSmooth[isSmooth.count - 1] && smooth
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }
}

extension FlatPath {
  /// Returns the subpaths, with each curve in hundreds of chords.
  func fineLines() -> [FineLine] {
    var lines: [FineLine] = [], next = 0
    func take(_ count: Int) -> [Point] {
      defer { next += 2 * count }
      return (0..<count).map {
        Point(x: coordinates[next + 2 * $0], y: coordinates[next + 2 * $0 + 1])
      }
    }
    for verb in verbs {
      switch verb {
      case 0:
        lines.append(FineLine())
        lines[lines.count - 1].add(take(1)[0])
      case 1:
        lines[lines.count - 1].add(take(1)[0])
      case 2, 3:
        guard let from = lines.last?.points.last else { continue }
        let chords = Self.chords(of: [from] + take(Int(verb)))
        for (index, point) in chords.enumerated() {
          lines[lines.count - 1].add(point, smooth: index + 1 < chords.count)
        }
      default:
        lines[lines.count - 1].isClosed = true
      }
    }
    return lines
  }

  /// Returns the ends of a curve's chords: finer where it turns fast, near a cusp. At its own ends
  /// they have the curve's direction, which caps and miters use.
  private static func chords(of control: [Point]) -> [Point] {
    let hodograph = zip(control, control.dropFirst()).map { $1 - $0 }
    var ends: [Point] = []
    func add(_ begin: Double, _ end: Double, _ first: Point, _ last: Point, _ depth: Int) {
      let turn = atan2(abs(first.cross(last)), first.dot(last))
      guard turn > 0.002, depth > 0 else { return ends.append(point(of: control, at: end)) }
      let middle = (begin + end) / 2, between = point(of: hodograph, at: middle)
      add(begin, middle, first, between, depth - 1)
      add(middle, end, between, last, depth - 1)
    }
    let places = [0, 1e-6] + (1..<600).map { Double($0) / 600 } + [1 - 1e-6, 1]
    let tangents = places.map { point(of: hodograph, at: $0) }
    for index in 1..<places.count {
      add(places[index - 1], places[index], tangents[index - 1], tangents[index], 20)
    }
    ends[ends.count - 1] = control[control.count - 1]
    return ends
  }

  /// Evaluates a curve with de Casteljau's algorithm.
  private static func point(of control: [Point], at t: Double) -> Point {
    var points = control
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }
    }
    return points[0]
  }
}

extension FineLine {
  /// Returns the dashes of the line.
  func dashes(_ pattern: [Double], phase: Double) -> [FineLine] {
    var entry = 0, left = phase
    while left >= pattern[entry % pattern.count] {
      left -= pattern[entry % pattern.count]
      entry += 1
    }
    left = pattern[entry % pattern.count] - left
    var ring = points
    if isClosed, ring.first != ring.last { ring.append(ring[0]) }
    var result: [FineLine] = [], dash = FineLine()
    if entry % 2 == 0 { dash.add(ring[0]) }
    for (index, (from, to)) in zip(ring, ring.dropFirst()).enumerated() {
      let reach = (to - from).length
      var done = 0.0
      while reach - done > left {
        done += left
        let cut = from + (to - from) * (done / reach)
        if entry % 2 == 0 {
          dash.add(cut)
          result.append(dash)
        }
        entry += 1
        dash = FineLine()
        if entry % 2 == 0 { dash.add(cut) }
        left = pattern[entry % pattern.count]
      }
      left -= reach - done
      let smooth = index + 1 < isSmooth.count ? isSmooth[index + 1] : false
      if entry % 2 == 0 { dash.add(to, smooth: smooth) }
    }
    if dash.points.count > 1 { result.append(dash) }
    return result.filter { $0.points.count > 1 }
  }
}
