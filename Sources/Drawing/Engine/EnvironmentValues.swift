/// A key of the environment and its default value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The foreground style set by the surrounding views, type-erased. It is stored outside `values`
  /// because every shape reads it.
  var foregroundStorage: AnyObject?

  // Stored outside `values` because nearly every view reads them.

  /// The direction of text and of rows; left to right by default.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The appearance used by system colours and by views that choose their colours; light by
  /// default.
  public var colorScheme = ColorScheme.light

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // An explicitly set `nil` is a value too.
      guard !values.isEmpty, let value = values[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether a surrounding view sets a foreground style.
  package var hasForeground: Bool { foregroundStorage != nil }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    values[ObjectIdentifier(Object.self)] = object
  }
}
