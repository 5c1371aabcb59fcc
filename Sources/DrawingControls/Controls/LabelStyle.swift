/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a styled label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the styled label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
