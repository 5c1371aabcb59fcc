#if Pictures
internal import Pixels
#endif

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

  /// Writes the files of a verdict that isn't a pass, and returns the result with its message.
  private func finish(
    _ verdict: Verdict,
    _ decision: RecordDecision,
    _ bytes: [UInt8],
    _ contents: ReferenceReader.Contents?,
    _ measurements: [MeasuredNumber],
    _ subject: AssertionSubject,
    _ restriction: RecordingRestriction?
  ) -> AssertionResult {
    var outcome = verdict.outcome(for: decision)
    var message = Message(
      verdict: verdict,
      decision: decision,
      path: subject.shownPath,
      filter: caller.filter
    )
    message.restriction = restriction
    message.link = SharedLink(at: subject.path, in: subject.folders)
    if case .recorded = verdict,
      let error = writeError(bytes, subject, message.link, isNew: contents == .absent)
    {
      runState.cancelRecording(of: subject.fileUse)
      message.writeError = error
      outcome = .failure
    }
    runState.noteFailure(of: subject.fileUse)
    message.tool = ToolCommand.name(in: subject.folders.root)
    if case .changed = verdict {
      message.history = GitHistory.find(subject.path, in: subject.folders.root, actual: bytes)
    }
    let isNew = verdict == .recorded(.absent) && message.writeError == nil
    let artifacts =
      isNew
      ? [Artifact(.actual, bytes: bytes, pathExtension: subject.name.pathExtension)]
      : artifacts(for: verdict, bytes, contents, subject.name)
    keep(artifacts, subject, &message)
    if isNew {
      message.recordedSize = ValueSize(bytes).description
      // The message lists no artifacts, because people look at the reference itself.
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

  /// Writes a reference.
  ///
  /// - Returns: The reason that it couldn't be written; otherwise `nil`.
  private func writeError(
    _ bytes: [UInt8],
    _ subject: AssertionSubject,
    _ link: SharedLink?,
    isNew: Bool
  ) -> String? {
    if let link { return "\(link)" }
    do {
      let writer = ReferenceWriter(root: subject.folders.writableRoot)
      try writer.write(bytes, to: subject.path, isNew: isNew)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether the files of a failure are attached to the test. `SNAPSHOT_ATTACHMENTS` overrides the
  /// settings.
  package var attaches: Bool {
    environment.attaches ?? scope.settings.attachments ?? runState.settings.attachments ?? true
  }

  // MARK: - Compare

  /// Reads the reference and compares it with the rendering.
  ///
  /// - Returns: The contents of the file, `nil` if they were compared while reading, and the result
  ///   of the comparison.
  private func compare(
    _ rendering: Rendering,
    _ subject: AssertionSubject
  ) throws(AssertionError) -> (ReferenceReader.Contents?, VerdictRule.Reference) {
    let reader = ReferenceReader(limit: environment.fileLimit)
    if let text = rendering.text, subject.folders.isCaseSensitive,
      reader.hasContents(text, at: subject.path)
    {
      return (nil, .compared(.equal))
    }
    let contents = reader.contents(at: subject.path, in: subject.folders)
    switch contents {
    case .absent: return (contents, .absent)
    case .problem(let problem): return (contents, .unreadable(problem))
    case .bytes(let reference):
      // A rendering is encoded only if no cheaper comparison shows that both are equal.
      let isEncoded = rendering.hasBytes
      if isEncoded, reference.hasSameBytes(as: try bytes(of: rendering, subject)) {
        return (contents, .compared(.equal))
      }
      let result = try compare(rendering, with: reference, subject)
      if !isEncoded, !result.isEqualOrTolerated,
        reference.hasSameBytes(as: try bytes(of: rendering, subject))
      {
        return (contents, .compared(.equal))
      }
      return (contents, result)
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
    // The digests are now known to belong to the reference's pixels.
    if verifiesDigests, try matches(rendering, reference, subject) { return .compared(.equal) }
    do {
      return .compared(try rendering.compare(reference))
    } catch let error where error is ValueError || error is any ArgumentError {
      throw AssertionError(error, subject)
    } catch {
      #if Pictures
      let problem = (error as? PNGError)?.problemText ?? ErrorText.make(error)
      #else
      let problem = ErrorText.make(error)
      #endif
      return .unreadable(.damaged(VisibleText.lines(problem)))
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

  package func artifacts(
    for verdict: Verdict,
    _ bytes: [UInt8],
    _ contents: ReferenceReader.Contents?,
    _ name: SnapshotName
  ) -> [Artifact] {
    let difference: Difference?
    switch verdict {
    case .matched, .withinTolerance, .recorded, .recordedEarlier: return []
    case .missing, .unreadable: difference = nil
    case .changed(let change), .irreproducible(let change): difference = change
    }
    var artifacts: [Artifact] = []
    if case .bytes(let reference)? = contents, !verdict.isIrreproducible {
      artifacts.append(Artifact(.reference, bytes: reference, pathExtension: name.pathExtension))
    }
    artifacts.append(Artifact(.actual, bytes: bytes, pathExtension: name.pathExtension))
    for file in difference?.files ?? [] {
      let artifact = Artifact(.difference, bytes: file.bytes, pathExtension: file.pathExtension)
      // A second file with the same name would overwrite the first.
      if !artifacts.contains(where: { $0.fileName == artifact.fileName }) {
        artifacts.append(artifact)
      }
    }
    if let mask = difference?.mask {
      artifacts.append(Artifact(.mask, bytes: mask, pathExtension: "png"))
    }
    return artifacts
  }

  /// Writes artifacts, or removes those of an earlier run. An error is added to the message.
  package func keep(_ artifacts: [Artifact], _ subject: AssertionSubject, _ message: inout Message)
  {
    let folder = ArtifactFolder(name: subject.name, in: subject.folders)
    guard !artifacts.isEmpty else { return folder.clear() }
    do {
      try folder.write(artifacts)
      message.artifacts = artifacts.filter(\.isForPeople).map { artifact in
        (artifact.role.rawValue, subject.folders.shown(folder.filePath(of: artifact)))
      }
      if let tool = scope.settings.diffTool ?? runState.settings.diffTool,
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
  /// Creates the error of a value that couldn't be rendered.
  package init(_ error: any Error, _ subject: AssertionSubject) {
    self =
      switch ValueError(error).error {
      case let limit as TimeLimitExceeded: .timedOut(path: subject.shownPath, limit)
      case let error as any ArgumentError: .invalidArgument(error.description)
      case let error: .valueThrew(ErrorText.make(error))
      }
  }
}
