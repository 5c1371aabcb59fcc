import Foundation

/// How progress looks.
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
