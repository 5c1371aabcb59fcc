import Foundation

/// The properties of a progress view, passed to its style.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label.
  public typealias Label = ControlPart
  /// A type-erased label.
  public typealias CurrentValueLabel = ControlPart

  /// The completed fraction, 0…1; `nil` if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label of the task.
  public var label: Label?
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
}
