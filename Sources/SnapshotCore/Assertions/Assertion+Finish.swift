extension Assertion {
  /// Writes the files of a verdict that isn't a pass, and returns the result with its message.
  func finish(
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

  /// Whether the files of a failure are attached to the test. `SNAPSHOT_ATTACHMENTS` overrides the
  /// settings.
  package var attaches: Bool {
    environment.attaches ?? scope.settings.attachments ?? runState.settings.attachments ?? true
  }
}
