public import Drawing

/// The symbol of the badge: a blue mountain.
nonisolated public struct BadgeSymbol: View {
  /// The blue of the symbol.
  public static let color = Color(red: 79 / 255, green: 79 / 255, blue: 191 / 255)

  /// Creates the symbol.
  public init() {}

  /// The symbol.
  public var body: some View {
    Mountain().fill(BadgeSymbol.color)
  }
}

/// The symbol, scaled up and rotated about the middle of its lower edge.
nonisolated public struct RotatedBadgeSymbol: View {
  private let angle: Angle

  /// Creates a symbol rotated clockwise.
  public init(angle: Angle) {
    self.angle = angle
  }

  /// The rotated symbol.
  public var body: some View {
    BadgeSymbol()
      .padding(-60)
      .rotationEffect(angle, anchor: .bottom)
  }
}
