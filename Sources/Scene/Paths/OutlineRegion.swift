import Foundation

/// The region enclosed by edges that don't cross.
struct OutlineRegion {
  /// An edge from its smaller to its greater end, with the net number of times each path follows
  /// it.
  private struct WindingEdge {
    let from: OutlinePoint
    let to: OutlinePoint
    var windings: (Int, Int)

    var isUpright: Bool { from.x == to.x }
    /// Twice the midpoint.
    var middle: OutlinePoint { OutlinePoint(x: from.x + to.x, y: from.y + to.y) }
  }

  private struct Ends: Hashable {
    let from: OutlinePoint
    let to: OutlinePoint
  }

  private var edges: [WindingEdge] = []
  private let columns: OutlineStrips
  private let rows: OutlineStrips

  init(_ outline: [OutlineEdge]) {
    var indices: [Ends: Int] = [:]
    for edge in outline {
      let isForward = edge.from < edge.to
      let ends = isForward ? Ends(from: edge.from, to: edge.to) : Ends(from: edge.to, to: edge.from)
      let index = indices[ends] ?? edges.count
      if index == edges.count {
        indices[ends] = index
        edges.append(WindingEdge(from: ends.from, to: ends.to, windings: (0, 0)))
      }
      if edge.owner == 0 {
        edges[index].windings.0 += isForward ? 1 : -1
      } else {
        edges[index].windings.1 += isForward ? 1 : -1
      }
    }
    // Edges that are followed equally often in both directions don't enclose anything.
    edges.removeAll { $0.windings == (0, 0) }
    columns = OutlineStrips(edges.map { (2 * $0.from.x, 2 * $0.to.x) })
    rows = OutlineStrips(edges.map { (2 * $0.from.y, 2 * $0.to.y) })
  }

  /// Returns whether the midpoint of an edge is inside the second path.
  func contains(middleOf edge: OutlineEdge, eoFill: Bool) -> Bool {
    let middle = OutlinePoint(x: edge.from.x + edge.to.x, y: edge.from.y + edge.to.y)
    let windings = edge.from.x == edge.to.x ? windings(leftOf: middle) : windings(above: middle)
    return eoFill ? windings.1 % 2 != 0 : windings.1 != 0
  }

  /// Returns the loops around the kept region, which is on their right.
  func boundary(
    eoFill: Bool,
    where keeps: (_ inside: Bool, _ insideOther: Bool) -> Bool
  ) -> [[OutlinePoint]] {
    func isKept(_ windings: (Int, Int)) -> Bool {
      eoFill
        ? keeps(windings.0 % 2 != 0, windings.1 % 2 != 0) : keeps(windings.0 != 0, windings.1 != 0)
    }
    var sides: [(from: OutlinePoint, to: OutlinePoint)] = []
    for edge in edges {
      // “Before” is above an edge that leads to the right, and left of an edge that leads down.
      let before = edge.isUpright ? windings(leftOf: edge.middle) : windings(above: edge.middle)
      let sign = edge.isUpright ? -1 : 1
      let behind = (before.0 + sign * edge.windings.0, before.1 + sign * edge.windings.1)
      guard isKept(before) != isKept(behind) else { continue }
      // The region is on the right of its boundary: to the right with the region below, to the left
      // with it above, up with it on the right, down with it on the left.
      let isForward = isKept(behind) != edge.isUpright
      sides.append(isForward ? (edge.from, edge.to) : (edge.to, edge.from))
    }
    return OutlineLoops(sides).loops
  }

  // MARK: - Counting

  /// Returns the winding numbers of a point, given as twice its position, from the edges above it.
  private func windings(above middle: OutlinePoint) -> (Int, Int) {
    var windings = (0, 0)
    for index in columns.candidates(at: middle.x) {
      let edge = edges[index]
      guard 2 * edge.from.x <= middle.x, middle.x < 2 * edge.to.x, side(of: middle, edge) > 0
      else { continue }
      windings = (windings.0 + edge.windings.0, windings.1 + edge.windings.1)
    }
    return windings
  }

  /// Returns the winding numbers of a point, given as twice its position, from the edges left of
  /// it.
  private func windings(leftOf middle: OutlinePoint) -> (Int, Int) {
    var windings = (0, 0)
    for index in rows.candidates(at: middle.y) {
      let edge = edges[index]
      let isDown = edge.from.y < edge.to.y
      let (low, high) = isDown ? (edge.from.y, edge.to.y) : (edge.to.y, edge.from.y)
      guard 2 * low <= middle.y, middle.y < 2 * high else { continue }
      let side = side(of: middle, edge)
      guard isDown ? side < 0 : side > 0 else { continue }
      let sign = isDown ? -1 : 1
      windings = (windings.0 + sign * edge.windings.0, windings.1 + sign * edge.windings.1)
    }
    return windings
  }

  private func side(of middle: OutlinePoint, _ edge: WindingEdge) -> Int {
    (edge.to.x - edge.from.x) * (middle.y - 2 * edge.from.y)
      - (edge.to.y - edge.from.y) * (middle.x - 2 * edge.from.x)
  }
}

/// A builder that joins the edges of a region into loops.
struct OutlineLoops {
  private(set) var loops: [[OutlinePoint]] = []

  init(_ sides: [(from: OutlinePoint, to: OutlinePoint)]) {
    var leaving: [OutlinePoint: [Int]] = [:]
    for (index, side) in sides.enumerated() { leaving[side.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: sides.count)
    for start in sides.indices where !isUsed[start] {
      var loop: [OutlinePoint] = []
      var side = start
      while !isUsed[side] {
        isUsed[side] = true
        loop.append(sides[side].from)
        let next = (leaving[sides[side].to] ?? []).filter { !isUsed[$0] }
        // If regions touch at a point, turning right keeps their loops separate.
        guard
          let best = next.max(by: {
            OutlineLoops.turnMeasure(sides[side], sides[$0])
              < OutlineLoops.turnMeasure(sides[side], sides[$1])
          })
        else { break }
        side = best
      }
      let corners = OutlineLoops.corners(of: loop)
      if corners.count > 2 { loops.append(corners) }
    }
  }

  /// Returns a measure of the right turn from one edge to another, −2 … 2. It isn't the angle, but
  /// it increases with it.
  private static func turnMeasure(
    _ one: (from: OutlinePoint, to: OutlinePoint),
    _ other: (from: OutlinePoint, to: OutlinePoint)
  ) -> Double {
    let (ax, ay) = (Double(one.to.x - one.from.x), Double(one.to.y - one.from.y))
    let (bx, by) = (Double(other.to.x - other.from.x), Double(other.to.y - other.from.y))
    let (across, along) = (ax * by - ay * bx, ax * bx + ay * by)
    let fraction = 1 - along / (abs(across) + abs(along))
    return across < 0 ? -fraction : fraction
  }

  /// Returns the points of a loop at which its direction changes.
  private static func corners(of loop: [OutlinePoint]) -> [OutlinePoint] {
    loop.indices.filter { index in
      let before = loop[index == 0 ? loop.count - 1 : index - 1]
      let after = loop[index == loop.count - 1 ? 0 : index + 1]
      let here = loop[index]
      return (here.x - before.x) * (after.y - here.y) != (here.y - before.y) * (after.x - here.x)
    }.map { loop[$0] }
  }
}
