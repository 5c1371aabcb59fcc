public import Drawing

/// The hexagon behind the badge's symbols, pink at the top and orange at the bottom.
nonisolated public struct BadgeBackground: View {
  private static let start = Color(red: 239 / 255, green: 120 / 255, blue: 221 / 255)
  private static let end = Color(red: 239 / 255, green: 172 / 255, blue: 120 / 255)

  /// Creates the background.
  public init() {}

  /// The hexagon, as large as its frame allows.
  public var body: some View {
    Hexagon()
      .fill(
        .linearGradient(
          colors: [BadgeBackground.start, BadgeBackground.end],
          startPoint: UnitPoint(x: 0.5, y: 0),
          endPoint: UnitPoint(x: 0.5, y: 0.6)
        )
      )
      .aspectRatio(1, contentMode: .fit)
  }
}
