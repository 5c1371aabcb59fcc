extension Assertion {
  /// Finds out what this is about: by `named:`, or by counting the unnamed ones.
  func subject() throws -> AssertionSubject {
    let first = try firstSubject()
    guard name == nil else { return first }
    let key = OrdinalCounter.Key(
      test: caller.testID,
      stem: first.name.stem,
      pathExtension: first.name.pathExtension
    )
    switch answer(for: key) {
    case .ordinal(let ordinal): return first.with(ordinal: ordinal)
    case .inAnotherTask: throw AssertionError.unorderedTask
    }
  }

  private func firstSubject() throws -> AssertionSubject {
    if let latest = caller.latestSubject, latest.isSubject(of: self) { return latest }
    let subject = try AssertionSubject(of: self)
    caller.latestSubject = subject
    return subject
  }

  private func answer(for key: OrdinalCounter.Key) -> OrdinalCounter.Answer {
    if let ordinals = scope.ordinals { return ordinals.next(for: key, task: task) }
    // Nothing tells where a repetition begins, but its lines are those of the first.
    if environment.repeatsTests { return ledger.ordinals.ordinal(ofLine: caller.line, for: key) }
    return ledger.ordinals.next(for: key, task: task)
  }

  /// Makes sure that no other assertion of this run uses the file, unless both spell out one name
  /// in one test: then the second one compares as well, and its place is that of the first.
  ///
  /// - Returns: The place of the first one, if it is another one.
  func claim(_ subject: AssertionSubject) throws(AssertionError) -> String? {
    switch ledger.claim(subject.claim) {
    case .first:
      let hasFailures = ledger.hasFailures(from: subject.folder) {
        TemporaryFiles.sweep(subject.folder)
        return ArtifactFolder.existsForSuite(of: subject.name, in: subject.place)
      }
      // Which of them are this file's own is looked up when it passes.
      if hasFailures { ledger.noteFailure(of: subject.claim) }
      return nil
    case .again: return nil
    case .taken(let first):
      guard subject.claim.names(theReferenceOf: first) else {
        throw .fileTaken(path: subject.shownPath, first: first, second: subject.claim)
      }
      return first.line
    }
  }
}
