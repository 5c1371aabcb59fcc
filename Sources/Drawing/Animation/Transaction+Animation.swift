extension Animation: TransactionMotion {
  func isEqual(to other: any TransactionMotion) -> Bool { self == other as? Animation }
}

extension Transaction {
  /// The animation of everything that changes; `nil` for none.
  public var animation: Animation? {
    get { motion as? Animation }
    set { motion = newValue }
  }

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }
}

extension Transaction {
  /// Adds an action for when all motions that the change begins have ended; at once, if none does.
  ///
  /// An animation that repeats without end never completes.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    guard let graph = ViewGraph.current else { return }
    completions.append(AnimationCompletion(graph.action(completion), criteria: criteria))
  }

  /// Adds an action that follows the change by a time in seconds at the earliest.
  mutating func addCompletion(noEarlierThan delay: Double, _ completion: @escaping () -> Void) {
    guard let graph = ViewGraph.current else { return }
    let completion = AnimationCompletion(graph.action(completion), criteria: .logicallyComplete)
    completion.wait(until: graph.time + delay)
    completions.append(completion)
  }
}
