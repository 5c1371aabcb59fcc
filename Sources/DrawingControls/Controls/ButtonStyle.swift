/// How buttons look.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(Capsule().fill(.yellow))
///   }
/// }
/// ```
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
