/// The properties of a button, passed to its style.
public struct ButtonStyleConfiguration {
  /// The type-erased label.
  public typealias Label = ControlPart

  /// The role of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed; always `false`.
  public var isPressed: Bool { false }
}
