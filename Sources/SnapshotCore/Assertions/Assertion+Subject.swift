extension Assertion {
  /// Finds out what this is about: by `named:`, or by counting the unnamed ones.
  ///
  /// - Returns: The subject, and whether its number may be that of a loop or that of a retry.
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
      watchesLine: caller.mayRunAgain
    )
    if let ordinals = scope.ordinals {
      inputs.repetitions = .countedApart
      return ordinals.next(inputs)
    }
    if environment.repeatsTests { inputs.repetitions = .asTheRunnerMakesThem }
    return ledger.ordinals.next(inputs)
  }

  /// Makes sure that no other assertion of this run uses the file, unless both spell out one name
  /// in one test: then the second one compares as well, but never records.
  ///
  /// - Returns: Why nothing may be recorded, if that is so.
  func claim(_ subject: AssertionSubject) throws(AssertionError) -> RecordRestraint? {
    switch ledger.claim(subject.claim) {
    case .first:
      let hasFailures = ledger.hasFailures(from: subject.folder) {
        TemporaryFiles.sweep(subject.folder)
        return ArtifactFolder.existsForSuite(of: subject.name, in: subject.place)
      }
      // Which of them are this file's own is looked up when it passes.
      if hasFailures { ledger.noteFailure(of: subject.claim) }
      return caller.isInExitTest ? .exitTest : nil
    case .again(let hasMatched):
      if hasMatched { return .matchedBefore }
      return caller.isInExitTest ? .exitTest : nil
    case .shared(let line): return .otherLine(line)
    case .taken(let first):
      throw .fileTaken(
        path: subject.shownPath,
        firstPath: subject.place.shown(first.path),
        first: first,
        second: subject.claim
      )
    }
  }
}
