extension Assertion {
  /// Returns the subject of the assertion, with the name from `named:` or with a number.
  ///
  /// - Returns: The subject, and whether the line may have been repeated by a retry instead of a
  ///   loop.
  func subject() throws -> (AssertionSubject, mayBeRetry: Bool) {
    let (subject, mayBeRetry) = try numberedSubject()
    guard let former else { return (subject, mayBeRetry) }
    return (subject.with(formerPath: path(of: former)), mayBeRetry)
  }

  /// Returns the path of the reference in swift-snapshot-testing's layout; `nil` if its number is
  /// unknown.
  private func path(of former: FormerName) -> String? {
    if let name { return former.path(named: name, pathExtension: pathExtension) }
    // All unnamed assertions of a test share one count there, whatever their extensions.
    let key = OrdinalCounter.Key(
      test: caller.owner,
      stem: "\(former.folder)/\(former.function)",
      pathExtension: ""
    )
    guard case .ordinal(let number, _) = answer(for: key) else { return nil }
    return former.path(number: number, pathExtension: pathExtension)
  }

  private func numberedSubject() throws -> (AssertionSubject, mayBeRetry: Bool) {
    let first = try firstSubject()
    guard name == nil else { return (first, false) }
    let key = OrdinalCounter.Key(
      test: caller.owner,
      stem: first.name.stem,
      pathExtension: first.name.pathExtension
    )
    switch answer(for: key) {
    case .ordinal(let ordinal, let isCertain):
      return (first.with(ordinal: ordinal), !isCertain)
    case .inAnotherTask: throw AssertionError.unorderedTask
    case .loopOrRepetition: throw AssertionError.loopOrRepetition
    }
  }

  private func firstSubject() throws -> AssertionSubject {
    if let latest = caller.latestSubject, latest.isSubject(of: self) { return latest }
    let subject = try AssertionSubject(of: self)
    caller.latestSubject = subject
    return subject
  }

  private func answer(for key: OrdinalCounter.Key) -> OrdinalCounter.Answer {
    var inputs = OrdinalCounter.Inputs(
      key: key,
      line: caller.line,
      task: task,
      detectsRepeatedLine: caller.mayRunAgain
    )
    if let ordinals = scope.ordinals {
      inputs.repetitions = .separatelyCounted
      return ordinals.next(inputs)
    }
    if environment.repeatsTests { inputs.repetitions = .ofTestRunner }
    return runState.ordinals.next(inputs)
  }

  /// Registers the assertion as the user of its file, and throws if another assertion uses it.
  ///
  /// Two assertions of one test with the same literal name share the file; the second one never
  /// records.
  ///
  /// - Returns: The reason why nothing may be recorded, or `nil` if recording is permitted.
  func registerUse(by subject: AssertionSubject) throws(AssertionError) -> RecordingRestriction? {
    switch runState.register(subject.fileUse) {
    case .first:
      let hasFailures = runState.hasFailures(from: subject.folder) {
        TemporaryFiles.sweep(subject.folder)
        return ArtifactFolder.existsForSuite(of: subject.name, in: subject.folders)
      }
      // If the suite has failures, whether this file has any is checked when its assertion passes.
      if hasFailures { runState.noteFailure(of: subject.fileUse) }
      return caller.isInExitTest ? .exitTest : nil
    case .again(let hasMatched):
      if hasMatched { return .matchedBefore }
      return caller.isInExitTest ? .exitTest : nil
    case .shared(let line, let hasMatched):
      return hasMatched ? .otherLineMatched(line) : .otherLine(line)
    case .taken(let first):
      throw .fileTaken(
        path: subject.shownPath,
        firstPath: subject.folders.shown(first.path),
        first: first,
        second: subject.fileUse
      )
    }
  }
}
