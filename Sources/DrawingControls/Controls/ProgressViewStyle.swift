import Foundation

/// The appearance of progress views.
public protocol ProgressViewStyle {
  /// The type of a styled progress view.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the styled progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
