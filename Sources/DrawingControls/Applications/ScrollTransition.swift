/// The phase of a view's scroll transition.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible area.
  case topLeading
  /// In the visible area.
  case identity
  /// After the visible area.
  case bottomTrailing

  /// Whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: −1 before the visible area, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition, for source compatibility.
public struct ScrollTransitionConfiguration: Sendable {
  /// An animated transition.
  public static let animated = ScrollTransitionConfiguration()
  /// A transition that follows the scroll position.
  public static let interactive = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a transition with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// Returns a transition that follows the scroll position with a timing curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }

  /// Returns the configuration unchanged.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The visible part of a view that starts a transition.
  public struct Threshold: Sendable {
    /// Any part is visible.
    public static let visible = Threshold()
    /// No part is visible.
    public static let hidden = Threshold()
    /// The centre is visible.
    public static let centered = Threshold()
    /// Returns a threshold at a visible fraction.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

nonisolated extension View {
  /// Applies the effects of a scroll transition in its identity phase.
  ///
  /// A rendering shows the start of scrolled content. Views clipped at the edges also use the
  /// identity phase.
  public consuming func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect(transition(EmptyVisualEffect(), .identity))
  }

  /// Applies the effects of a scroll transition in its identity phase.
  ///
  /// A rendering shows the start of scrolled content. Views clipped at the edges also use the
  /// identity phase.
  public consuming func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}
