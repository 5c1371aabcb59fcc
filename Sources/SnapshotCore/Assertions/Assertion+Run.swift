extension Assertion {
  /// Goes from the call to the verdict: name, read, compare, judge, write.
  ///
  /// - Parameters:
  ///   - rendering: What the test made, or why it couldn't.
  ///   - renderAgain: Makes it a second time. It is called only before a reference is written.
  package func run(
    _ rendering: Result<Rendering, any Error>,
    again renderAgain: () throws -> Rendering
  ) -> AssertionResult {
    begin(rendering).finish(renderAgain)
  }

  /// Goes from the call to the verdict, but not past the point where the reference would be written.
  ///
  /// - Parameter rendering: What the test made, or why it couldn't.
  package func begin(_ rendering: Result<Rendering, any Error>) -> AssertionStep {
    do {
      let (subject, mayBeRetry) = try subject()
      let decision = try RecordDecision(
        environment: environment,
        call: record,
        scope: scope.settings.record ?? ledger.record
      )
      do throws(AssertionError) {
        let restraint = try claim(subject) ?? (mayBeRetry ? .mayBeRetry : nil)
        return settle(try rendered(rendering, subject), subject, decision, restraint)
      } catch {
        try? noteFailure(error, subject)
        return .finished(AssertionResult(verdict: nil, outcome: .failure, message: "\(error)"))
      }
    } catch {
      return .finished(AssertionResult(verdict: nil, outcome: .failure, message: "\(error)"))
    }
  }

  private func rendered(
    _ rendering: Result<Rendering, any Error>,
    _ subject: AssertionSubject
  ) throws(AssertionError) -> Rendering {
    switch rendering {
    case .success(let rendering): return rendering
    case .failure(let error as TimeLimit): throw .timedOut(path: subject.shownPath, error)
    case .failure(let error): throw .valueThrew(ErrorText.make(error))
    }
  }

  private func settle(
    _ rendering: Rendering,
    _ subject: AssertionSubject,
    _ decision: RecordDecision,
    _ restraint: RecordRestraint?
  ) -> AssertionStep {
    let finding = ReferenceReader(limit: environment.fileLimit)
      .finding(at: subject.path, in: subject.place)
    let reference = compare(rendering, with: finding)
    let past = ledger.past(of: subject.claim)
    let verdict = VerdictRule.judge(
      reference,
      mode: restraint?.restrained(decision.mode) ?? decision.mode,
      writtenInThisRun: past.isRecorded
    )
    if verdict.outcome(for: decision) == .pass {
      // Most assertions end here, so no text is made for them that nobody will see.
      if case .otherLine = restraint {
        // The results are those of the first line.
      } else {
        if restraint != .matchedBefore { ledger.noteMatch(of: subject.claim) }
        if past.mayHaveFailures {
          ArtifactFolder(name: subject.name, in: subject.place).clear()
          ledger.noteClearing(of: subject.claim)
        }
        try? notePass(verdict, reference.measurements, subject)
      }
      return .finished(
        AssertionResult(verdict: verdict, reference: subject.path, outcome: .pass, message: "")
      )
    }
    let conclude = { (verdict: Verdict) in
      finish(verdict, decision, rendering, finding, reference.measurements, subject, restraint)
    }
    guard case .recorded = verdict else { return .finished(conclude(verdict)) }
    return .recording { second in
      if let difference = rendering.difference(from: second) {
        return conclude(.irreproducible(difference))
      }
      let result = ledger.whileRecording {
        ledger.reserveRecording(of: subject.claim) ? conclude(verdict) : nil
      }
      if let result { return result }
      // Another task has written it meanwhile, so this value is compared with that.
      switch settle(rendering, subject, decision, restraint) {
      case .finished(let result): return result
      case .recording: return conclude(.missing)
      }
    }
  }

  /// Writes what a verdict that isn't a pass asks for, and says so.
  private func finish(
    _ verdict: Verdict,
    _ decision: RecordDecision,
    _ rendering: Rendering,
    _ finding: ReferenceReader.Finding,
    _ measurements: [MeasuredNumber],
    _ subject: AssertionSubject,
    _ restraint: RecordRestraint?
  ) -> AssertionResult {
    var outcome = verdict.outcome(for: decision)
    var message = Message(
      verdict: verdict,
      decision: decision,
      path: subject.shownPath,
      filter: caller.filter
    )
    message.restraint = restraint
    if case .recorded = verdict {
      do {
        let writer = ReferenceWriter(root: subject.place.writableRoot)
        try writer.write(rendering.bytes, to: subject.path, isNew: finding == .absent)
      } catch {
        ledger.cancelRecording(of: subject.claim)
        message.writeError = "\(error)"
        outcome = .failure
      }
    }
    ledger.noteFailure(of: subject.claim)
    message.tool = ToolCommand.name(in: subject.place.root)
    let isNew = verdict == .recorded(.absent) && message.writeError == nil
    let artifacts =
      isNew
      ? [Artifact(.actual, bytes: rendering.bytes, pathExtension: subject.name.pathExtension)]
      : artifacts(for: verdict, rendering, finding, subject.name)
    keep(artifacts, subject, &message)
    if isNew {
      message.recordedSize = ValueSize(rendering.bytes).description
      // The reference itself is what a person looks at.
      message.artifacts = []
      message.diffCommand = nil
    }
    do {
      try note(message, measurements, subject, files: artifacts)
    } catch {
      message.artifactError = message.artifactError ?? "\(error)"
    }
    return AssertionResult(
      verdict: verdict,
      reference: subject.path,
      outcome: outcome,
      message: message.text,
      attachments: (isNew || !attaches ? [] : artifacts).map {
        .init(name: $0.attachmentName(of: subject.name), bytes: $0.bytes)
      }
    )
  }

  /// Whether the files of a failure are attached to the test: as the scope says, unless
  /// `SNAPSHOT_ATTACHMENTS` says otherwise.
  var attaches: Bool {
    environment.attaches ?? scope.settings.attachments ?? ledger.settings.attachments ?? true
  }

  // MARK: - Compare

  private func compare(
    _ rendering: Rendering,
    with finding: ReferenceReader.Finding
  ) -> VerdictRule.Reference {
    switch finding {
    case .absent: return .absent
    case .problem(let problem): return .unreadable(problem)
    case .bytes(let reference):
      if reference.hasSameBytes(as: rendering.bytes) { return .compared(.equal) }
      if let problem = ReferenceInspection.problem(in: reference, actual: rendering.bytes) {
        return .unreadable(problem)
      }
      #if Pictures
      if let problem = PictureInspection.animationProblem(in: reference, actual: rendering.bytes) {
        return .unreadable(problem)
      }
      if environment.verifiesDigests,
        let problem = PictureInspection.problem(in: reference, allowsProfiles: true)
      {
        return .unreadable(problem)
      }
      #endif
      do {
        return .compared(try rendering.compare(reference))
      } catch {
        return .unreadable(.damaged(VisibleText.lines(ErrorText.make(error))))
      }
    }
  }

  // MARK: - Artifacts

  func artifacts(
    for verdict: Verdict,
    _ rendering: Rendering,
    _ finding: ReferenceReader.Finding,
    _ name: SnapshotName
  ) -> [Artifact] {
    let difference: Difference?
    switch verdict {
    case .matched, .withinTolerance, .recorded, .recordedEarlier: return []
    case .missing, .unreadable: difference = nil
    case .changed(let change), .irreproducible(let change): difference = change
    }
    var artifacts: [Artifact] = []
    if case .bytes(let bytes) = finding, !verdict.isIrreproducible {
      artifacts.append(Artifact(.reference, bytes: bytes, pathExtension: name.pathExtension))
    }
    artifacts.append(Artifact(.actual, bytes: rendering.bytes, pathExtension: name.pathExtension))
    for file in difference?.files ?? [] {
      let artifact = Artifact(.difference, bytes: file.bytes, pathExtension: file.pathExtension)
      // A second one of the same name would take the place of the first.
      if !artifacts.contains(where: { $0.fileName == artifact.fileName }) {
        artifacts.append(artifact)
      }
    }
    return artifacts
  }

  /// Puts artifacts on disk, or clears those of an earlier run. Failing at it is only mentioned.
  func keep(_ artifacts: [Artifact], _ subject: AssertionSubject, _ message: inout Message) {
    let folder = ArtifactFolder(name: subject.name, in: subject.place)
    guard !artifacts.isEmpty else { return folder.clear() }
    do {
      try folder.write(artifacts)
      message.artifacts = artifacts.map { artifact in
        (artifact.role.rawValue, subject.place.shown(folder.filePath(of: artifact)))
      }
      if let tool = scope.settings.diffTool ?? ledger.settings.diffTool,
        let actual = message.artifacts.first(where: { $0.label == Artifact.Role.actual.rawValue })
      {
        let command = VisibleText.lines(tool(reference: subject.shownPath, actual: actual.path))
        message.diffCommand = command.isEmpty ? nil : command
      }
    } catch {
      message.artifactError = "\(error)"
    }
  }
}
