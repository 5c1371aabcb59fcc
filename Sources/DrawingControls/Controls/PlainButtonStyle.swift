/// A style that draws only the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
