/// What is known of a button that acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The label, whatever its type.
  public typealias Label = ControlPart

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label

  /// Does nothing: nobody presses a button in a picture.
  public func trigger() {}
}
