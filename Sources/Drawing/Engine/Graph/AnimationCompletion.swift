/// The criteria for when an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// Completion when the animation has nearly finished: a spring after one period, others at their
  /// end.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// Completion when all animated values have reached their final values.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// An action to run when all animations that a change started have ended.
///
/// It is a class because the animations report their end times to it.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: ActionQueue.Action
  private(set) var end: Double?
  /// Whether the action has been scheduled; it runs once, even if its transaction is used again.
  var isScheduled = false

  init(_ action: ActionQueue.Action, criteria: AnimationCompletionCriteria) {
    self.action = action
    self.criteria = criteria
  }

  /// Records that an animation ends at a given time, in seconds.
  func wait(until end: Double) {
    self.end = max(self.end ?? end, end)
  }
}
