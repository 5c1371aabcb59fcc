import Foundation

/// The fraction of each pixel that is inside polygons, computed independently of the library.
///
/// The plane is cut into strips at every vertex and every 1/16 pixel. Within a strip, the edges are
/// sorted by their midpoints, and the area between them is integrated in closed form. Only edges
/// that cross within a strip cause an error, which is far below one part in 1,000.
struct ReferenceCoverage {
  let side: Int
  private(set) var area: [Double]

  private struct Edge {
    var top, bottom, x, slope: Double
    var winding: Int
    func x(at y: Double) -> Double { x + (y - top) * slope }
  }

  private struct Crossing {
    var above, below: Double
    var winding: Int
  }

  init(of polygons: [[CGPoint]], evenOdd: Bool = false, side: Int) {
    self.side = side
    area = Array(repeating: 0, count: side * side)
    let edges = polygons.flatMap { ReferenceCoverage.edges(of: $0) }
    var yValues = Set((0...side * 16).map { Double($0) / 16 })
    for edge in edges { yValues.formUnion([edge.top, edge.bottom]) }
    let breaks = yValues.filter { $0 >= 0 && $0 <= Double(side) }.sorted()
    var row = -1
    var edgesInRow: [Edge] = []
    for (top, bottom) in zip(breaks, breaks.dropFirst()) {
      if Int(top) != row {
        row = Int(top)
        edgesInRow = edges.filter { $0.top < Double(row + 1) && $0.bottom > Double(row) }
      }
      add(
        edgesInRow.filter { $0.top <= top && $0.bottom >= bottom },
        from: top,
        to: bottom,
        row,
        evenOdd
      )
    }
  }

  private static func edges(of polygon: [CGPoint]) -> [Edge] {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).compactMap { from, to in
      guard from.y != to.y else { return nil }
      let (high, low) = from.y < to.y ? (from, to) : (to, from)
      return Edge(
        top: high.y,
        bottom: low.y,
        x: high.x,
        slope: (low.x - high.x) / (low.y - high.y),
        winding: from.y < to.y ? 1 : -1
      )
    }
  }

  private mutating func add(
    _ edges: [Edge],
    from top: Double,
    to bottom: Double,
    _ row: Int,
    _ evenOdd: Bool
  ) {
    let crossings = edges.map {
      Crossing(above: $0.x(at: top), below: $0.x(at: bottom), winding: $0.winding)
    }.sorted { $0.above + $0.below < $1.above + $1.below }
    var winding = 0
    for crossing in crossings {
      let before = evenOdd ? winding % 2 != 0 : winding != 0
      winding += crossing.winding
      let after = evenOdd ? winding % 2 != 0 : winding != 0
      if before != after { addRight(of: crossing, (after ? 1 : -1) * (bottom - top), row) }
    }
  }

  /// Adds the area to the right of an edge.
  private mutating func addRight(of crossing: Crossing, _ height: Double, _ row: Int) {
    let low = min(crossing.above, crossing.below), high = max(crossing.above, crossing.below)
    guard low < Double(side) else { return }
    for column in max(Int(max(low, 0)), 0)..<side {
      let rest = Double(column + 1)
      guard high > Double(column) else {
        area[row * side + column] += height
        continue
      }
      // The mean of clamp(x, 0, 1) for x between `from` and `to`.
      let (from, to) = (rest - high, rest - low)
      let mean =
        to - from < 1e-9
        ? min(max(from, 0), 1)
        : (ReferenceCoverage.clampIntegral(to) - ReferenceCoverage.clampIntegral(from))
          / (to - from)
      area[row * side + column] += height * mean
    }
  }

  private static func clampIntegral(_ x: Double) -> Double {
    x <= 0 ? 0 : x >= 1 ? x - 0.5 : x * x / 2
  }

  // MARK: - Comparing

  /// Returns the mean and worst differences from measured coverage, in units of 1/255.
  func differences(from measured: [UInt8]) -> (mean: Double, edgeMean: Double, worst: Double) {
    var (sum, edgeSum, edges, worst) = (0.0, 0.0, 0, 0.0)
    for (exact, found) in zip(area, measured) {
      let difference = abs(exact * 255 - Double(found))
      sum += difference
      worst = max(worst, difference)
      guard exact > 1e-6, exact < 1 - 1e-6 else { continue }
      edgeSum += difference
      edges += 1
    }
    return (sum / Double(area.count), edgeSum / Double(max(edges, 1)), worst)
  }
}
