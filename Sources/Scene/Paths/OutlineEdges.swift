import Foundation

/// Functions that cut edges at their intersections, so that no two of them cross.
enum OutlineEdges {
  /// Returns the edges in order, each cut at its intersections with others.
  ///
  /// Intersections are rounded to the grid, after which close edges may cross again. The cutting is
  /// therefore repeated until nothing crosses, at most eight times; two are nearly always enough.
  static func split(_ edges: [OutlineEdge]) -> [OutlineEdge] {
    var edges = edges
    for _ in 0..<8 {
      let cuts = cuts(of: edges)
      guard cuts.contains(where: { !$0.isEmpty }) else { break }
      edges = zip(edges, cuts).flatMap(pieces)
    }
    return edges
  }

  private static func cuts(of edges: [OutlineEdge]) -> [[OutlinePoint]] {
    var cuts: [[OutlinePoint]] = Array(repeating: [], count: edges.count)
    let strips = OutlineStrips(edges.map { ($0.from.x, $0.to.x) })
    for strip in strips.buckets {
      for (place, i) in strip.enumerated() {
        let a = edges[i]
        let (low, high) = (min(a.from.y, a.to.y), max(a.from.y, a.to.y))
        for j in strip[(place + 1)...] {
          let b = edges[j]
          guard max(b.from.y, b.to.y) >= low, min(b.from.y, b.to.y) <= high else { continue }
          let (inA, inB) = intersections(a, b)
          cuts[i] += inA
          cuts[j] += inB
        }
      }
    }
    return cuts
  }

  /// Returns the points at which two edges meet, for each edge without its own ends.
  private static func intersections(
    _ a: OutlineEdge,
    _ b: OutlineEdge
  ) -> (inA: [OutlinePoint], inB: [OutlinePoint]) {
    let (b0, b1) = (a.side(of: b.from), a.side(of: b.to))
    if (b0 > 0 && b1 > 0) || (b0 < 0 && b1 < 0) { return ([], []) }
    let (a0, a1) = (b.side(of: a.from), b.side(of: a.to))
    if (a0 > 0 && a1 > 0) || (a0 < 0 && a1 < 0) { return ([], []) }
    guard b0 != 0, b1 != 0, a0 != 0, a1 != 0 else {
      // An end point of one edge is on the line of the other.
      let inA = [(b0, b.from), (b1, b.to)].filter { $0.0 == 0 && a.containsInside($0.1) }.map(\.1)
      let inB = [(a0, a.from), (a1, a.to)].filter { $0.0 == 0 && b.containsInside($0.1) }.map(\.1)
      return (inA, inB)
    }
    let fraction = Double(a0) / (Double(a0) - Double(a1))
    let point = OutlinePoint(
      x: a.from.x + Int((Double(a.to.x - a.from.x) * fraction).rounded()),
      y: a.from.y + Int((Double(a.to.y - a.from.y) * fraction).rounded())
    )
    let isEndOfA = point == a.from || point == a.to
    let isEndOfB = point == b.from || point == b.to
    return (isEndOfA ? [] : [point], isEndOfB ? [] : [point])
  }

  private static func pieces(of edge: OutlineEdge, cuts: [OutlinePoint]) -> [OutlineEdge] {
    guard !cuts.isEmpty else { return [edge] }
    let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    // The order along the longer side is the order along the edge.
    let position = { (point: OutlinePoint) in
      abs(dx) >= abs(dy)
        ? (point.x - edge.from.x) * dx.signum() : (point.y - edge.from.y) * dy.signum()
    }
    var piece = edge
    var pieces: [OutlineEdge] = []
    for cut in cuts.sorted(by: { (position($0), $0) < (position($1), $1) }) + [edge.to]
    where cut != piece.from {
      piece.to = cut
      pieces.append(piece)
      piece.from = cut
    }
    return pieces
  }
}

extension OutlineEdge {
  /// Returns whether a point on the edge's line is strictly between the ends.
  fileprivate func containsInside(_ point: OutlinePoint) -> Bool {
    guard point != from, point != to else { return false }
    return min(from.x, to.x) <= point.x && point.x <= max(from.x, to.x)
      && min(from.y, to.y) <= point.y && point.y <= max(from.y, to.y)
  }
}

/// An index of ranges of numbers, which divides their total extent into buckets of equal width.
struct OutlineStrips {
  /// The indices of the ranges that touch each bucket.
  private(set) var buckets: [[Int]] = [[]]
  private var start = 0
  private var width = 1

  init(_ ranges: [(Int, Int)]) {
    guard let low = ranges.map({ min($0, $1) }).min(), let high = ranges.map({ max($0, $1) }).max()
    else { return }
    let count = min(max(ranges.count / 4, 1), 1024)
    start = low
    width = max((high - low) / count + 1, 1)
    buckets = Array(repeating: [], count: count)
    for (index, range) in ranges.enumerated() {
      let parts = part(of: min(range.0, range.1))...part(of: max(range.0, range.1))
      for part in parts { buckets[part].append(index) }
    }
  }

  /// Returns the indices of the ranges that touch the bucket of a number.
  func candidates(at number: Int) -> [Int] { buckets[part(of: number)] }

  private func part(of number: Int) -> Int {
    min(max((number - start) / width, 0), buckets.count - 1)
  }
}
