public import Foundation

/// Comes and goes at once.
public struct IdentityTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view, clear where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// It doesn't move.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from a size and shrinks to it.
public struct ScaleTransition: Transition, Sendable {
  /// How large the view is where it isn't there, of its own size.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the view, scaled where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

/// Comes and goes by a distance.
public struct OffsetTransition: Transition, Sendable {
  /// How far away the view is where it isn't there, in points.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Returns the view, moved where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes from a side and goes back to it, by the size of the view.
public struct MoveTransition: Transition, Sendable {
  /// The side.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the view, beside its place where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(towards: edge, by: phase.isIdentity ? 0 : 1)
  }
}

/// Comes from the leading side and goes to the trailing one.
public struct SlideTransition: Transition, Sendable {
  /// Creates the transition.
  public init() {}

  /// Returns the view, beside its place where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(towards: .trailing, by: phase.value)
  }
}

/// Comes from a side and goes to the opposite one, fading.
public struct PushTransition: Transition, Sendable {
  /// The side it comes from.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the view, beside its place and clear where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(towards: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes out of a blur, growing and fading in, and goes into one.
public struct BlurReplaceTransition: Transition, Sendable {
  /// Which way the sizes go.
  public struct Configuration: Hashable, Sendable {
    let goesUp: Bool

    /// What comes grows and what goes shrinks.
    public static let downUp = Configuration(goesUp: false)
    /// What comes grows and what goes grows further.
    public static let upUp = Configuration(goesUp: true)
  }

  /// Which way the sizes go.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Returns the view, where it isn't there clear, blurred by 8 points and scaled by a fifth.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarge = phase == .didDisappear && configuration.goesUp
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : isLarge ? 1.2 : 0.8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes by one transition and goes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view in the phase of the one transition, while the other one leaves it alone.
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

/// Two transitions at a time.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension View {
  /// Draws the view beside its place: so many times its own size towards a side.
  fileprivate func moved(towards edge: Edge, by share: Double) -> some View {
    let direction: CGSize =
      switch edge {
      case .leading: CGSize(width: -share, height: 0)
      case .trailing: CGSize(width: share, height: 0)
      case .top: CGSize(width: 0, height: -share)
      case .bottom: CGSize(width: 0, height: share)
      }
    return modifier(MoveEffect(direction: direction))
  }
}

/// A view moved by its own size.
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
