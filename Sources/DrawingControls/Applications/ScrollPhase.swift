/// The phase of a scroll view, which is always idle here.
public enum ScrollPhase: Hashable, Sendable {
  /// Not scrolling.
  case idle
  /// Touched, but not yet scrolling.
  case tracking
  /// Scrolled by the user.
  case interacting
  /// Decelerating after the user's interaction.
  case decelerating
  /// Scrolled by an animation.
  case animating

  /// Whether the phase isn't `idle`.
  public var isScrolling: Bool { self != .idle }
}
