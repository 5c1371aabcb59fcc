/// How labels look.
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
