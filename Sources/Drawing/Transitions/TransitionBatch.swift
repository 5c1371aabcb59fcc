/// The views that are inserted and removed together, in one evaluation with one animation.
///
/// It is a class because views join it while they are evaluated.
final class TransitionBatch {
  let base: Transaction
  private var changes: [() -> Void] = []
  private var ends: [() -> Bool] = []

  init(base: Transaction) {
    self.base = base
  }

  /// Adds a change of phase, which the next evaluation shows.
  func add(_ change: @escaping () -> Void) {
    changes.append(change)
  }

  /// Adds an action that runs when all motions have ended and returns whether anything has changed.
  func addEnd(_ end: @escaping () -> Bool) {
    ends.append(end)
  }

  fileprivate func change() {
    changes.forEach { $0() }
  }

  fileprivate func end() -> Bool {
    ends.map { $0() }.contains(true)
  }
}

/// The insertions and removals since an evaluation began.
///
/// It is a class because the view graph stores it.
private final class TransitionBatches {
  var pass = 0
  var batches: [TransitionBatch] = []
}

extension ViewGraph {
  /// Returns the batch of the views that are inserted and removed with a transaction in this
  /// evaluation.
  func transitionBatch(for transaction: Transaction, at path: IdentityPath) -> TransitionBatch {
    let current = sharedObject { TransitionBatches() }
    if current.pass != pass { (current.pass, current.batches) = (pass, []) }
    let known = current.batches.first {
      $0.base.animation == transaction.animation
        && $0.base.disablesAnimations == transaction.disablesAnimations
    }
    if let known { return known }
    let batch = TransitionBatch(base: transaction)
    current.batches.append(batch)
    var next = transaction
    let end = action { [weak self] in
      guard batch.end() else { return }
      self?.change(at: nil, path: path, transaction: Transaction()) {}
    }
    next.completions.append(AnimationCompletion(end, criteria: .removed))
    change(at: nil, path: path, transaction: next) { batch.change() }
    return batch
  }
}
