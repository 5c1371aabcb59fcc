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

  /// A value under a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value under a key that `@Entry` has made.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Says all that it holds in the traits of an element.
  func write(to values: inout [ObjectIdentifier: Any]) { values.merge(self.values) { $1 } }
}

/// A key for what views say about themselves to their container.
public protocol ContainerValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Says something about this view to a container that looks into what it holds.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    var said = ContainerValues()
    said[keyPath: keyPath] = value
    return LayoutModifiedView(self, TraitSettingRule { said.write(to: &$0.values) })
  }
}
