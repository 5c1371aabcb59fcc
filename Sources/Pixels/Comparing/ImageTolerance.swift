/// How far two pictures may be apart and still count as equal.
public struct ImageTolerance: Hashable, Sendable {
  /// Every byte must be equal.
  public static let exact = ImageTolerance()
}
