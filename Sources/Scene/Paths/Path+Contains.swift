public import Foundation

extension Path {
  /// Returns whether a point is inside the path; open subpaths count as closed.
  ///
  /// Points on a left or an upper edge count as inside. Curves are approximated within about
  /// 1/1,000 of their size.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var crossings = RayCrossings(point: point)
    for line in lines(piecesPerCurve: 64) { crossings.add(from: line.from, to: line.to) }
    return eoFill ? crossings.winding % 2 != 0 : crossings.winding != 0
  }

  /// Returns the path as straight lines, with every subpath closed.
  private func lines(piecesPerCurve: Int) -> [(from: CGPoint, to: CGPoint)] {
    var lines: [(from: CGPoint, to: CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      lines.append((current, end))
      current = end
    }
    forEach { element in
      switch element {
      case .move(let end):
        line(to: start)
        (start, current) = (end, end)
      case .line(let end):
        line(to: end)
      case .quadCurve(let end, let control):
        let from = current
        for piece in 1...piecesPerCurve {
          let t = CGFloat(piece) / CGFloat(piecesPerCurve)
          line(to: BezierPoint.quadratic(from, control, end, at: t))
        }
      case .curve(let end, let control1, let control2):
        let from = current
        for piece in 1...piecesPerCurve {
          let t = CGFloat(piece) / CGFloat(piecesPerCurve)
          line(to: BezierPoint.cubic(from, control1, control2, end, at: t))
        }
      case .closeSubpath:
        line(to: start)
      }
    }
    line(to: start)
    return lines
  }
}

/// A counter of the lines that cross the ray from a point to the left, by direction.
private struct RayCrossings {
  let point: CGPoint
  private(set) var winding = 0

  init(point: CGPoint) { self.point = point }

  mutating func add(from: CGPoint, to: CGPoint) {
    guard (from.y <= point.y) != (to.y <= point.y) else { return }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x <= point.x else { return }
    winding += from.y <= point.y ? 1 : -1
  }
}
