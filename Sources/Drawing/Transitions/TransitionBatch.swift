/// The views that come and go together: those of one evaluation and one animation.
///
/// A class, because views join it while they are evaluated.
final class TransitionBatch {
  let base: Transaction
  private var changes: [() -> Void] = []
  private var ends: [() -> Bool] = []

  init(base: Transaction) {
    self.base = base
  }

  /// Adds a change of phase, to be shown by the next evaluation.
  func add(_ change: @escaping () -> Void) {
    changes.append(change)
  }

  /// Adds what is to be done when all motions have ended; it tells whether anything has changed.
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

/// What comes and goes since an evaluation began.
///
/// A class, because it is kept in the view graph.
private final class TransitionBatches {
  var pass = 0
  var waves: [TransitionBatch] = []
}

extension ViewGraph {
  /// Returns the wave of the views that come and go with a transaction in this evaluation.
  func transitionWave(for transaction: Transaction, at path: IdentityPath) -> TransitionBatch {
    let current = belonging { TransitionBatches() }
    if current.pass != pass { (current.pass, current.waves) = (pass, []) }
    let known = current.waves.first {
      $0.base.animation == transaction.animation
        && $0.base.disablesAnimations == transaction.disablesAnimations
    }
    if let known { return known }
    let wave = TransitionBatch(base: transaction)
    current.waves.append(wave)
    var next = transaction
    let end = action { [weak self] in
      guard wave.end() else { return }
      self?.change(at: nil, path: path, transaction: Transaction()) {}
    }
    next.completions.append(AnimationCompletion(end, criteria: .removed))
    change(at: nil, path: path, transaction: next) { wave.change() }
    return wave
  }
}
