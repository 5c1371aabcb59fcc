/// A key of the environment, with the value that holds where none is set.
public protocol EnvironmentKey {
  /// The type of the values.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What the views around have set for what is in front, as styles keep it; not among the values, as
  /// every shape asks for it.
  var front: AnyObject?

  /// Creates an environment in which everything has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A `nil` that was set is a value too.
      guard !values.isEmpty, let value = values[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether a view around has set what is in front.
  package var hasForeground: Bool { front != nil }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    values[ObjectIdentifier(Object.self)] = object
  }
}
