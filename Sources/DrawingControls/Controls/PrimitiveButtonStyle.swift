/// How buttons look and act; none acts here.
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
