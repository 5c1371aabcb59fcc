/// A gesture. Gestures never occur in a rendering.
public protocol Gesture<Value> {
  /// The type of the gesture's properties.
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture unchanged; the action is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture unchanged; the action is never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture unchanged; the state is never updated.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }

  /// Returns the gesture unchanged, because gestures never occur.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }

  /// Returns the gesture unchanged, because gestures never occur.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }

  /// Returns the gesture unchanged, because gestures never occur.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}
