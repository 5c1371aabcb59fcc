public import Drawing

/// The symbol of the badge: a mountain in blue.
public struct BadgeSymbol: View {
  /// The blue of the symbol.
  public static let color = Color(red: 79 / 255, green: 79 / 255, blue: 191 / 255)

  /// Creates the symbol.
  public init() {}

  /// The symbol.
  public var body: some View {
    Mountain().fill(BadgeSymbol.color)
  }
}

/// The symbol, larger than its frame and turned about the middle of its lower side.
public struct RotatedBadgeSymbol: View {
  private let angle: Angle

  /// Creates a symbol turned clockwise.
  public init(angle: Angle) {
    self.angle = angle
  }

  /// The turned symbol.
  public var body: some View {
    BadgeSymbol()
      .padding(-60)
      .rotationEffect(angle, anchor: .bottom)
  }
}
