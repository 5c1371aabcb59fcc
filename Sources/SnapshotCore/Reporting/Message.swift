/// The message of an assertion that doesn't pass: the problem, the file, the numbers and the next
/// command.
///
/// It is plain text without colours, because control characters would break the reports of test
/// runners.
package struct Message: Sendable {
  package var verdict: Verdict
  package var decision: RecordDecision
  /// The reference, relative to the package root if it is inside.
  package var path: String
  /// The argument of `swift test --filter` that selects this test.
  package var filter: String
  /// The files that document a failure, by label.
  package var artifacts: [(label: String, path: String)] = []
  /// The reason that nothing was recorded although the record mode may request it.
  package var restriction: RecordingRestriction?
  /// The reference is a link to another one, so this assertion doesn't write it; otherwise `nil`.
  package var link: SharedLink?
  /// The command that shows the reference and the actual file side by side.
  package var diffCommand: String?
  /// The recorded text, if it is worth reading; otherwise empty.
  package var recordedText = ""
  /// The size of a new snapshot; empty if it isn't known.
  package var recordedSize = ""
  /// The command that runs the tool in this package.
  package var tool = ToolCommand.standard
  /// Whether the actual value can be accepted only by recording again.
  package var acceptsByRecording = false
  /// The history of the reference in Git; `nil` if none is known.
  package var history: ReferenceHistory?
  /// The reason that the artifacts couldn't be written.
  package var artifactError: String?
  /// The reason that the reference couldn't be written.
  package var writeError: String?

  package init(
    verdict: Verdict,
    decision: RecordDecision,
    path: String,
    filter: String
  ) {
    self.verdict = verdict
    self.decision = decision
    self.path = path
    self.filter = filter
  }

  /// The complete message.
  package var text: String {
    if let writeError { return "Not recorded: \(VisibleText.lines(path))\n\(writeError)" }
    let head = ["\(headline): \(VisibleText.lines(path))", explanation]
    let table = table
    var wholeDetail = VisibleText.lines(recordedText)
    if let difference, !difference.detail.isEmpty { wholeDetail = difference.detail }
    guard !wholeDetail.isEmpty else { return (head + table).joined(separator: "\n") }
    // Two empty lines surround the detail, and one is reserved for the reporter.
    let remaining = Message.maxLines - head.joined(separator: "\n").lineCount - table.count - 3
    let detail = wholeDetail.cut(toLines: max(remaining, 3))
    return (head + ["\n\(detail)\n"] + table).joined(separator: "\n")
  }

  /// The target number of lines of a message, which may have up to two more. A much longer message
  /// would make the next one hard to find.
  private static let maxLines = 38

  /// One line for lists; empty if the actual value equals the reference.
  package var summary: String {
    if let writeError {
      return "Not recorded: \(VisibleText.lines(writeError).replacing("\n", with: " "))"
    }
    return switch verdict {
    case .matched: ""
    case .recorded(.absent): recordedSize.isEmpty ? "There was no reference yet" : recordedSize
    case .recorded(.tolerated(let numbers)): numbers
    case .recorded(.changed(let difference)): difference.summary
    case .recorded(.unreadable(let problem)): "\(problem)"
    default: explanation
    }
  }

  /// The lines of source code that draw the difference, the most changed first.
  package var sourceLines: [DrawnLine] {
    guard writeError == nil else { return [] }
    return difference?.sourceLines ?? []
  }

  /// Further details, in lines; may be empty.
  package var detail: String {
    if let writeError { return writeError }
    guard let difference else { return "" }
    return difference.detail
  }

  /// The fix for values that differ between renderings.
  private var fixForIrreproducible: String {
    let isPicture = FilePath.pathExtension(of: path).lowercased() == "png"
    return
      "pass in dates, identifiers and random numbers, sort the elements of a Set or a Dictionary, "
      + (isPicture
        ? "or cover what varies with `ignoring:`" : "or replace what varies with `.scrubbing(…)`")
  }

  // MARK: - Parts

  /// The difference, if the message is about one.
  private var difference: Difference? {
    switch verdict {
    case .changed(let difference), .irreproducible(let difference): difference
    default: nil
    }
  }

  private var headline: String {
    switch verdict {
    case .matched, .withinTolerance: "Snapshot matches"
    case .recorded(.absent): "Recorded a new snapshot"
    case .recorded: "Recorded the snapshot again"
    case .recordedEarlier: "Recorded in this run, so not compared"
    case .irreproducible: "Not recorded, because a second rendering differs"
    case .missing: "No snapshot to compare with"
    case .changed: "Snapshot differs"
    case .unreadable(let problem):
      problem.isDeceptive ? "Snapshot doesn’t show what is compared" : "Snapshot can’t be read"
    }
  }

  private var explanation: String {
    switch verdict {
    case .matched: "Both are equal."
    case .withinTolerance(let numbers): numbers
    case .recorded(.absent): "There was no reference yet. \(afterRecording)"
    case .recorded(.tolerated(let numbers)): "\(numbers). \(afterRecording)"
    case .recorded(.changed(let difference)): "\(difference.summary). \(afterRecording)"
    case .recorded(.unreadable(let problem)): "The old reference: \(problem) \(afterRecording)"
    case .recordedEarlier:
      "A reference proves nothing in the run that wrote it. Look at it, then run again."
    case .irreproducible(let difference): "\(difference.summary). Later runs would fail."
    case .missing: restriction?.explanation ?? whyNothingIsRecorded
    case .changed(let difference):
      [difference.summary, restriction?.explanation ?? "", link.map { "\($0)" } ?? ""]
        .filter { !$0.isEmpty }.joined(separator: "\n")
    case .unreadable(let problem): "\(problem)"
    }
  }

  private var afterRecording: String {
    switch decision.source {
    case .environment where decision.passesAfterRecording: "Look at it before you commit it."
    case .environment where decision.mode != .missing:
      "Look at it before you commit it. On CI such a run fails unless SNAPSHOT_RECORD_ON_CI is 1."
    case .call where decision.mode != .missing, .scope where decision.mode != .missing:
      "Look at it, remove `record: .\(decision.mode.rawValue)` from the code, and run again."
    default: "Look at it, then run again."
    }
  }

  private var whyNothingIsRecorded: String {
    switch decision.source {
    case .environment: "Nothing is recorded, because SNAPSHOT_RECORD is “never”."
    case .formerEnvironment: "Nothing is recorded, because SNAPSHOT_TESTING_RECORD is “never”."
    case .continuousIntegration: whyNothingIsRecordedOnCI
    default: "Nothing is recorded, because the record mode in the code is `.never`."
    }
  }

  private var whyNothingIsRecordedOnCI: String {
    let variable = decision.continuousIntegration ?? "CI"
    let sentence = "Nothing is recorded, because \(variable) is set. Was the snapshot committed?"
    return variable == "CI" ? sentence : "\(sentence) If this isn’t CI, set CI=false."
  }

  /// The command that records the actual value of this test.
  private var recordCommand: String {
    "SNAPSHOT_RECORD=failed swift test --filter \(ShellText.word(filter))"
  }

  /// The command that accepts the actual value. After a CI run it is run on another machine.
  private var acceptCommand: String {
    // `accept` writes nothing outside the package.
    guard artifactError == nil, !acceptsByRecording, !FilePath.isAbsolute(path) else {
      return recordCommand
    }
    let folder = decision.continuousIntegration == nil ? "" : " --from FOLDER"
    return "\(tool) accept\(folder) \(ShellText.word(path))"
  }

  /// The commands that fix an unreadable reference, with their effects.
  private func commands(for problem: ReferenceProblem) -> [(String, String)] {
    let word = ShellText.word(path)
    let restore = ("restore", "git checkout -- \(word)")
    let record = ("record", recordCommand)
    return switch problem {
    case .empty: [restore, ("accept", acceptCommand)]
    case .damaged, .utf16: [restore, record]
    case .deceptive: [("log", "git log -- \(word)"), record]
    case .conflictMarkers: [("keep ours", "git checkout --ours -- \(word)"), record]
    case .largeFilePointer: [("restore", "git lfs pull")]
    case .tooLarge(let bytes, _):
      [("allow", "SNAPSHOT_FILE_LIMIT=\(bytes) swift test --filter \(ShellText.word(filter))")]
    case .directory: [("move", "mv \(word) \(ShellText.word(path + ".old"))")]
    case .notAFile, .brokenLink, .linkOutside: [("remove", "rm \(word)")]
    case .unreachable: [("look", "ls -l \(word)")]
    case .symbolicLink, .otherSpelling: []
    }
  }

  /// The labels with their values, aligned.
  private var table: [String] {
    var rows: [(String, String)] = artifacts.map { role, file in
      role == Artifact.Role.reference.rawValue ? (role, path) : (role, file)
    }
    if let difference, !difference.sourceLines.isEmpty {
      rows.append(("drawn at", DrawnLine.list(difference.sourceLines)))
    }
    if let history { rows += history.rows }
    if let line = restriction?.otherLine { rows.append(("also at", line)) }
    if let diffCommand { rows.append(("compare", diffCommand)) }
    if let artifactError { rows.append(("artifacts", artifactError)) }
    switch verdict {
    // The reference matched a moment ago, so accepting another value would only reverse the
    // failure.
    case .changed where restriction?.isMatchedByAnother == true || link != nil: break
    case .changed, .missing: rows.append(("accept", acceptCommand))
    case .unreadable(let problem): rows += commands(for: problem)
    case .irreproducible:
      rows.append(("fix", fixForIrreproducible))
      rows.append(("run again", "swift test --filter \(ShellText.word(filter))"))
    default: break
    }
    return rows.map { label, text in
      label + String(repeating: " ", count: max(12 - label.count, 2)) + text
    }
  }
}

extension RecordingRestriction {
  /// The additional explanation of a failure; `nil` if the difference is enough.
  fileprivate var explanation: String? {
    switch self {
    case .otherLine: nil
    case .otherLineMatched:
      """
      Another line of this test uses the same reference, and its value equals it, so accepting this \
      one would make that one fail.
      Pass `named:` with a different string for each value.
      """
    case .recordedBefore:
      """
      It was recorded in this run from another value: the value isn’t the same each time, or several \
      values have the same name.
      Pass `named:` with a different string for each value.
      """
    case .matchedBefore:
      """
      It matched before in this run, so nothing is recorded: the value isn’t the same each time, or \
      several values have the same name.
      Pass `named:` with a different string for each value.
      """
    case .mayBeRetry:
      """
      Nothing is recorded: this line already ran in this test, in a loop or because a trait ran \
      the test again.
      Pass `named:`, or put the trait `.snapshots` after the one that repeats the test.
      """
    case .exitTest:
      "References of exit tests aren’t overwritten, because other exit tests may use them."
    }
  }

  /// The other line that uses the reference, if there is one.
  fileprivate var otherLine: String? {
    switch self {
    case .otherLine(let line), .otherLineMatched(let line): line
    default: nil
    }
  }
}

extension String {
  fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Returns the first lines, and the number of omitted ones, unless those are three or fewer.
  fileprivate func cut(toLines limit: Int) -> String {
    guard lineCount > limit + 2 else { return self }
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    // The difference may already end with the number of lines that it omits.
    let omitted = lines.last.flatMap(Self.omittedLines)
    if omitted != nil { lines.removeLast() }
    let left = lines.count - limit + 1 + (omitted ?? 0)
    return (lines.prefix(limit - 1) + ["… \(left.counted("more line"))"]).joined(separator: "\n")
  }

  /// Reads the number in `… 1,234 more lines`.
  private static func omittedLines(_ line: Substring) -> Int? {
    guard line.hasPrefix("… "), line.hasSuffix(" more lines") || line.hasSuffix(" more line") else {
      return nil
    }
    let number = line.dropFirst(2).prefix { $0 != " " }.filter { $0 != "," }
    return Int(number)
  }
}
