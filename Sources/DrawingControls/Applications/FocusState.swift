/// The state of the keyboard focus. No view has the focus in a rendering.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// The focused value; always `false` or `nil`.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }
  /// The state itself, to pass to `focused(_:)`.
  public var projectedValue: FocusState<Value> { self }

  /// The type of a subview's property that refers to the state.
  public typealias Binding = FocusState<Value>

  private let none: Value

  /// Creates a state without focus.
  public init() where Value == Bool {
    none = false
  }

  /// Creates a state without focus.
  public init<Focused: Hashable>() where Value == Focused? {
    none = nil
  }
}

extension FocusState: Sendable where Value: Sendable {}

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func focused(_ condition: FocusState<Bool>) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value>,
    equals value: Value
  ) -> some View { self }
}
