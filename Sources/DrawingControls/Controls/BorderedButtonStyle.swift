/// A style that draws a button with a pale background in the tint.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint on the background.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle.bordered.makeBody(configuration: configuration)
  }
}
