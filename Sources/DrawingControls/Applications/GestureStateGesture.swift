/// A gesture that updates a state. Gestures never occur in a rendering.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The type of the gesture's properties.
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// The closure that updates the state; never called.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture from another gesture, a state, and a closure that updates the state.
  public init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}
