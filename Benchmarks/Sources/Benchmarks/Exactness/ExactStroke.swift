import Foundation

extension FineLine {
  /// Returns polygons of one orientation whose union is the stroke: a rectangle per chord, wedges
  /// for joins, half discs and half squares for caps.
  func stroke(_ pen: FlatPen) -> [[Point]] {
    let line = distinctPoints
    guard line.count > 1 else { return [] }
    let half = pen.width / 2
    let ways = zip(line, line.dropFirst()).map { atan2($1.at.y - $0.at.y, $1.at.x - $0.at.x) }
    var polygons: [[Point]] = []
    for (index, angle) in ways.enumerated() {
      let (from, to) = (line[index].at, line[index + 1].at)
      let side = Point(towards: angle - .pi / 2) * half
      polygons.append([from + side, to + side, to - side, from - side])
    }
    for index in 1..<max(ways.count, 1) {
      polygons += join(line[index], ways[index - 1], ways[index], pen)
    }
    if isClosed {
      polygons += join((line[line.count - 1].at, false), ways[ways.count - 1], ways[0], pen)
    } else {
      polygons += cap(line[0].at, ways[0] + .pi, pen)
      polygons += cap(line[line.count - 1].at, ways[ways.count - 1], pen)
    }
    return polygons.map(withPositiveArea)
  }

  /// The points without repetitions, whose chords would have no direction; a closed line repeats
  /// the first at its end.
  private var distinctPoints: [(at: Point, isSmooth: Bool)] {
    var line: [(at: Point, isSmooth: Bool)] = []
    func add(_ point: Point, _ isSmooth: Bool) {
      if let last = line.last, (point - last.at).length <= 1e-9 { return }
      line.append((point, isSmooth))
    }
    for (point, smooth) in zip(points, isSmooth) { add(point, smooth) }
    if isClosed, let first = points.first { add(first, false) }
    return line
  }

  private func join(
    _ corner: (at: Point, isSmooth: Bool),
    _ before: Double,
    _ after: Double,
    _ pen: FlatPen
  ) -> [[Point]] {
    let half = pen.width / 2, centre = corner.at
    let turn = (after - before).remainder(dividingBy: 2 * .pi)
    let outer = before - (turn < 0 ? -0.5 : 0.5) * .pi
    if corner.isSmooth {
      // The chords are so short that the arc between them is a single point on both sides of a
      // tight curve.
      return [
        fan(centre, from: outer, by: turn, radius: half),
        fan(centre, from: outer + .pi, by: turn, radius: half),
      ]
    }
    if pen.join == .round { return [fan(centre, from: outer, by: turn, radius: half)] }
    let first = centre + Point(towards: outer) * half
    let last = centre + Point(towards: outer + turn) * half
    if pen.join == .miter, 1 <= pen.miterLimit * cos(turn / 2) {
      let tip = centre + Point(towards: outer + turn / 2) * (half / cos(turn / 2))
      return [[centre, first, tip, last]]
    }
    return [[centre, first, last]]
  }

  /// Returns the cap at an end, for a line that ends in the direction `angle`, in radians.
  private func cap(_ end: Point, _ angle: Double, _ pen: FlatPen) -> [[Point]] {
    let half = pen.width / 2
    let beyond = Point(towards: angle) * half, side = Point(towards: angle - .pi / 2) * half
    switch pen.cap {
    case .butt: return []
    case .round: return [fan(end, from: angle - .pi / 2, by: .pi, radius: half)]
    case .square: return [[end + side, end + side + beyond, end - side + beyond, end - side]]
    }
  }

  private func fan(_ centre: Point, from start: Double, by turn: Double, radius: Double) -> [Point]
  {
    let steps = max(1, Int(abs(turn) * 40))
    let rim = (0...steps).map { step in
      centre + Point(towards: start + turn * Double(step) / Double(steps)) * radius
    }
    return [centre] + rim
  }

  private func withPositiveArea(_ polygon: [Point]) -> [Point] {
    let area = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
      $0 + $1.0.cross($1.1)
    }
    return area < 0 ? polygon.reversed() : polygon
  }
}
