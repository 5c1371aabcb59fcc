public import Drawing

/// A star in the middle of its frame.
public struct Star: Shape {
  /// The number of points; fewer than 2 draw nothing.
  public var corners: Int
  /// The distance of the inner vertices from the centre, relative to that of the outer ones; 1
  /// makes a polygon.
  public var smoothness: CGFloat

  /// Creates a star.
  public init(corners: Int, smoothness: CGFloat) {
    self.corners = corners
    self.smoothness = smoothness
  }

  /// Returns the star, starting at its upper point and running clockwise on screen.
  public func path(in rect: CGRect) -> Path {
    guard corners >= 2, !rect.isEmpty else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    let vertices = vertices(around: center)
    let lowest = vertices.reduce(0) { max($0, $1.y) }
    // A star with an odd number of points extends less far downwards than upwards.
    let drop = (center.y - lowest) / 2
    var path = Path()
    path.move(to: vertices[0])
    for vertex in vertices { path.addLine(to: vertex) }
    return path.offsetBy(dx: center.x, dy: center.y + drop)
  }

  /// The vertices around the origin, alternating between outer and inner ones.
  private func vertices(around radii: CGPoint) -> [CGPoint] {
    (0..<(2 * corners)).map { index in
      let angle = Angle.degrees(180 * Double(index) / Double(corners) - 90)
      let reach = index.isMultiple(of: 2) ? 1 : smoothness
      return CGPoint(x: radii.x * angle.cos * reach, y: radii.y * angle.sin * reach)
    }
  }
}
