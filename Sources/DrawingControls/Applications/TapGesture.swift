/// A tap gesture, which never occurs.
nonisolated public struct TapGesture: Gesture, Sendable {
  /// The type of the gesture's value. A tap has no properties.
  public typealias Value = Void

  /// Creates a gesture that never occurs.
  public init(count: Int = 1) {}
}
