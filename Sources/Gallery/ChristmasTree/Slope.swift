public import Drawing

/// A curve from the middle of the left side to the lower right corner.
public struct Slope: Shape {
  /// Creates a slope.
  public init() {}

  /// Returns the open curve.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        control: CGPoint(x: 0.8 * rect.midX, y: 0.8 * rect.midY)
      )
    }
  }
}
