public import Drawing

/// An effect that moves a particle away from its origin at constant speed.
public struct ParticleEffect: GeometryEffect {
  /// The duration of the flight so far, in seconds.
  public var time: Double
  /// The speed, in points per second.
  public var speed: Double
  /// The direction, clockwise from the right.
  public var direction: Angle

  /// Creates the flight of a particle.
  public init(time: Double, speed: Double, direction: Angle) {
    self.time = time
    self.speed = speed
    self.direction = direction
  }

  /// The time.
  public var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  /// Returns the displacement so far.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let distance = speed * time
    return ProjectionTransform(
      CGAffineTransform(translationX: direction.cos * distance, y: direction.sin * distance)
    )
  }
}
