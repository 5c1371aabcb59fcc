import Foundation

/// How gauges look.
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
