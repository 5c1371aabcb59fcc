import Foundation

/// A point of a mesh with the ends of its four handles, in unit coordinates of the frame.
struct MeshHandles: Hashable, Sendable {
  var position: CGPoint
  var leading: CGPoint
  var top: CGPoint
  var trailing: CGPoint
  var bottom: CGPoint

  /// Returns the position of a point on the regular grid.
  static func gridPosition(_ index: Int, columns: Int, rows: Int) -> CGPoint {
    CGPoint(
      x: CGFloat(index % columns) / CGFloat(max(columns - 1, 1)),
      y: CGFloat(index / columns) / CGFloat(max(rows - 1, 1))
    )
  }

  /// Returns points with handles as long as a third of the slope at the point. The slope is half
  /// the difference between both neighbours in the row or column or, at an end, the difference to
  /// the only neighbour (Catmull and Rom, 1974).
  ///
  /// A point that isn't finite is placed on the regular grid.
  static func smooth(_ points: [CGPoint], columns: Int) -> [MeshHandles] {
    let rows = points.count / columns
    let points = points.enumerated().map { index, point in
      point.or(gridPosition(index, columns: columns, rows: rows))
    }
    return points.indices.map { index in
      let (column, row) = (index % columns, index / columns)
      let point = points[index]
      let (left, right) = (column > 0 ? index - 1 : index, column < columns - 1 ? index + 1 : index)
      let (above, below) = (
        row > 0 ? index - columns : index, row < rows - 1 ? index + columns : index
      )
      // A third of the slope. The neighbours are two steps apart, or one step at an end.
      let across = (points[right] - points[left]) * (right - left > 1 ? 1 / 6 : 1 / 3)
      let down = (points[below] - points[above]) * (below - above > columns ? 1 / 6 : 1 / 3)
      return MeshHandles(
        position: point,
        leading: point - across,
        top: point - down,
        trailing: point + across,
        bottom: point + down
      )
    }
  }

  /// All coordinates, in a fixed order.
  var numbers: [CGFloat] {
    [position, leading, top, trailing, bottom].flatMap { [$0.x, $0.y] }
  }
}

extension CGPoint {
  /// Returns the point if it is finite, or else another one.
  func or(_ other: CGPoint) -> CGPoint { x.isFinite && y.isFinite ? self : other }

  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}
