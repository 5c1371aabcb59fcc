import Foundation

/// The properties of a gauge, passed to its style.
public struct GaugeStyleConfiguration {
  /// A type-erased label.
  public typealias Label = ControlPart

  /// The value as a fraction of the range, 0…1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value.
  public var currentValueLabel: Label?
  /// The label of the lower bound.
  public var minimumValueLabel: Label?
  /// The label of the upper bound.
  public var maximumValueLabel: Label?
}
