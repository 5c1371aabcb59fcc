/// The values that a view passes to a container that arranges its subviews.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isMarked = false
/// }
///
/// Text("Marked").containerValue(\.isMarked, true)
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any] = [:]) {
    self.values = values
  }

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key created by `@Entry`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Writes all values to the traits of an element.
  func write(to values: inout [ObjectIdentifier: Any]) { values.merge(self.values) { $1 } }
}

/// A key of values that views pass to their container.
public protocol ContainerValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value of a view that doesn't set one.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Passes a value to a container that arranges its subviews.
  public consuming func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return LayoutModifiedView(self, TraitSettingRule { values.write(to: &$0.values) })
  }
}
