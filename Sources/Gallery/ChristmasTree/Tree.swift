public import Drawing

/// One tier of the Christmas tree, with two garlands and a row of balls.
nonisolated public struct Tree: View {
  /// Creates a tier as large as its frame.
  public init() {}

  /// The tier.
  public var body: some View {
    ZStack {
      Triangle().foregroundColor(.green)
      garland.mask(Triangle())
      garland.rotationEffect(.degrees(300)).mask(Triangle())
      BallRow(through: Triangle())
    }
  }

  private var garland: some View {
    Slope().stroke(Color.white, lineWidth: 20)
  }
}
