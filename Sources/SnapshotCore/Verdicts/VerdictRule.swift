/// Turns what was found into a verdict. It reads and writes nothing.
package enum VerdictRule {
  /// What is known of the reference.
  package enum Reference: Hashable, Sendable {
    case absent
    case compared(Comparison)
    case unreadable(ReferenceProblem)

    /// What comparing measured.
    package var measurements: [MeasuredNumber] {
      if case .compared(let comparison) = self { comparison.measurements } else { [] }
    }
  }

  /// Returns the verdict.
  ///
  /// - Parameter writtenInThisRun: Whether this process recorded the reference. Then it proves
  ///   nothing, and isn't written over by a second value either.
  package static func judge(
    _ reference: Reference,
    mode: RecordMode,
    writtenInThisRun: Bool
  ) -> Verdict {
    switch reference {
    case .absent:
      return mode == .never ? .missing : .recorded(.absent)
    case .unreadable(let problem):
      let replaces = mode == .all || mode == .failed
      return replaces && problem.isReplaceable && !writtenInThisRun
        ? .recorded(.unreadable(problem)) : .unreadable(problem)
    case .compared(.equal):
      return writtenInThisRun ? .recordedEarlier : .matched
    case .compared(.withinTolerance(let numbers, _)):
      if writtenInThisRun { return .recordedEarlier }
      return mode == .all ? .recorded(.tolerated(numbers)) : .withinTolerance(numbers)
    case .compared(.different(let difference)):
      let replaces = mode == .all || mode == .failed
      return replaces && !writtenInThisRun ? .recorded(.changed(difference)) : .changed(difference)
    }
  }
}
