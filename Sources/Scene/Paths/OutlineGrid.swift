import Foundation

/// A point with integer coordinates, which make tests for the side of an edge exact.
struct OutlinePoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (left: OutlinePoint, right: OutlinePoint) -> Bool {
    (left.x, left.y) < (right.x, right.y)
  }
}

/// A straight, directed edge of an outline.
struct OutlineEdge {
  var from: OutlinePoint
  var to: OutlinePoint
  /// The path that it belongs to: 0 or 1.
  let owner: Int
  /// The subpath that it belongs to.
  let subpath: Int
  /// Whether the subpath is closed.
  let isClosed: Bool

  /// Returns the signed distance of a point from the edge's line, positive to its right (y grows
  /// down), times the length of the edge.
  func side(of point: OutlinePoint) -> Int {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }
}

/// The grid on which two paths are combined. Its step is about 2⁻²⁸ of the largest coordinate, so
/// that products of two differences fit into 64 bits.
struct OutlineGrid {
  /// The steps per point; a power of two.
  private let scale: Double
  /// The maximum distance between a curve and the lines that replace it, in points.
  private let tolerance: Double

  /// Chooses a grid for paths; `nil` if they have no points, a coordinate isn't finite, or the
  /// largest magnitude isn't between 2⁻²⁰⁰ and 2²⁰⁰.
  init?(of paths: Path...) {
    let numbers = paths.flatMap(\.coordinates).map(abs)
    guard let extent = numbers.max(), extent > 0, numbers.allSatisfy(\.isFinite) else { return nil }
    guard extent > 0x1p-200, extent < 0x1p200 else { return nil }
    var scale = 1.0
    while extent * scale < 0x1p27 { scale *= 2 }
    while extent * scale > 0x1p28 { scale /= 2 }
    self.scale = scale
    tolerance = min(0.0025, extent / 40_000)
  }

  // MARK: - To edges

  /// Returns the straight edges of a path in order.
  ///
  /// - Parameter closesAll: Whether open subpaths are closed.
  func edges(of path: Path, owner: Int, closesAll: Bool = true) -> [OutlineEdge] {
    var edges: [OutlineEdge] = []
    var subpath: [OutlinePoint] = []
    var number = 0
    func end(isClosed: Bool) {
      guard let first = subpath.first else { return }
      if isClosed || closesAll { subpath.append(first) }
      for (from, to) in zip(subpath, subpath.dropFirst()) where from != to {
        edges.append(
          OutlineEdge(from: from, to: to, owner: owner, subpath: number, isClosed: isClosed)
        )
      }
      number += 1
      // A segment without a move starts at the start of the closed subpath.
      subpath = [first]
    }
    var current = CGPoint.zero
    var start = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        end(isClosed: false)
        subpath = [point(to)]
        (start, current) = (to, to)
      case .line(let to):
        subpath.append(point(to))
        current = to
      case .quadCurve(let to, let control):
        let bend = CGPoint.bend(current, control, to)
        let count = pieces(bend / (4 * tolerance))
        for piece in 1..<max(count, 1) {
          let fraction = CGFloat(piece) / CGFloat(count)
          subpath.append(point(BezierPoint.quadratic(current, control, to, at: fraction)))
        }
        subpath.append(point(to))
        current = to
      case .curve(let to, let control1, let control2):
        let bend = max(
          CGPoint.bend(current, control1, control2),
          CGPoint.bend(control1, control2, to)
        )
        let count = pieces(bend * 3 / (4 * tolerance))
        for piece in 1..<max(count, 1) {
          let fraction = CGFloat(piece) / CGFloat(count)
          subpath.append(point(BezierPoint.cubic(current, control1, control2, to, at: fraction)))
        }
        subpath.append(point(to))
        current = to
      case .closeSubpath:
        end(isClosed: true)
        current = start
      }
    }
    end(isClosed: false)
    return edges
  }

  private func pieces(_ square: Double) -> Int {
    max(Int(min(square, 65_536).squareRoot().rounded(.up)), 1)
  }

  private func point(_ point: CGPoint) -> OutlinePoint {
    OutlinePoint(
      x: Int((Double(point.x) * scale).rounded()),
      y: Int((Double(point.y) * scale).rounded())
    )
  }

  // MARK: - To paths

  /// Returns a path that consists of closed loops.
  func path(of loops: [[OutlinePoint]]) -> Path {
    Path { path in
      for loop in loops {
        path.addLines(loop.map(point))
        path.closeSubpath()
      }
    }
  }

  /// Returns the path along edges in order, without those that aren't kept.
  func path(along edges: [OutlineEdge], keeping keeps: (OutlineEdge) -> Bool) -> Path {
    var path = Path()
    var first = 0
    while first < edges.count {
      var end = first
      while end < edges.count, edges[end].subpath == edges[first].subpath { end += 1 }
      var piece = edges[first..<end].map { (edge: $0, isKept: keeps($0)) }
      first = end
      guard piece[0].edge.isClosed else {
        add(piece, to: &path)
        continue
      }
      guard let gap = piece.firstIndex(where: { !$0.isKept }) else {
        path.addLines(piece.map { point($0.edge.from) })
        path.closeSubpath()
        continue
      }
      // A closed subpath that is cut starts at a cut, so that its original start doesn't become an
      // end.
      piece = Array(piece[gap...] + piece[..<gap])
      add(piece, to: &path)
    }
    return path
  }

  private func add(_ pieces: [(edge: OutlineEdge, isKept: Bool)], to path: inout Path) {
    var last: OutlinePoint?
    for (edge, isKept) in pieces where isKept {
      if last != edge.from { path.move(to: point(edge.from)) }
      path.addLine(to: point(edge.to))
      last = edge.to
    }
  }

  private func point(_ point: OutlinePoint) -> CGPoint {
    CGPoint(x: Double(point.x) / scale, y: Double(point.y) / scale)
  }
}

extension CGPoint {
  /// Returns the deviation of three points from evenly spaced points on a line.
  fileprivate static func bend(_ first: CGPoint, _ middle: CGPoint, _ last: CGPoint) -> Double {
    let x = Double(first.x - 2 * middle.x + last.x)
    let y = Double(first.y - 2 * middle.y + last.y)
    return (x * x + y * y).squareRoot()
  }
}
