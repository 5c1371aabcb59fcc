public import Foundation

/// A long-press gesture, which never occurs.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  /// The type of the gesture's value: whether the press is long enough.
  public typealias Value = Bool

  /// Creates a gesture that never occurs.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
