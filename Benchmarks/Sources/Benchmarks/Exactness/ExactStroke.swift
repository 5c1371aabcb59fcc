import Foundation

extension FineLine {
  /// Polygons that all turn the same way and whose union is the stroke: a rectangle for each piece,
  /// wedges for joins, caps.
  func stroke(_ pen: FlatPen) -> [[Point]] {
    var line = points, smooth = isSmooth
    if isClosed, line.first != line.last {
      line.append(line[0])
      smooth.append(false)
    }
    guard line.count > 1 else { return [] }
    let half = pen.width / 2
    let ways = zip(line, line.dropFirst()).map { ($1 - $0) * (1 / ($1 - $0).length) }
    var polygons: [[Point]] = []
    for (index, way) in ways.enumerated() {
      var from = line[index], to = line[index + 1]
      if pen.cap == .square, !isClosed {
        if index == 0 { from = from - way * half }
        if index == ways.count - 1 { to = to + way * half }
      }
      let side = way.normal * half
      polygons.append([from + side, to + side, to - side, from - side])
    }
    for index in 1..<max(ways.count, 1) {
      let isSmooth = smooth[index]
      polygons += join(line[index], ways[index - 1], ways[index], isSmooth, pen)
    }
    if isClosed { polygons += join(line[0], ways[ways.count - 1], ways[0], false, pen) }
    if pen.cap == .round, !isClosed {
      polygons += [disc(line[0], half), disc(line[line.count - 1], half)]
    }
    return polygons.map(turnedAlike)
  }

  private func join(
    _ corner: Point,
    _ before: Point,
    _ after: Point,
    _ isSmooth: Bool,
    _ pen: FlatPen
  ) -> [[Point]] {
    let half = pen.width / 2, cosine = before.dot(after), sine = before.cross(after)
    if abs(sine) < 1e-12, cosine > 0 { return [] }
    let outer = sine > 0 ? 1.0 : -1.0
    let first = corner + before.normal * (outer * half)
    let last = corner + after.normal * (outer * half)
    if isSmooth {
      // Chords so short that the arc between them is one, on both sides of a tight curve.
      let opposite = [corner, corner * 2 - first, corner * 2 - last]
      return [[corner, first, last], opposite]
    }
    switch pen.join {
    case .round: return [disc(corner, half)]
    case .miter where 1 + cosine > 1e-9 && 2 / (1 + cosine) <= pen.miterLimit * pen.miterLimit:
      let reach = outer * half / (1 + cosine)
      return [[corner, first, corner + (before.normal + after.normal) * reach, last]]
    default: return [[corner, first, last]]
    }
  }

  private func disc(_ centre: Point, _ radius: Double) -> [Point] {
    (0..<256).map { step in
      let angle = Double(step) / 128 * Double.pi
      return Point(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    }
  }

  private func turnedAlike(_ polygon: [Point]) -> [Point] {
    let area = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
      $0 + $1.0.cross($1.1)
    }
    return area < 0 ? polygon.reversed() : polygon
  }
}
