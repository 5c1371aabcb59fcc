/// Where a view stands that comes into a scroll view or leaves it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before its beginning.
  case topLeading
  /// Inside.
  case identity
  /// After its end.
  case bottomTrailing

  /// Whether it is inside.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the beginning, 0 inside, 1 after the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes that comes into a scroll view; of no consequence here.
public struct ScrollTransitionConfiguration: Sendable {
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Following the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a change with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// Returns a change that follows the finger along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }

  /// Returns the same with a threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view must be seen.
  public struct Threshold: Sendable {
    /// Any of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// Its middle.
    public static let centered = Threshold()
    /// Returns a share.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

extension View {
  /// Applies effects as they are for a view inside of its scroll view.
  ///
  /// A picture shows the beginning of what can be scrolled; views that are cut there count as
  /// inside, too.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect(transition(EmptyVisualEffect(), .identity))
  }

  /// Applies effects as they are for a view inside of its scroll view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}
