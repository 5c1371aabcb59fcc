/// The properties of a button, passed to its primitive style.
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label.
  public typealias Label = ControlPart

  /// The role of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label

  /// Does nothing. Actions aren't called in a rendering.
  public func trigger() {}
}
