/// A dynamic property that the library implements. Its token identifies its value.
protocol BoundProperty: DynamicProperty {
  var token: PropertyToken { get }
  /// Returns the storage that the property is bound to in a view, or `nil` if it isn't available.
  func value(for owner: PropertyOwner) -> AnyObject?
}
