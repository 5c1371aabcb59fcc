public import Drawing

/// A triangle with a horizontal base and its tip at the middle of the top.
public struct Triangle: Shape {
  /// Creates a triangle.
  public init() {}

  /// Returns the triangle, starting at its tip and running clockwise on screen.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: 0))
      path.addLine(to: CGPoint(x: rect.midX + rect.width / 2, y: rect.height))
      path.addLine(to: CGPoint(x: rect.midX - rect.width / 2, y: rect.height))
      path.addLine(to: CGPoint(x: rect.midX, y: 0))
    }
  }
}
