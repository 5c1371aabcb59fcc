/// A style that draws a button with a background in the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the white label on the background.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle.borderedProminent.makeBody(configuration: configuration)
  }
}
