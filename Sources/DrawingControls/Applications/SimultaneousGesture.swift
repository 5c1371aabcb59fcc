/// Two gestures that are recognized at the same time. Gestures never occur in a rendering.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The properties of the two gestures.
  public struct Value {
    /// The properties of the first gesture, if it was recognized.
    public var first: First.Value?
    /// The properties of the second gesture, if it was recognized.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a combination of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
