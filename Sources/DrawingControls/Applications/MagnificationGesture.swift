public import Foundation

/// A magnification gesture, which never occurs.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// The type of the magnification factor.
  public typealias Value = CGFloat

  /// Creates a gesture that never occurs.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
