public import Drawing

/// A rectangle with four individually rounded corners.
///
/// Its five values are animated together, as one list.
public struct RoundedCorners: Shape {
  /// The radius of the corners, in points; at most half the shorter side.
  public var radius: CGFloat
  /// The roundness of each corner, 0 … 1: top left, top right, bottom right, bottom left.
  public var corners: [CGFloat]

  /// Creates the shape; missing corners are square.
  public init(radius: CGFloat, corners: [CGFloat]) {
    self.radius = radius
    self.corners = corners
  }

  /// The radius and the four corners.
  public var animatableData: AnimatableValues {
    get { AnimatableValues([radius] + corners) }
    set {
      let values: [CGFloat] = newValue.values()
      radius = values.first ?? 0
      corners = Array(values.dropFirst())
    }
  }

  /// Returns the outline, starting at the top left corner and running clockwise on screen.
  public func path(in rect: CGRect) -> Path {
    let limit = min(max(radius, 0), min(rect.width, rect.height) / 2)
    let radii = (0..<4).map { (index: Int) -> CGFloat in
      index < corners.count ? limit * min(max(corners[index], 0), 1) : 0
    }
    let vertices = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + radii[0]))
      for (index, vertex) in vertices.enumerated() {
        let (previous, next) = (vertices[(index + 3) % 4], vertices[(index + 1) % 4])
        let before = RoundedCorners.point(from: vertex, towards: previous, at: radii[index])
        let after = RoundedCorners.point(from: vertex, towards: next, at: radii[index])
        path.addLine(to: before)
        path.addCurve(
          to: after,
          control1: RoundedCorners.handle(from: before, to: vertex),
          control2: RoundedCorners.handle(from: after, to: vertex)
        )
      }
      path.closeSubpath()
    }
  }

  /// Returns the point on a side at a distance from one of its ends.
  private static func point(
    from vertex: CGPoint,
    towards other: CGPoint,
    at distance: CGFloat
  ) -> CGPoint {
    // Sides are horizontal or vertical, so the length is the sum of both differences.
    let length = abs(other.x - vertex.x) + abs(other.y - vertex.y)
    let fraction = length > 0 ? distance / length : 0
    return CGPoint(
      x: vertex.x + (other.x - vertex.x) * fraction,
      y: vertex.y + (other.y - vertex.y) * fraction
    )
  }

  /// Returns the control point at one end of a quarter circle, on the line from there to the
  /// vertex.
  private static func handle(from point: CGPoint, to vertex: CGPoint) -> CGPoint {
    let fraction: CGFloat = 0.5522847498
    return CGPoint(
      x: point.x + (vertex.x - point.x) * fraction,
      y: point.y + (vertex.y - point.y) * fraction
    )
  }
}
