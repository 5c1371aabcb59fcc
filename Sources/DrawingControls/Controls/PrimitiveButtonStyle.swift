/// A style that determines the appearance and behaviour of buttons. Their actions are never called.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a styled button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the styled button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
