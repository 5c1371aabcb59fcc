/// A gradient as a style: from top to bottom, unless a geometry is specified.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient

  /// Creates a style from a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient with its colours interpolated in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }
}

extension AnyGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      .paint(in: environment)
  }
}

/// As a style, a gradient is drawn from top to bottom.
extension Gradient: ShapeStyle {}

extension Gradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self).paint(in: environment)
  }
}

extension Color {
  /// The colour as a gradient from a lighter colour at the top to itself.
  ///
  /// The lighter colour is this colour mixed with 25% white in OKLab.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self]))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient from one point of the frame to another.
  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
