/// The length of a chain of evaluations in which each evaluation is caused by a change that an
/// earlier one made.
///
/// Changes with different transactions need an evaluation each, however many views make them at
/// once. They count as one round: only changes made while a round is evaluated start the next one.
struct EvaluationChain {
  /// The number of rounds; from the tenth round on, the number of evaluations is added instead.
  private(set) var length = 0
  /// The first round in which every evaluation is counted, so that endless changes of many views
  /// are found soon, too. Earlier rounds count as one each.
  private static var firstCountedRound: Int { 10 }
  /// The number of updates of this round that haven't been evaluated.
  private var remaining = 0

  /// Counts the next evaluation.
  ///
  /// - Parameter pending: The number of updates that wait for an evaluation, including the next
  ///   one.
  mutating func advance(pending: Int) {
    let startsRound = remaining == 0
    if startsRound { remaining = pending }
    remaining = max(remaining - 1, 0)
    if startsRound || length >= Self.firstCountedRound { length += 1 }
  }
}
