/// A key for what views tell the layout they stand in.
public protocol LayoutValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around this view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.values[ObjectIdentifier(key)] = value })
  }
}
