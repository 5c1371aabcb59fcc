package import SnapshotCore

extension Assertion {
  /// Runs an assertion whose reference is a literal in the source, and returns its result.
  ///
  /// - Parameters:
  ///   - rendering: The rendered value, or the error of the value or its strategy.
  ///   - renderAgain: A closure that renders the value again, called only before a literal is
  ///     written.
  package func run(
    _ rendering: Result<Rendering, any Error>,
    again renderAgain: () throws -> Rendering,
    inline call: InlineCall
  ) -> AssertionResult {
    if scope.isRepeated { return AssertionResult(verdict: .matched, outcome: .pass, message: "") }
    do {
      let decision = try RecordDecision(
        environment: environment,
        call: record,
        scope: scope.settings.record ?? runState.record
      )
      let subject = try AssertionSubject(of: self, inline: call)
      switch rendering {
      case .success(let rendering):
        let run = InlineRun(
          rendering: rendering,
          bytes: try rendering.bytes(),
          call: call,
          subject: subject,
          decision: decision
        )
        return evaluate(run, renderAgain)
      case .failure(let error):
        let error = AssertionError(error, subject)
        try? noteFailure(error, subject)
        runState.inline.noteFailed(subject.shownPath)
        return AssertionResult(verdict: nil, outcome: .failure, message: "\(error)")
      }
    } catch {
      return AssertionResult(verdict: nil, outcome: .failure, message: "\(error)")
    }
  }

  /// The values that the steps of an assertion share.
  private struct InlineRun {
    var rendering: Rendering
    var bytes: [UInt8]
    var call: InlineCall
    var subject: AssertionSubject
    var decision: RecordDecision

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var key: InlineState.Key { InlineState.Key(path: call.file, location: call.location) }
  }

  private func evaluate(
    _ run: InlineRun,
    _ renderAgain: () throws -> Rendering
  ) -> AssertionResult {
    let value = InlineValue(test: caller.testID, text: run.text)
    let previous = runState.inline.note(value, at: run.key)
    let reference = compare(run, previous)
    let verdict = VerdictRule.verdict(
      for: reference,
      mode: run.decision.mode,
      writtenInThisRun: previous.isRecorded
    )
    if let conflict = previous.conflict { return refuse(conflict, verdict, run) }
    var failure: InlineError?
    if case .recorded = verdict {
      if let other = previous.other { return refuse((other, value), verdict, run) }
      if let difference = run.rendering.difference(
        from: Result { try RecordScope.repeating(renderAgain) }
      ) {
        return conclude(.irreproducible(difference), reference, run, nil, nil)
      }
      do throws(InlineError) {
        try write(value, run)
      } catch {
        failure = error
      }
    } else if previous.isRecorded, let other = previous.other {
      return refuse((other, value), verdict, run)
    }
    return conclude(verdict, reference, run, previous.other, failure)
  }

  private func compare(_ run: InlineRun, _ previous: InlineState.PreviousState)
    -> VerdictRule.Reference
  {
    if previous.isRecorded, previous.other == nil { return .compared(.equal) }
    guard let expected = run.call.expected else { return .absent }
    let reference = [UInt8](expected.utf8)
    if reference.hasSameBytes(as: run.bytes) { return .compared(.equal) }
    do {
      return .compared(try run.rendering.compare(reference))
    } catch {
      return .unreadable(.damaged(VisibleText.lines(ErrorText.make(error))))
    }
  }

  // MARK: - Write

  private func write(_ value: InlineValue, _ run: InlineRun) throws(InlineError) {
    try source(of: run).change(remembering: runState.inline) { (journal) throws(InlineError) in
      // Another case of the test may have recorded another value while this one waited for the
      // lock.
      if let conflict = runState.inline.conflict(at: run.key) {
        throw .conflict(first: conflict.first, second: conflict.second)
      }
      let site = try run.call.locate(journal.original).site
      try journal.write(value, at: run.call.location, site, by: runState.inline.writer)
    }
    runState.inline.noteRecorded(run.key)
  }

  /// Removes the literal that this process wrote for the first value, and reports both values.
  private func refuse(
    _ values: (first: InlineValue, second: InlineValue),
    _ verdict: Verdict,
    _ run: InlineRun
  ) -> AssertionResult {
    runState.inline.noteConflict(values.first, values.second, at: run.key)
    // If the source has been edited in the meantime, it is left unchanged.
    try? source(of: run).change(remembering: runState.inline) {
      $0.remove(run.call.location, by: runState.inline.writer)
    }
    let failure = InlineError.conflict(first: values.first, second: values.second)
    return conclude(verdict, .absent, run, values.first, failure)
  }

  private func source(of run: InlineRun) -> InlineWriter {
    InlineWriter(
      path: environment.absolute(run.call.file),
      module: run.call.module,
      in: run.subject.folders,
      limit: environment.fileLimit
    )
  }

  // MARK: - Result

  private func conclude(
    _ verdict: Verdict,
    _ reference: VerdictRule.Reference,
    _ run: InlineRun,
    _ other: InlineValue?,
    _ failure: InlineError?
  ) -> AssertionResult {
    let subject = run.subject
    let outcome = failure == nil ? verdict.outcome(for: run.decision) : .failure
    defer { noteContradictions(run) }
    if outcome == .pass {
      if !runState.inline.hasFailed(subject.shownPath) {
        let failure = ArtifactFolder(name: subject.name, in: subject.folders)
        let hasFailed = mayHaveFailures(subject) && failure.exists
        try? notePass(verdict, reference.measurements, subject, isUrgent: hasFailed)
        if hasFailed { failure.clear() }
      }
      return AssertionResult(verdict: verdict, outcome: .pass, message: "")
    }
    runState.inline.noteFailed(subject.shownPath)
    var message = Message(
      verdict: verdict,
      decision: run.decision,
      path: subject.shownPath,
      filter: caller.filter
    )
    message.tool = ToolCommand.name(in: subject.folders.root)
    message.writeError = failure.map { sentence(for: $0, run) }
    if case .recorded = verdict { message.recordedText = run.text }
    let artifacts = failure == nil ? artifacts(for: verdict, run) : []
    keep(artifacts, subject, &message)
    var change: InlineChange?
    if !artifacts.isEmpty, other == nil, !verdict.isIrreproducible { change = self.change(run) }
    message.acceptsByRecording = change == nil
    do {
      let entry = try note(
        message,
        reference.measurements,
        subject,
        files: artifacts,
        inline: change,
        differingTests: runState.inline.differingTests(at: run.key)
      )
      if let entry, change != nil { runState.inline.noteAcceptable(entry, at: run.key) }
    } catch {
      message.artifactError = message.artifactError ?? "\(error)"
    }
    return AssertionResult(
      verdict: failure == nil ? verdict : nil,
      outcome: outcome,
      message: message.text,
      attachments: (attaches ? artifacts.filter(\.isForPeople) : []).map {
        .init(name: $0.attachmentName(of: subject.name), bytes: $0.bytes)
      }
    )
  }

  /// Replaces the results that could be accepted into the literal if its call has several values.
  private func noteContradictions(_ run: InlineRun) {
    for entry in runState.inline.takeContradicted(at: run.key) {
      try? note(again: entry, run.subject)
    }
  }

  /// Whether the artifacts may contain files of a failure from this run or an earlier one.
  private func mayHaveFailures(_ subject: AssertionSubject) -> Bool {
    runState.hasFailures(from: "\(subject.folders.failures)/\(subject.name.folder)") {
      ArtifactFolder.existsForSuite(of: subject.name, in: subject.folders)
    }
  }

  /// Returns the message of a failed write, with the text to paste unless there are several values.
  private func sentence(for failure: InlineError, _ run: InlineRun) -> String {
    switch failure {
    case .conflict, .recordedSinceBuild: return "\(failure)"
    default: break
    }
    return "\(failure)\nOr paste the snapshot:\n\n{\n"
      + VisibleText.lines("  " + InlineLiteral.make(run.text, indentation: "  ")) + "\n}"
  }

  private func artifacts(for verdict: Verdict, _ run: InlineRun) -> [Artifact] {
    let contents = run.call.expected.map { ReferenceReader.Contents.bytes([UInt8]($0.utf8)) }
    return artifacts(for: verdict, run.bytes, contents ?? .absent, run.subject.name)
  }

  /// Returns the change that accepting makes to the source; `nil` if there is none, or if the
  /// source is missing or has changed since the build.
  private func change(_ run: InlineRun) -> InlineChange? {
    guard let original = try? source(of: run).original(rememberedBy: runState.inline),
      let location = try? run.call.locate(original)
    else { return nil }
    return InlineChange(
      file: run.subject.folders.source,
      source: SourceText([UInt8](original.utf8)),
      call: location.call,
      site: location.site
    )
  }
}
