import Scene

/// A gradient around a point, clockwise from the right; as a view it fills its frame.
///
/// If the gradient spans more than a full turn, only the last turn is drawn. If it spans less, the
/// first half of the remaining angles has the last colour, and the second half has the first
/// colour. If the end angle is less than the start angle, the gradient is anticlockwise.
public struct AngularGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre, in unit coordinates of the painted frame.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient of colours with locations.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient of a full turn, starting at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .fullTurn)
  }

  /// Creates a gradient of evenly spaced colours in a full turn, starting at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours with locations in a full turn, starting at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    .gradient(
      gradient.resolvedStops(in: environment),
      .angular(center: center, start: startAngle, end: endAngle)
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Returns a gradient of evenly spaced colours.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      colors: colors,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Returns a gradient of colours with locations.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      stops: stops,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Returns a gradient of a full turn, starting at an angle.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient of evenly spaced colours in a full turn, starting at an angle.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient of colours with locations in a full turn, starting at an angle.
  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension Angle {
  fileprivate static let fullTurn = Angle(degrees: 360)
}
