/// What a finger or pointer does. Nobody touches a picture, so that no gesture ever happens here.
public protocol Gesture<Value> {
  /// What is known about the gesture.
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture; the action is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture; the action is never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture; the state is never updated.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }

  /// Returns both gestures at a time.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }

  /// Returns one gesture after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }

  /// Returns one gesture or the other.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}
