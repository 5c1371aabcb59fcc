import Foundation

/// What is known of a gauge.
public struct GaugeStyleConfiguration {
  /// A label, whatever its type.
  public typealias Label = ControlPart

  /// The value, 0…1 between the ends.
  public var value: Double
  /// What it shows.
  public var label: Label
  /// The value, in words.
  public var currentValueLabel: Label?
  /// The lower end, in words.
  public var minimumValueLabel: Label?
  /// The upper end, in words.
  public var maximumValueLabel: Label?
}
