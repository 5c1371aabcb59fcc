import Scene

/// A gradient round a point, clockwise from the right; as a view it fills its frame.
///
/// Of more than a whole turn only the last one is drawn. Angles that are left out have the last
/// colour up to their middle, then the first. An end before the start runs anticlockwise.
public struct AngularGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre, in the unit square of the frame that is painted.
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

  /// Creates a gradient of colours with places.
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

  /// Creates a gradient of a whole turn, beginning at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .turn)
  }

  /// Creates a gradient of evenly spaced colours in a whole turn, beginning at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours with places in a whole turn, beginning at an angle.
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
  /// Returns a gradient of colours with their places.
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

  /// Returns a gradient of colours with places.
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

  /// Returns a gradient of a whole turn, beginning at an angle.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient of evenly spaced colours in a whole turn, beginning at an angle.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient of colours with places in a whole turn, beginning at an angle.
  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension Angle {
  fileprivate static let turn = Angle(degrees: 360)
}
