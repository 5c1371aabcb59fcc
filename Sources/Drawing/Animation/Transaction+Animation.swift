extension Animation: TransactionMotion {
  func isEqual(to other: any TransactionMotion) -> Bool { self == other as? Animation }
}

extension TransactionMotion {
  /// The animation, found faster than by a cast of the existential.
  var animation: Animation? {
    guard Self.self == Animation.self else { return nil }
    return withSameValue(self, as: Animation.self) { $0.pointee }
  }
}

extension Transaction {
  /// The animation of all changes; `nil` for none.
  public var animation: Animation? {
    get { motion?.animation }
    set { motion = newValue }
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
