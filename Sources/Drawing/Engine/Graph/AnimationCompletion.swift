/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When it is as good as done: a spring after the time of one swing, all others at their end.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When the last motion has ended.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// An action for when all motions that a change has begun have ended.
///
/// A class, because the motions tell it their ends.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: ViewGraph.Action
  private(set) var end: Double?

  init(_ action: ViewGraph.Action, criteria: AnimationCompletionCriteria) {
    self.action = action
    self.criteria = criteria
  }

  /// Notes that a motion ends at a time in seconds.
  func wait(until end: Double) {
    self.end = max(self.end ?? end, end)
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

/// Makes changes of state whose effects are animated, and calls an action when they have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
