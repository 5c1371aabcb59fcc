public import Drawing

/// A hexagonal badge with eight translucent mountains in a ring.
nonisolated public struct Badge: View {
  private static let symbolCount = 8

  /// Creates a badge that fills the available space.
  public init() {}

  /// The badge.
  public var body: some View {
    ZStack {
      BadgeBackground()
      GeometryReader { reader in
        symbols
          .scaleEffect(1 / 4, anchor: .top)
          .position(x: reader.size.width / 2, y: reader.size.height * 3 / 4)
      }
    }
    .scaledToFit()
  }

  /// The translucent symbols, which are darker where they overlap.
  private var symbols: some View {
    ForEach(0..<Badge.symbolCount) { index in
      RotatedBadgeSymbol(angle: .degrees(Double(index) / Double(Badge.symbolCount)) * 360)
    }
    .opacity(0.5)
  }
}
