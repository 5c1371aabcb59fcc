/// A dynamic property of the library, which finds its value by its token.
protocol BoundProperty: DynamicProperty {
  var token: PropertyToken { get }
  /// Returns what the property is bound to in a view, or `nil` where that can't be had.
  func value(for owner: PropertyOwner) -> Any?
}
