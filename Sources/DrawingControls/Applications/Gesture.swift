/// A gesture. Gestures never occur in a rendering.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's properties.
  associatedtype Value
}

nonisolated extension Gesture {
  /// Returns a gesture with an action to call when it ends; the action is never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture()
  }

  /// Returns a gesture that updates a state; the state is never updated.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns a gesture with converted properties; the closure is never called.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture()
  }

  /// Returns the combination of this gesture with one that is recognized at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Returns the sequence of this gesture and another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns the combination of this gesture with one that is recognized only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Returns a gesture with an action to call when it changes; the action is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture()
  }
}

/// A gesture with an action to call when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// The type of the gesture's properties.
  public typealias Value = Content.Value
}

/// A gesture with an action to call when it changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture {
  /// The type of the gesture's properties.
  public typealias Value = Content.Value
}

/// A gesture with converted properties.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {}
