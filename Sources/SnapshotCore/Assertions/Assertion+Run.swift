extension Assertion {
  /// Runs the assertion and returns its result.
  ///
  /// The steps are: name, read the reference, compare, decide, write.
  ///
  /// - Parameters:
  ///   - rendering: The rendered value, or the error of the value or its strategy.
  ///   - renderAgain: A closure that renders the value again, called only before a reference is
  ///     written.
  package func run(
    _ rendering: Result<Rendering, any Error>,
    again renderAgain: () throws -> Rendering
  ) -> AssertionResult {
    begin(rendering).finish(renderAgain)
  }

  /// Runs the assertion until it has a result, or until just before it writes the reference.
  ///
  /// - Parameter rendering: The rendered value, or the error of the value or its strategy.
  package func begin(_ rendering: Result<Rendering, any Error>) -> AssertionStep {
    if scope.isRepeated {
      return .finished(AssertionResult(verdict: .matched, outcome: .pass, message: ""))
    }
    do {
      let (subject, mayBeRetry) = try subject()
      let decision = try RecordDecision(
        environment: environment,
        call: record,
        scope: scope.settings.record ?? runState.record
      )
      do throws(AssertionError) {
        let restriction = try registerUse(by: subject) ?? (mayBeRetry ? .mayBeRetry : nil)
        return try evaluate(try rendered(rendering, subject), subject, decision, restriction)
      } catch {
        try? noteFailure(error, subject)
        return .finished(AssertionResult(verdict: nil, outcome: .failure, message: "\(error)"))
      }
    } catch {
      try? noteFailure(withoutFile: error)
      return .finished(AssertionResult(verdict: nil, outcome: .failure, message: "\(error)"))
    }
  }

  private func rendered(
    _ rendering: Result<Rendering, any Error>,
    _ subject: AssertionSubject
  ) throws(AssertionError) -> Rendering {
    do {
      return try rendering.get()
    } catch {
      throw AssertionError(error, subject)
    }
  }

  private func evaluate(
    _ rendering: Rendering,
    _ subject: AssertionSubject,
    _ decision: RecordDecision,
    _ restriction: RecordingRestriction?
  ) throws(AssertionError) -> AssertionStep {
    let (contents, reference) = try compare(rendering, subject)
    let history = runState.history(of: subject.fileUse)
    let verdict = VerdictRule.verdict(
      for: reference,
      mode: restriction?.restricted(decision.mode) ?? decision.mode,
      writtenInThisRun: history.isRecorded
    )
    if verdict.outcome(for: decision) == .pass {
      // Most assertions end here, so no message is made for them.
      switch restriction {
      case .otherLine, .otherLineMatched:
        // The results already contain the assertion on the line that used the file first.
        break
      default:
        if restriction != .matchedBefore { runState.noteMatch(of: subject.fileUse) }
        // Building the folder's path takes time, so it is built only if there may be a failure.
        let failure =
          history.mayHaveFailures ? ArtifactFolder(name: subject.name, in: subject.folders) : nil
        // The pass is written before the files of the failure are removed, because the run may be
        // killed in between.
        let hasFailed = failure?.exists ?? false
        try? notePass(verdict, reference.measurements, subject, isUrgent: hasFailed)
        if let failure {
          failure.clear()
          runState.noteClearing(of: subject.fileUse)
        }
      }
      return .finished(
        AssertionResult(verdict: verdict, reference: subject.path, outcome: .pass, message: "")
      )
    }
    var restriction = restriction
    if history.isRecorded, case .changed = verdict {
      restriction = restriction?.afterRecording() ?? .recordedBefore
    }
    let bytes = try bytes(of: rendering, subject)
    let conclude = { (verdict: Verdict) in
      finish(verdict, decision, bytes, contents, reference.measurements, subject, restriction)
    }
    guard case .recorded = verdict else { return .finished(conclude(verdict)) }
    return .recording { second in
      if let difference = rendering.difference(from: second) {
        return conclude(.irreproducible(difference))
      }
      let result = runState.whileRecording {
        runState.reserveRecording(of: subject.fileUse) ? conclude(verdict) : nil
      }
      if let result { return result }
      // Another task has written the reference in the meantime, so this value is compared with it.
      if case .finished(let result)? = try? evaluate(rendering, subject, decision, restriction) {
        return result
      }
      return conclude(.missing)
    }
  }
}
