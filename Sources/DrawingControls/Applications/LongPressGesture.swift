public import Foundation

/// Touching for a while.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether it has lasted.
  public typealias Value = Bool

  /// Creates a gesture that never happens.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
