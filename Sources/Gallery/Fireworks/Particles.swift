public import Drawing

/// Turns a view into an explosion: a hundred copies that grow, fly apart and fade.
public struct Particles: ViewModifier {
  /// How long the explosion lasts, in seconds.
  public static let duration = 5.0
  private static let count = 100

  private let progress: Double
  private let flights: [ParticleEffect]

  /// Creates the explosion at a time in seconds after it was lit.
  ///
  /// The same seed gives the same flights; they slow down towards the end.
  public init(seed: UInt64, time: Double) {
    let progress = UnitCurve.easeOut.value(at: time / Particles.duration)
    var random = SplitMix64(seed: seed)
    self.progress = progress
    flights = (0..<Particles.count).map { _ in
      let speed = random.next(in: 10...100)
      let direction = Angle(radians: random.next(in: -Double.pi...Double.pi))
      let flown = Particles.duration * progress
      return ParticleEffect(time: flown, speed: speed, direction: direction)
    }
  }

  /// Returns the copies of the view.
  public func body(content: Content) -> some View {
    ZStack {
      ForEach(flights.indices) { index in
        content
          .scaleEffect(0.1 + 0.9 * progress)
          .opacity(1 - progress)
          .modifier(flights[index])
      }
    }
  }
}
