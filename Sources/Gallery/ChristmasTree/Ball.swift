public import Drawing

/// A glass ball, pink at the top and purple at the bottom.
nonisolated public struct Ball: View {
  /// Creates a ball as large as its frame allows.
  public init() {}

  /// The ball.
  public var body: some View {
    Circle().fill(
      LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
    )
  }
}
