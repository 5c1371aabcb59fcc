public import Drawing

/// A picture masked by a rectangle whose corners alternate endlessly between round and square.
nonisolated public struct CornerMask: View {
  @State private var isTurned = false

  /// Creates the picture, which fills the available space.
  public init() {}

  /// The picture and its mask.
  public var body: some View {
    picture
      .mask(
        RoundedCorners(
          radius: isTurned ? 220 : 60,
          corners: isTurned ? [0, 1, 0, 1] : [1, 0, 1, 0]
        )
        .padding(24)
      )
      .onAppear {
        withAnimation(.easeInOut(duration: 2).repeatForever()) { isTurned = true }
      }
  }

  private var picture: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .pink, .orange],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      Circle().scale(0.64).fill(.white.opacity(0.25))
      Circle().scale(0.38).fill(.white.opacity(0.35))
    }
  }
}
