/// A style that draws a button's label in the tint, without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButtonStyle.borderless.makeBody(configuration: configuration)
  }
}
