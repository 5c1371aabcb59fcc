/// A property of a view whose value the view tree provides.
///
/// A structure of your own that holds `@State`, `@Environment` and the like works as a property of
/// a view when it conforms.
public protocol DynamicProperty {
  /// Is called before each evaluation of the view, when what the property holds has its values.
  ///
  /// It acts on a copy, as views are values that renderings share: what it writes to `@State` and
  /// to objects counts, what it writes to stored properties of its own is lost.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
