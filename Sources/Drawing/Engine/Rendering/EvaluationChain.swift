/// The length of a chain of evaluations in which each evaluation is caused by a change that an
/// earlier one made.
///
/// Changes with different transactions need an evaluation each, however many views make them at
/// once. They count as one round: only changes made while a round is evaluated start the next one.
struct EvaluationChain {
  /// The number of rounds so far, which reaches a limit only if views keep changing state.
  private(set) var length = 0
  /// The number of rounds in which only the round is counted. In later rounds, every evaluation is
  /// counted, so that endless changes of many views are found soon too.
  private static var uncountedRounds: Int { 10 }
  /// The number of updates of this round that haven't been evaluated.
  private var remaining = 0

  /// Counts the next evaluation.
  ///
  /// - Parameter pending: The number of updates that wait for an evaluation, including the next one.
  mutating func advance(pending: Int) {
    let startsRound = remaining == 0
    if startsRound { remaining = pending }
    remaining = max(remaining - 1, 0)
    if startsRound || length >= Self.uncountedRounds { length += 1 }
  }
}
