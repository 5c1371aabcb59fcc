public import Foundation

/// A transition without effect.
nonisolated public struct IdentityTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A fade.
nonisolated public struct OpacityTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view, clear outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of a transition without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view.
nonisolated public struct ScaleTransition: Transition, Sendable {
  /// The scale of the view outside the identity phase.
  public var scale: Double
  /// The centre of the scaling.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the view, scaled outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

/// A transition that moves the view by a distance.
nonisolated public struct OffsetTransition: Transition, Sendable {
  /// The offset of the view outside the identity phase, in points.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Returns the view, moved outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from an edge and out to the same edge, by its own size.
nonisolated public struct MoveTransition: Transition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the view, moved by its own size outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(towards: edge, by: phase.isIdentity ? 0 : 1)
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
nonisolated public struct SlideTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view, moved by its own size outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(towards: .trailing, by: phase.value)
  }
}

/// A transition that moves the view in from an edge and out to the opposite edge, with a fade.
nonisolated public struct PushTransition: Transition, Sendable {
  /// The edge from which it is inserted.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the view, moved by its own size and clear outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(towards: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that blurs, scales and fades the view.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// The direction of the scaling.
  public struct Configuration: Hashable, Sendable {
    let goesUp: Bool

    /// Scales up on insertion, and down on removal.
    public static let downUp = Configuration(goesUp: false)
    /// Scales up on insertion, and further up on removal.
    public static let upUp = Configuration(goesUp: true)
  }

  /// The direction of the scaling.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Returns the view; outside the identity phase, it is clear, blurred by 8 points and scaled up
  /// or down by a fifth.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarge = phase == .didDisappear && configuration.goesUp
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : isLarge ? 1.2 : 0.8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition with separate insertion and removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view in the phase of one transition, with the other in its identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(
        content: content,
        phase: phase == .didDisappear ? .didDisappear : .identity
      ),
      phase: phase == .willAppear ? .willAppear : .identity
    )
  }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// Two combined transitions.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

nonisolated extension View {
  /// Returns the view offset towards an edge by a multiple of its size.
  fileprivate func moved(towards edge: Edge, by fraction: Double) -> some View {
    let direction: CGSize =
      switch edge {
      case .leading: CGSize(width: -fraction, height: 0)
      case .trailing: CGSize(width: fraction, height: 0)
      case .top: CGSize(width: 0, height: -fraction)
      case .bottom: CGSize(width: 0, height: fraction)
      }
    return modifier(MoveEffect(direction: direction))
  }
}

/// An effect that moves a view by a multiple of its size.
private struct MoveEffect: GeometryEffect {
  var direction: CGSize

  var animatableData: CGSize.AnimatableData {
    get { direction.animatableData }
    set { direction.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: direction.width * size.width,
        y: direction.height * size.height
      )
    )
  }
}
