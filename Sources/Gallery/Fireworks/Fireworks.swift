public import Drawing

/// Two explosions, one blue and one red.
nonisolated public struct Fireworks: View {
  private let seed: UInt64
  private let time: Double
  private let isAtNight: Bool

  /// Creates the fireworks; the same seed gives the same picture at the same time.
  ///
  /// - Parameters:
  ///   - seed: The seed of the particles' random values.
  ///   - time: The seconds by which their clock is ahead of the rendering's; 0 by default.
  ///   - isAtNight: Whether there is a night sky behind them; no background by default.
  public init(seed: UInt64, time: Double = 0, isAtNight: Bool = false) {
    self.seed = seed
    self.time = time
    self.isAtNight = isAtNight
  }

  /// The fireworks, centred in the available space.
  public var body: some View {
    var seeds = SplitMix64(seed: seed)
    let (blue, red) = (seeds.next(), seeds.next())
    return ZStack {
      sky
      spark(.blue, seed: blue).offset(x: -100, y: -50)
      spark(.red, seed: red).offset(x: 60, y: 70)
    }
    .clockOffset(time)
  }

  /// The background, which fills the available space.
  @ViewBuilder private var sky: some View {
    if isAtNight {
      LinearGradient(
        colors: [
          Color(red: 0.02, green: 0.02, blue: 0.1), Color(red: 0.1, green: 0.08, blue: 0.28),
        ],
        startPoint: .top,
        endPoint: .bottom
      )
    } else {
      Color.clear
    }
  }

  private func spark(_ color: Color, seed: UInt64) -> some View {
    Circle()
      .fill(color)
      .frame(width: 12, height: 12)
      .modifier(Particles(seed: seed))
  }
}
