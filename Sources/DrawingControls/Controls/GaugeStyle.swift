import Foundation

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a styled gauge.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the styled gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
