/// How a view comes and goes: what it looks like before it comes, while it is there, and after.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .scaleEffect(phase.isIdentity ? 1 : 0.5)
///       .opacity(phase.isIdentity ? 1 : 0)
///       .rotationEffect(.degrees(90 * phase.value))
///   }
/// }
/// ```
///
/// Between the looks the view moves as the change that inserts or removes it is animated. Without
/// an animation it comes and goes at once.
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// Stands for the view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it looks in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition does; of no consequence here.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// What the transition does: it moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as it looks in a phase.
  public func apply<Content: View>(content: Content, phase: TransitionPhase) -> some View {
    assumingMainActor((self, PlaceholderContentView<Self>(content: content))) {
      $0.0.body(content: $0.1, phase: phase)
    }
  }

  /// Returns both transitions at a time.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with an animation of its own; `nil` for none.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Whether a view is still to come, there, or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to be inserted.
  case willAppear
  /// It is there.
  case identity
  /// It has been removed.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves the view.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Stands for a view that something else changes.
public struct PlaceholderContentView<Value>: View {
  /// Has no body: the changed view takes its place.
  public typealias Body = Never

  let content: any View
  /// Whether it is animated as outside of what changes it.
  var isOutside = false
}

extension PlaceholderContentView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    if isOutside, let outer = context.outerTransactions.last {
      context.transaction = outer
      context.outerTransactions.removeLast()
    }
    content.resolve(in: context, into: &nodes)
  }
}
