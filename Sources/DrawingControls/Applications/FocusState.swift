/// Where the keyboard writes: nowhere, as nobody types in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// What is focused: `false`, or none.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }
  /// The state itself, for a view to follow.
  public var projectedValue: FocusState<Value> { self }

  private let none: Value

  /// Creates a state of no focus.
  public init() where Value == Bool {
    none = false
  }

  /// Creates a state of no focus.
  public init<Focused: Hashable>() where Value == Focused? {
    none = nil
  }
}

extension FocusState: Sendable where Value: Sendable {}

extension View {
  /// Is accepted and changes nothing: nobody types.
  public func focused(_ condition: FocusState<Bool>) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>,
    equals value: Value
  ) -> some View { self }
}
