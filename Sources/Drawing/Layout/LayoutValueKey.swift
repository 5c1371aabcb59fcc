/// A key for values that views pass to their enclosing layout.
public protocol LayoutValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value of a view that doesn't set one.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Passes a value to the layout around this view.
  public consuming func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  {
    LayoutModifiedView(self, TraitSettingRule { $0.values[ObjectIdentifier(key)] = value })
  }
}
