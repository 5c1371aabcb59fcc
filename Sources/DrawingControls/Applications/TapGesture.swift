/// Touching shortly.
public struct TapGesture: Gesture, Sendable {
  /// Nothing is known about a tap.
  public typealias Value = Void

  /// Creates a gesture that never happens.
  public init(count: Int = 1) {}
}
