/// A value that a gesture updates. Gestures never occur, so it keeps its initial value.
@propertyWrapper
public struct GestureState<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The state itself, to pass to a gesture.
  public var projectedValue: GestureState<Value> { self }
}
