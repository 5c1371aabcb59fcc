public import Drawing

/// Two explosions, one blue and one red.
public struct Fireworks: View {
  private let seed: UInt64
  private let time: Double

  /// Creates the fireworks; the same seed gives the same picture at the same time.
  ///
  /// - Parameters:
  ///   - seed: The seed of the particles' random values.
  ///   - time: The lead of their clock over that of the rendering, in seconds.
  public init(seed: UInt64, time: Double = 0) {
    self.seed = seed
    self.time = time
  }

  /// The fireworks, centred in the available space.
  public var body: some View {
    var seeds = SplitMix64(seed: seed)
    let (blue, red) = (seeds.next(), seeds.next())
    return ZStack {
      // The clear background fills the available space.
      Color.clear
      spark(.blue, seed: blue).offset(x: -100, y: -50)
      spark(.red, seed: red).offset(x: 60, y: 70)
    }
    .clockOffset(time)
  }

  private func spark(_ color: Color, seed: UInt64) -> some View {
    Circle()
      .fill(color)
      .frame(width: 12, height: 12)
      .modifier(Particles(seed: seed))
  }
}
