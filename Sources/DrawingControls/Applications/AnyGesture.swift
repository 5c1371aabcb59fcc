/// A gesture whose type is erased. Gestures never occur in a rendering.
nonisolated public struct AnyGesture<Value>: Gesture {
  /// Creates a gesture from a gesture with the same properties.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {}
}
