/// What moves a scroll view; here nothing does.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger about to.
  case tracking
  /// A finger.
  case interacting
  /// What is left of a push.
  case decelerating
  /// A program.
  case animating

  /// Whether anything does.
  public var isScrolling: Bool { self != .idle }
}
