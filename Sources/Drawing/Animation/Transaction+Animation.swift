/// The animation of a transaction.
private final class AnimationMotion: TransactionMotion {
  let value: Animation

  init(_ value: Animation) {
    self.value = value
  }

  override func isEqual(to other: TransactionMotion) -> Bool { value == other.animation }

  override var customMirror: Mirror { Mirror(self, children: ["animation": value]) }
}

extension TransactionMotion {
  /// The animation.
  var animation: Animation? { (self as? AnimationMotion)?.value }
}

extension Transaction {
  /// The animation of all changes; `nil` for none.
  public var animation: Animation? {
    get { motion?.animation }
    set { motion = newValue.map(AnimationMotion.init) }
  }

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }
}

extension Transaction {
  /// Adds an action that runs when all motions of the change have ended, or at once if there are
  /// none.
  ///
  /// An animation that repeats forever never completes.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    guard let graph = ViewGraph.current else { return }
    completions.append(AnimationCompletion(graph.action(completion), criteria: criteria))
  }

  /// Adds an action that runs no earlier than a delay in seconds after the change.
  mutating func addCompletion(noEarlierThan delay: Double, _ completion: @escaping () -> Void) {
    guard let graph = ViewGraph.current else { return }
    let completion = AnimationCompletion(graph.action(completion), criteria: .logicallyComplete)
    completion.wait(until: graph.time + delay)
    completions.append(completion)
  }
}
