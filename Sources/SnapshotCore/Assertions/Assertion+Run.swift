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
        return try settle(try rendered(rendering, subject), subject, decision, restraint)
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
    do {
      return try rendering.get()
    } catch {
      throw AssertionError(error, subject)
    }
  }

  private func settle(
    _ rendering: Rendering,
    _ subject: AssertionSubject,
    _ decision: RecordDecision,
    _ restraint: RecordRestraint?
  ) throws(AssertionError) -> AssertionStep {
    let (finding, reference) = try compare(rendering, subject)
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
    let bytes = try bytes(of: rendering, subject)
    let conclude = { (verdict: Verdict) in
      finish(verdict, decision, bytes, finding, reference.measurements, subject, restraint)
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
      if case .finished(let result)? = try? settle(rendering, subject, decision, restraint) {
        return result
      }
      return conclude(.missing)
    }
  }

  /// Writes what a verdict that isn't a pass asks for, and says so.
  private func finish(
    _ verdict: Verdict,
    _ decision: RecordDecision,
    _ bytes: [UInt8],
    _ finding: ReferenceReader.Finding?,
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
        try writer.write(bytes, to: subject.path, isNew: finding == .absent)
      } catch {
        ledger.cancelRecording(of: subject.claim)
        message.writeError = "\(error)"
        outcome = .failure
      }
    }
    ledger.noteFailure(of: subject.claim)
    message.tool = ToolCommand.name(in: subject.place.root)
    if case .changed = verdict {
      message.history = GitHistory.find(subject.path, in: subject.place.root, actual: bytes)
    }
    let isNew = verdict == .recorded(.absent) && message.writeError == nil
    let artifacts =
      isNew
      ? [Artifact(.actual, bytes: bytes, pathExtension: subject.name.pathExtension)]
      : artifacts(for: verdict, bytes, finding, subject.name)
    keep(artifacts, subject, &message)
    if isNew {
      message.recordedSize = ValueSize(bytes).description
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
      attachments: (isNew || !attaches ? [] : artifacts.filter(\.isForPeople)).map {
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

  /// Reads the reference and compares it with what the test made.
  ///
  /// - Returns: What was read, `nil` if it was compared while it was read, and what came of it.
  private func compare(
    _ rendering: Rendering,
    _ subject: AssertionSubject
  ) throws(AssertionError) -> (ReferenceReader.Finding?, VerdictRule.Reference) {
    let reader = ReferenceReader(limit: environment.fileLimit)
    if let text = rendering.text, subject.place.isCaseSensitive,
      reader.holds(text, at: subject.path)
    {
      return (nil, .compared(.equal))
    }
    let finding = reader.finding(at: subject.path, in: subject.place)
    switch finding {
    case .absent: return (finding, .absent)
    case .problem(let problem): return (finding, .unreadable(problem))
    case .bytes(let reference):
      // What isn't encoded yet is encoded only if nothing else shows that both are the same.
      let isEncoded = rendering.hasBytes
      if isEncoded, reference.hasSameBytes(as: try bytes(of: rendering, subject)) {
        return (finding, .compared(.equal))
      }
      let result = try compare(rendering, with: reference, subject)
      if !isEncoded, !result.isEqualOrTolerated,
        reference.hasSameBytes(as: try bytes(of: rendering, subject))
      {
        return (finding, .compared(.equal))
      }
      return (finding, result)
    }
  }

  private func compare(
    _ rendering: Rendering,
    with reference: [UInt8],
    _ subject: AssertionSubject
  ) throws(AssertionError) -> VerdictRule.Reference {
    let verifiesDigests = environment.verifiesDigests
    if !verifiesDigests, try matches(rendering, reference, subject) { return .compared(.equal) }
    let actual = { () throws(AssertionError) -> [UInt8] in try bytes(of: rendering, subject) }
    if let problem = try ReferenceInspection.problem(in: reference, actual: actual) {
      return .unreadable(problem)
    }
    #if Pictures
    if !rendering.isAnimated,
      let problem = try PictureInspection.animationProblem(in: reference, actual: actual)
    {
      return .unreadable(problem)
    }
    if verifiesDigests,
      let problem = PictureInspection.problem(in: reference, allowsProfiles: true)
    {
      return .unreadable(problem)
    }
    #endif
    // From here on the digests are those of the reference's own pixels.
    if verifiesDigests, try matches(rendering, reference, subject) { return .compared(.equal) }
    do {
      return .compared(try rendering.compare(reference))
    } catch let error as ValueError {
      throw AssertionError(error, subject)
    } catch {
      return .unreadable(.damaged(VisibleText.lines(ErrorText.make(error))))
    }
  }

  private func matches(
    _ rendering: Rendering,
    _ reference: [UInt8],
    _ subject: AssertionSubject
  ) throws(AssertionError) -> Bool {
    do {
      return try rendering.matches?(reference) ?? false
    } catch {
      throw AssertionError(error, subject)
    }
  }

  private func bytes(
    of rendering: Rendering,
    _ subject: AssertionSubject
  ) throws(AssertionError) -> [UInt8] {
    do {
      return try rendering.bytes()
    } catch {
      throw AssertionError(error, subject)
    }
  }

  // MARK: - Artifacts

  func artifacts(
    for verdict: Verdict,
    _ bytes: [UInt8],
    _ finding: ReferenceReader.Finding?,
    _ name: SnapshotName
  ) -> [Artifact] {
    let difference: Difference?
    switch verdict {
    case .matched, .withinTolerance, .recorded, .recordedEarlier: return []
    case .missing, .unreadable: difference = nil
    case .changed(let change), .irreproducible(let change): difference = change
    }
    var artifacts: [Artifact] = []
    if case .bytes(let reference)? = finding, !verdict.isIrreproducible {
      artifacts.append(Artifact(.reference, bytes: reference, pathExtension: name.pathExtension))
    }
    artifacts.append(Artifact(.actual, bytes: bytes, pathExtension: name.pathExtension))
    for file in difference?.files ?? [] {
      let artifact = Artifact(.difference, bytes: file.bytes, pathExtension: file.pathExtension)
      // A second one of the same name would take the place of the first.
      if !artifacts.contains(where: { $0.fileName == artifact.fileName }) {
        artifacts.append(artifact)
      }
    }
    if let mask = difference?.mask {
      artifacts.append(Artifact(.mask, bytes: mask, pathExtension: "png"))
    }
    return artifacts
  }

  /// Puts artifacts on disk, or clears those of an earlier run. Failing at it is only mentioned.
  func keep(_ artifacts: [Artifact], _ subject: AssertionSubject, _ message: inout Message) {
    let folder = ArtifactFolder(name: subject.name, in: subject.place)
    guard !artifacts.isEmpty else { return folder.clear() }
    do {
      try folder.write(artifacts)
      message.artifacts = artifacts.filter(\.isForPeople).map { artifact in
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

extension AssertionError {
  /// Why a value couldn't be rendered.
  fileprivate init(_ error: any Error, _ subject: AssertionSubject) {
    let error = ValueError(error).error
    self =
      (error as? TimeLimit).map { .timedOut(path: subject.shownPath, $0) }
      ?? .valueThrew(ErrorText.make(error))
  }
}
