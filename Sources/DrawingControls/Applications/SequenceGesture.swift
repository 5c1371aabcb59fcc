/// Two gestures that follow each other. Gestures never occur in a rendering.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The properties of the current gesture.
  public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
