public import Drawing

/// A modifier that turns a view into an explosion when it appears: a hundred copies that grow, fly
/// apart and fade.
nonisolated public struct Particles: ViewModifier {
  /// The duration of the explosion, in seconds.
  public static let duration = 5.0
  private static let count = 100

  private let flights: [(speed: Double, direction: Angle)]
  @State private var time = 0.0
  @State private var scale = 0.1

  /// Creates the explosion; the same seed gives the same particles.
  public init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    flights = (0..<Particles.count).map { _ in
      let speed = random.next(in: 10...100)
      return (speed, Angle(radians: random.next(in: -Double.pi...Double.pi)))
    }
  }

  /// Returns the copies of the view, which slow down towards the end.
  public func body(content: Content) -> some View {
    ZStack {
      ForEach(flights.indices) { index in
        content
          .scaleEffect(scale)
          .opacity((Particles.duration - time) / Particles.duration)
          .modifier(
            ParticleEffect(
              time: time,
              speed: flights[index].speed,
              direction: flights[index].direction
            )
          )
      }
    }
    .onAppear {
      withAnimation(.easeOut(duration: Particles.duration)) {
        time = Particles.duration
        scale = 1
      }
    }
  }
}
