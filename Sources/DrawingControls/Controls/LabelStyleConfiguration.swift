/// What is known of a label.
public struct LabelStyleConfiguration {
  /// The title, whatever its type.
  public typealias Title = ControlPart
  /// The icon, whatever its type.
  public typealias Icon = ControlPart

  /// The title.
  public var title: Title
  /// The icon.
  public var icon: Icon
}
