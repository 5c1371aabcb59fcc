/// The appearance of a view before its insertion, while it is present, and after its removal.
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
/// The view is animated between these appearances with the animation of the change that inserts or
/// removes it. Without an animation it appears and disappears at once.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the modified view.
  associatedtype Body: View
  /// A placeholder for the inserted or removed view.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition, which have no effect here.
  static var properties: TransitionProperties { get }
}

nonisolated extension Transition {
  /// The default properties, those of a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view in a phase.
  public func apply<Content: View>(content: Content, phase: TransitionPhase) -> some View {
    assumingMainActor((self, PlaceholderContentView<Self>(content: content))) {
      $0.0.body(content: $0.1, phase: phase)
    }
  }

  /// Returns both transitions combined.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation; `nil` for none.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view during insertion and removal.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the insertion.
  case willAppear
  /// While it is present.
  case identity
  /// After the removal.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// −1 before insertion, 0 while present, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves the view.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A placeholder for a view that is modified.
nonisolated public struct PlaceholderContentView<Value>: View {
  /// The body type. The modified view replaces the placeholder.
  public typealias Body = Never

  let content: any View
  /// Whether it is animated like its surroundings.
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
