/// A value that lasts as long as a gesture; as none happens, it keeps its first value.
@propertyWrapper
public struct GestureState<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Creates a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The state itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }
}
