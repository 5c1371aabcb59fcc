/// The area of polygons within each pixel, nearly exact: on 64 lines of every pixel row the winding
/// is resolved and the spans are summed with their exact ends.
///
/// Deliberately simple, and independent of the measured code.
struct ExactArea {
  static let linesPerRow = 64

  let side: Int
  let evenOdd: Bool

  private struct Edge {
    var x0, y0, x1, y1: Double
    var winding: Int
  }

  /// Returns the coverage in units of 1/255, row by row.
  func coverage(of polygons: [[Point]]) -> [Double] {
    var edges: [Edge] = []
    for polygon in polygons {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        if from.y < to.y {
          edges.append(Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y, winding: 1))
        } else if to.y < from.y {
          edges.append(Edge(x0: to.x, y0: to.y, x1: from.x, y1: from.y, winding: -1))
        }
      }
    }
    edges.sort { $0.y0 < $1.y0 }
    var result = [Double](repeating: 0, count: side * side)
    var active: [Edge] = [], next = 0
    for line in 0..<side * Self.linesPerRow {
      let y = (Double(line) + 0.5) / Double(Self.linesPerRow)
      while next < edges.count, edges[next].y0 <= y {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.y1 <= y }
      let crossings = active.map { edge in
        (
          x: edge.x0 + (y - edge.y0) * (edge.x1 - edge.x0) / (edge.y1 - edge.y0),
          winding: edge.winding
        )
      }.sorted { $0.x < $1.x }
      var winding = 0, begin = 0.0
      for crossing in crossings {
        let wasInside = isInside(winding)
        winding += crossing.winding
        if !wasInside, isInside(winding) { begin = crossing.x }
        if wasInside, !isInside(winding) {
          addSpan(begin, crossing.x, row: line / Self.linesPerRow, to: &result)
        }
      }
    }
    return result
  }

  private func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }

  private func addSpan(_ from: Double, _ to: Double, row: Int, to result: inout [Double]) {
    let low = max(from, 0), high = min(to, Double(side))
    guard low < high else { return }
    for column in Int(low)..<min(side, Int(high) + 1) {
      let width = min(high, Double(column + 1)) - max(low, Double(column))
      result[row * side + column] += width * 255 / Double(Self.linesPerRow)
    }
  }
}
