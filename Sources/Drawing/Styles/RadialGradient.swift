public import Foundation
import Scene

/// A gradient between two concentric circles; as a view it fills its frame.
///
/// The end colours continue inside the smaller circle and outside the larger one. If the start
/// radius is the larger one, the colours run inwards; if both radii are equal, everything has the
/// last colour.
public struct RadialGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre, in unit coordinates of the painted frame.
  ///   - startRadius: The radius of the first colour, in points; a negative one counts as 0.
  ///   - endRadius: The radius of the last colour, in points; a negative one counts as 0.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates a gradient of colours with locations.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension RadialGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    .gradient(
      gradient.resolvedStops(in: environment),
      .radial(center: center, startRadius: startRadius, endRadius: endRadius)
    )
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient between two circles.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Returns a gradient of evenly spaced colours.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Returns a gradient of colours with locations.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      stops: stops,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}
