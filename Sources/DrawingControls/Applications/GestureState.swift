/// A value that a gesture updates. It keeps its initial value, because gestures never occur.
@propertyWrapper
public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// Creates a state with an initial value; it is never reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with an initial value; it is never reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    wrappedValue = initialValue
  }

  /// Creates a state with an initial value; it is never reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with an initial value; it is never reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  /// The state itself, to pass to a gesture.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }

  /// Creates a state without a value; it is never reset.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil)
  }

  /// Creates a state without a value; it is never reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil)
  }
}
