/// How an assertion ended.
package enum Verdict: Hashable, Sendable {
  case matched
  /// Passes; the text holds the measured and the allowed numbers.
  case withinTolerance(String)
  /// The reference is written, for this reason.
  case recorded(Occasion)
  /// Equal, but only to what this very process wrote.
  case recordedEarlier
  /// Nothing is written, because the value was rendered a second time and differed.
  case irreproducible(Difference)
  case missing
  case changed(Difference)
  case unreadable(ReferenceProblem)

  /// Why a reference is written.
  package enum Occasion: Hashable, Sendable {
    case absent
    case tolerated(String)
    case changed(Difference)
    case unreadable(ReferenceProblem)
  }

  /// Whether nothing was written because a second rendering differed.
  package var isIrreproducible: Bool {
    if case .irreproducible = self { true } else { false }
  }

  /// Whether the assertion passes, warns or fails.
  package func outcome(for decision: RecordDecision) -> Outcome {
    switch self {
    case .matched, .withinTolerance: .pass
    case .recorded, .recordedEarlier: decision.passesAfterRecording ? .warning : .failure
    case .irreproducible, .missing, .changed, .unreadable: .failure
    }
  }

  /// What the test runner is told.
  package enum Outcome: Hashable, Sendable {
    case pass
    case warning
    case failure
  }
}
