import Foundation

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a styled progress view.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the styled progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
