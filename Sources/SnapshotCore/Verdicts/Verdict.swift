/// The result of an assertion.
package enum Verdict: Hashable, Sendable {
  case matched
  /// It passes; the text has the measured and the allowed numbers.
  case withinTolerance(String)
  /// The reference is written, for this reason.
  case recorded(Occasion)
  /// The value matches, but the reference was written by this process.
  case recordedEarlier
  /// Nothing is written, because a second rendering of the value differed.
  case irreproducible(Difference)
  case missing
  case changed(Difference)
  case unreadable(ReferenceProblem)

  /// The reason for writing a reference.
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

  /// Returns whether the assertion passes, warns or fails.
  package func outcome(for decision: RecordDecision) -> Outcome {
    switch self {
    case .matched, .withinTolerance: .pass
    case .recorded, .recordedEarlier: decision.passesAfterRecording ? .warning : .failure
    case .irreproducible, .missing, .changed, .unreadable: .failure
    }
  }

  /// The outcome for the test runner.
  package enum Outcome: Hashable, Sendable {
    case pass
    case warning
    case failure
  }
}
