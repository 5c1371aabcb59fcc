/// A property of a view whose value the view tree provides.
///
/// A custom structure with properties such as `@State` or `@Environment` must conform to this
/// protocol to be used as a property of a view.
public protocol DynamicProperty {
  /// Updates the property before each evaluation of the view, after its own dynamic properties
  /// received their values.
  ///
  /// The call acts on a copy, because renderings share view values. Values written to `@State` or
  /// to objects are kept. Values written to stored properties of the conforming type are lost.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
