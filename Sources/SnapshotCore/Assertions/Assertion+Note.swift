internal import Foundation

extension Assertion {
  /// Adds a passing assertion to the results of this run.
  ///
  /// - Parameter isUrgent: Whether the pass replaces a failure of an earlier run, and so must be on
  ///   disk even if the process is killed.
  package func notePass(
    _ verdict: Verdict,
    _ measurements: [MeasuredNumber],
    _ subject: AssertionSubject,
    isUrgent: Bool
  ) throws(FileError) {
    guard case .withinTolerance(let numbers) = verdict else {
      return try results(subject)
        .notePass(
          subject.passLine,
          time: ResultEntry.now,
          duration: secondsSinceCall,
          isUrgent: isUrgent
        )
    }
    var entry = entry(subject, measurements)
    entry.status = verdict.status
    entry.summary = numbers
    try results(subject).note(entry)
  }

  /// Adds an assertion with any result other than a plain pass to the results of this run.
  ///
  /// - Returns: The added entry, or `nil` if the results contain it already.
  @discardableResult
  package func note(
    _ message: Message,
    _ measurements: [MeasuredNumber],
    _ subject: AssertionSubject,
    files artifacts: [Artifact],
    inline change: InlineChange? = nil,
    differingTests: [String]? = nil
  ) throws(FileError) -> ResultEntry? {
    // The assertion that recorded the reference is in the results already.
    guard message.verdict != .recordedEarlier else { return nil }
    var entry = entry(subject, measurements)
    entry.status = message.writeError == nil ? message.verdict.status : .failed
    entry.summary = message.summary
    entry.detail = ResultEntry.cut(message.detail)
    entry.inline = change
    if message.restriction?.isMatchedByAnother == true { entry.alsoMatched = true }
    entry.differingTests = differingTests
    let lines = message.sourceLines.map { $0.located(in: subject.folders.root) }
    entry.drawnAt = lines.isEmpty ? nil : lines
    entry.history = message.history
    // Without files there is nothing to show or to accept.
    if !artifacts.isEmpty, message.artifactError == nil {
      entry.folder = ArtifactFolder.relativePath(of: subject.name, in: subject.folders)
      entry.files = Artifact.keyed(artifacts).mapValues(\.fileName)
    }
    try results(subject).note(entry)
    return entry
  }

  /// Adds an entry that replaces an earlier one of the same snapshot.
  package func note(again entry: ResultEntry, _ subject: AssertionSubject) throws(FileError) {
    var entry = entry
    entry.time = ResultEntry.now
    try results(subject).note(entry)
  }

  /// Adds an assertion that failed before the comparison to the results of this run.
  package func noteFailure(_ error: AssertionError, _ subject: AssertionSubject) throws(FileError) {
    var entry = entry(subject, [])
    if case .fileTaken = error { entry.id = identifier(of: entry) }
    entry.describe("\(error)")
    try results(subject).note(entry)
  }

  /// Adds an assertion that failed before its file was known to the results of this run.
  func noteFailure(withoutFile error: any Error) throws {
    var unnamed = self
    unnamed.name = nil
    let subject = try (try? AssertionSubject(of: self)) ?? AssertionSubject(of: unnamed)
    var entry = entry(subject, [])
    entry.id = identifier(of: entry)
    entry.describe("\(error)")
    try results(subject).note(entry)
  }

  /// Returns an identifier for a failure that must not replace the result of a file.
  private func identifier(of entry: ResultEntry) -> String {
    runState.identifier(ofFailureAt: "\(entry.id) at \(caller.line)")
  }

  private func results(_ subject: AssertionSubject) -> ResultsFile {
    runState.results(in: subject.folders, environment, isInExitTest: caller.isInExitTest)
  }

  private func entry(
    _ subject: AssertionSubject,
    _ measurements: [MeasuredNumber]
  ) -> ResultEntry {
    var entry = subject.entry
    entry.status = .failed
    entry.time = ResultEntry.now
    entry.measured = measurements.isEmpty ? nil : measurements
    entry.duration = secondsSinceCall
    return entry
  }
}

extension Assertion {
  /// The seconds since the call, in whole microseconds.
  private var secondsSinceCall: Double {
    let (seconds, attoseconds) = began.duration(to: .now).components
    return Double(seconds * 1_000_000 + attoseconds / 1_000_000_000_000) / 1_000_000
  }
}

extension ResultEntry {
  /// Sets the texts of an assertion that failed before the comparison.
  fileprivate mutating func describe(_ text: String) {
    summary = String(text.replacing("\n", with: " ").prefix(300))
    detail = ResultEntry.cut(text)
  }

  /// The seconds since 1970, in whole milliseconds.
  fileprivate static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1_000
  }

  /// Returns a text shortened to 8,000 bytes, so that the results stay small enough to load.
  package static func cut(_ text: String) -> String {
    let limit = 8_000
    guard text.utf8.count > limit else { return text }
    return String(decoding: text.utf8.prefix(limit), as: UTF8.self) + "\n…"
  }
}

extension Verdict {
  fileprivate var status: ResultEntry.Status {
    switch self {
    case .matched, .recordedEarlier: .passed
    case .withinTolerance: .tolerated
    case .recorded(.absent): .new
    case .recorded: .recorded
    case .irreproducible: .failed
    case .missing: .missing
    case .changed: .changed
    case .unreadable: .damaged
    }
  }
}
