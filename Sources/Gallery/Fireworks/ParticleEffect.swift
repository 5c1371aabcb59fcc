public import Drawing

/// Moves a particle away from where it was lit, evenly with time.
public struct ParticleEffect: GeometryEffect {
  /// How long it has flown, in seconds.
  public var time: Double
  /// How fast it flies, in points a second.
  public var speed: Double
  /// Where it flies to: clockwise from the right.
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

  /// Returns the way flown so far.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let way = speed * time
    return ProjectionTransform(
      CGAffineTransform(translationX: direction.cos * way, y: direction.sin * way)
    )
  }
}
