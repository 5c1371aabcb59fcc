public import Foundation

/// Moving two fingers apart.
public struct MagnificationGesture: Gesture, Sendable {
  /// The factor.
  public typealias Value = CGFloat

  /// Creates a gesture that never happens.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
