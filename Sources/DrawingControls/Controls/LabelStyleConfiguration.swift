/// The properties of a label, passed to its style.
public struct LabelStyleConfiguration {
  /// The type-erased title.
  public typealias Title = ControlPart
  /// The type-erased icon.
  public typealias Icon = ControlPart

  /// The title.
  public var title: Title
  /// The icon.
  public var icon: Icon
}
