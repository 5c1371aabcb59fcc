/// A rotation gesture, which never occurs.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// The type of the rotation angle.
  public typealias Value = Angle

  /// Creates a gesture that never occurs.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
