/// A pure function that derives the verdict from the findings.
package enum VerdictRule {
  /// The state of the reference.
  package enum Reference: Hashable, Sendable {
    case absent
    case compared(Comparison)
    case unreadable(ReferenceProblem)

    /// Whether the reference equals the actual value or differs within tolerance.
    package var isEqualOrTolerated: Bool {
      switch self {
      case .compared(.equal), .compared(.withinTolerance): true
      case .absent, .compared(.different), .unreadable: false
      }
    }

    /// The measurements of the comparison.
    package var measurements: [MeasuredNumber] {
      if case .compared(let comparison) = self { comparison.measurements } else { [] }
    }
  }

  /// Returns the verdict.
  ///
  /// - Parameter writtenInThisRun: Whether this process recorded the reference. Such a reference
  ///   proves nothing, and a second value doesn't overwrite it.
  package static func verdict(
    for reference: Reference,
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
