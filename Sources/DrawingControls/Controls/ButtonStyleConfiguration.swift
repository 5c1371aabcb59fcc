/// What is known of a button.
public struct ButtonStyleConfiguration {
  /// The label, whatever its type.
  public typealias Label = ControlPart

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed; it never is.
  public var isPressed: Bool { false }
}
