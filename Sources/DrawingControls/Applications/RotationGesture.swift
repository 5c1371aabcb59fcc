/// Turning two fingers.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle

  /// Creates a gesture that never happens.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
