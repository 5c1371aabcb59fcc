import Foundation

/// What is known of a progress.
public struct ProgressViewStyleConfiguration {
  /// A label, whatever its type.
  public typealias Label = ControlPart
  /// A label, whatever its type.
  public typealias CurrentValueLabel = ControlPart

  /// How far it is, 0…1; `nil` where that isn't known.
  public let fractionCompleted: Double?
  /// What it is.
  public var label: Label?
  /// How far it is, in words.
  public var currentValueLabel: CurrentValueLabel?
}
