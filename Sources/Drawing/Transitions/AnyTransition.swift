public import Foundation
internal import Scene

/// A type-erased transition.
///
/// ```swift
/// if isOpen {
///   Panel().transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// It is unchecked `Sendable`, because it is a value that evaluations only read.
public struct AnyTransition: @unchecked Sendable, ElementTransition {
  private indirect enum Kind {
    case identity
    case transition(any Transition)
    case asymmetric(insertion: AnyTransition, removal: AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation?)
  }

  @Nested private var kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Erases the type of a transition.
  public init<T: Transition>(_ transition: T) {
    if transition is IdentityTransition {
      self.init(.identity)
    } else if let composed = transition as? any ComposedTransition {
      self = composed.erased
    } else {
      self.init(.transition(transition))
    }
  }

  /// A transition without animation.
  public static var identity: AnyTransition { AnyTransition(.identity) }
  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// A change of size.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// A move in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Returns a change of size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Returns a move in from an edge and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Returns a move in from an edge and out to the opposite edge, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Returns a move by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Returns a move by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Returns a transition between two states of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier before insertion and after removal.
  ///   - identity: The modifier while the view is present.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier,
    identity: Modifier
  ) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Returns a transition with separate insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion, removal: removal))
  }

  /// Returns both transitions combined.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other))
  }

  /// Returns the transition with its own animation; `nil` for none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(self, animation))
  }
}

extension AnyTransition {
  /// Returns whether insertion, or removal, is always immediate.
  func isImmediate(removing: Bool) -> Bool {
    StackSpace.ensureEvaluating { isImmediateHere(removing: removing) }
  }

  private func isImmediateHere(removing: Bool) -> Bool {
    switch kind {
    case .identity: true
    case .transition: false
    case .asymmetric(let insertion, let removal):
      (removing ? removal : insertion).isImmediate(removing: removing)
    case .combined(let first, let second):
      first.isImmediate(removing: removing) && second.isImmediate(removing: removing)
    case .animated(let base, _): base.isImmediate(removing: removing)
    }
  }

  /// Returns whether it has its own animation.
  func hasAnimation(removing: Bool) -> Bool {
    StackSpace.ensureEvaluating { hasAnimationHere(removing: removing) }
  }

  private func hasAnimationHere(removing: Bool) -> Bool {
    switch kind {
    case .identity, .transition: false
    case .asymmetric(let insertion, let removal):
      (removing ? removal : insertion).hasAnimation(removing: removing)
    case .combined(let first, let second):
      first.hasAnimation(removing: removing) || second.hasAnimation(removing: removing)
    case .animated(let base, let animation):
      animation != nil || base.hasAnimation(removing: removing)
    }
  }

  /// Returns a view in a phase of the transition.
  func apply<Content: View>(to content: Content, phase: TransitionPhase) -> AnyView {
    StackSpace.ensureEvaluating { applyHere(to: content, phase: phase) }
  }

  private func applyHere<Content: View>(to content: Content, phase: TransitionPhase) -> AnyView {
    switch kind {
    case .identity: AnyView(atOnce: content)
    case .transition(let transition): transition.applyHidden(to: content, phase: phase)
    case .asymmetric(let insertion, let removal):
      insertion.apply(
        to: removal.apply(
          to: content,
          phase: phase == .didDisappear ? .didDisappear : .identity
        ),
        phase: phase == .willAppear ? .willAppear : .identity
      )
    case .combined(let first, let second):
      second.apply(to: first.apply(to: content, phase: phase), phase: phase)
    case .animated(let base, let animation):
      AnyView(atOnce: base.apply(to: content, phase: phase).transaction { $0.animate(animation) })
    }
  }
}

nonisolated extension Transition {
  fileprivate func applyHidden<Content: View>(
    to content: Content,
    phase: TransitionPhase
  ) -> AnyView {
    styled(PlaceholderContentView<Self>(content: content), by: self) {
      $0.body(content: $1, phase: phase)
    }
  }
}

/// A transition between two states of a modifier.
nonisolated private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition with its own animation.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).transaction { $0.animate(animation) }
  }
}

/// A transition that consists of others, which may be animated or immediate.
private protocol ComposedTransition {
  /// The same transition, composed of type-erased ones.
  var erased: AnyTransition { get }
}

extension AnimatedTransition: ComposedTransition {
  var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

extension AsymmetricTransition: ComposedTransition {
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension CombinedTransition: ComposedTransition {
  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

extension AnyTransition: CustomReflectable {
  /// Its properties, as a dump shows them.
  public var customMirror: Mirror {
    Mirror(self, children: ["kind": kind], displayStyle: .struct)
  }
}
