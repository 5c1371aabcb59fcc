/// When an animation counts as complete; both are the same moment in a rendering.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When nothing is seen to move any more.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When the last motion has ended.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// An action for when all motions that a change has begun have ended.
///
/// A class, because the motions tell it their ends.
final class AnimationCompletion {
  let action: ViewGraph.Action
  private(set) var end: Double?

  init(_ action: ViewGraph.Action) {
    self.action = action
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
    completions.append(AnimationCompletion(graph.action(completion)))
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
