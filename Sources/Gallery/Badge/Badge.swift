public import Drawing

/// A hexagonal badge with eight translucent mountains in a ring.
public struct Badge: View {
  private static let symbolCount = 8

  /// Creates a badge as large as fits in the space it is given.
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

  /// Each symbol is translucent by itself: where they overlap it is darker.
  private var symbols: some View {
    ForEach(0..<Badge.symbolCount) { index in
      RotatedBadgeSymbol(angle: .degrees(Double(index) / Double(Badge.symbolCount)) * 360)
    }
    .opacity(0.5)
  }
}
