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
  let action: ActionQueue.Action
  private(set) var end: Double?

  init(_ action: ActionQueue.Action, criteria: AnimationCompletionCriteria) {
    self.action = action
    self.criteria = criteria
  }

  /// Notes that a motion ends at a time in seconds.
  func wait(until end: Double) {
    self.end = max(self.end ?? end, end)
  }
}
