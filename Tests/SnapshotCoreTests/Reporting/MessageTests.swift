import SnapshotCore
import Testing

/// The message of an assertion that doesn't simply pass.
@Suite struct MessageTests {
  private static let difference = Difference(summary: "1 line removed")
  private static let code = RecordDecision(mode: .missing, source: .nobody)

  private func message(
    _ verdict: Verdict,
    _ decision: RecordDecision = code,
    path: String = "__Snapshots__/M/S/t.txt"
  ) -> Message {
    Message(verdict: verdict, decision: decision, path: path, filter: "S.t")
  }

  // MARK: - Recording

  private static let look = "Look at it before you commit it."
  private static let onCI =
    "\(look) On CI such a run fails unless SNAPSHOT_RECORD_ON_CI is 1."

  @Test(arguments: [
    (RecordDecision(mode: .all, source: .environment), look),
    (.init(mode: .failed, source: .environment), look),
    (.init(mode: .missing, source: .environment), "Look at it, then run again."),
    (.init(mode: .all, source: .environment, continuousIntegration: "CI"), onCI),
    (
      .init(mode: .all, source: .environment, continuousIntegration: "CI", recordsOnCI: true),
      look
    ),
    (
      .init(mode: .all, source: .call),
      "Look at it, remove `record: .all` from the code, and run again."
    ),
    (
      .init(mode: .failed, source: .scope),
      "Look at it, remove `record: .failed` from the code, and run again."
    ),
    (.init(mode: .missing, source: .call), "Look at it, then run again."),
    (.init(mode: .missing, source: .scope), "Look at it, then run again."),
    (.init(mode: .all, source: .formerEnvironment), "Look at it, then run again."),
    (.init(mode: .missing, source: .nobody), "Look at it, then run again."),
  ])
  func theNextStepAfterRecording(decision: RecordDecision, step: String) {
    #expect(
      message(.recorded(.absent), decision).text
        == "Recorded a new snapshot: __Snapshots__/M/S/t.txt\nThere was no reference yet. \(step)"
    )
  }

  @Test(arguments: [
    (Verdict.Occasion.tolerated("3 pixels"), "3 pixels. Look at it, then run again."),
    (.changed(difference), "1 line removed. Look at it, then run again."),
    (
      .unreadable(.empty),
      "The old reference: \(ReferenceProblem.empty) Look at it, then run again."
    ),
  ])
  func recordingAgainNamesTheReason(occasion: Verdict.Occasion, reason: String) {
    #expect(
      message(.recorded(occasion)).text
        == "Recorded the snapshot again: __Snapshots__/M/S/t.txt\n\(reason)"
    )
  }

  @Test func theRecordedTextIsShown() {
    var message = message(.recorded(.absent))
    message.recordedText = "a\u{1B}b"
    #expect(message.text.hasSuffix("Look at it, then run again.\n\na\\u{1B}b\n"))
  }

  @Test func aFailedWriteIsTheWholeMessage() {
    var message = message(.changed(MessageTests.difference), path: "a\u{1B}")
    message.writeError = "Can’t write a: the disk is full."
    #expect(message.text == "Not recorded: a\\u{1B}\nCan’t write a: the disk is full.")
    #expect(message.summary == "Not recorded: Can’t write a: the disk is full.")
    #expect(message.detail == "Can’t write a: the disk is full.")
    #expect(message.sourceLines == [])
  }

  // MARK: - Missing

  @Test(arguments: [
    (
      RecordDecision(mode: .never, source: .environment),
      "Nothing is recorded, because SNAPSHOT_RECORD is “never”."
    ),
    (
      .init(mode: .never, source: .formerEnvironment),
      "Nothing is recorded, because SNAPSHOT_TESTING_RECORD is “never”."
    ),
    (
      .init(mode: .never, source: .call),
      "Nothing is recorded, because the record mode in the code is `.never`."
    ),
    (
      .init(mode: .never, source: .scope),
      "Nothing is recorded, because the record mode in the code is `.never`."
    ),
  ])
  func aMissingReferenceNamesTheSetting(decision: RecordDecision, reason: String) {
    #expect(
      message(.missing, decision).text == """
        No snapshot to compare with: __Snapshots__/M/S/t.txt
        \(reason)
        accept      swift run snapshot accept __Snapshots__/M/S/t.txt
        """
    )
  }

  @Test(arguments: [
    ("CI", ""), (nil, ""), ("TRAVIS", " If this isn’t CI, set CI=false."),
  ])
  func aMissingReferenceOnCINamesTheVariable(variable: String?, advice: String) {
    let decision = RecordDecision(
      mode: .never,
      source: .continuousIntegration,
      continuousIntegration: variable
    )
    let reason = "Nothing is recorded, because \(variable ?? "CI") is set. "
    #expect(
      message(.missing, decision).text.contains(
        "\n\(reason)Was the snapshot committed?\(advice)\n"
      )
    )
  }

  // MARK: - Differences

  @Test func everyRowOfATable() {
    var difference = MessageTests.difference
    difference.detail = "-a"
    difference.sourceLines = [DrawnLine(fileID: "M/A.swift", line: 3)]
    var message = message(.changed(difference))
    message.artifacts = [("reference", "old.txt"), ("actual", "new.txt")]
    message.restriction = .otherLine("S.swift:9:1")
    message.diffCommand = "ksdiff a b"
    message.artifactError = "Can’t write x."
    message.history = ReferenceHistory(
      lastChange: .init(hash: "1234abcd", date: "2024-05-06", subject: "Change\u{1B}"),
      undone: .init(hash: "feed5678", date: "2024-01-02", subject: "Before")
    )
    #expect(
      message.text == """
        Snapshot differs: __Snapshots__/M/S/t.txt
        1 line removed

        -a

        reference   __Snapshots__/M/S/t.txt
        actual      new.txt
        drawn at    A.swift:3
        equals      the reference before feed5678 “Before”: the change was undone, or this branch \
        is behind
        changed by  1234abcd “Change\\u{1B}”, 2024-05-06
        also at     S.swift:9:1
        compare     ksdiff a b
        artifacts   Can’t write x.
        accept      SNAPSHOT_RECORD=failed swift test --filter S.t
        """
    )
    #expect(message.summary == "1 line removed")
    #expect(message.detail == "-a")
    #expect(message.sourceLines.count == 1)
  }

  @Test func longLabelsAreSeparatedByTwoSpaces() {
    var message = message(.changed(MessageTests.difference))
    message.artifacts = [("a long label", "x"), ("ten-letter", "y")]
    #expect(message.text.contains("\na long label  x\nten-letter  y\n"))
  }

  @Test func acceptingNeedsArtifactsInThePackage() {
    let record = "accept      SNAPSHOT_RECORD=failed swift test --filter S.t"
    var one = message(.missing, path: "/outside/t.txt")
    #expect(one.text.hasSuffix(record))
    one = message(.missing)
    one.acceptsByRecording = true
    #expect(one.text.hasSuffix(record))
    one = message(.missing, path: "a b.txt")
    one.tool = "./snapshot"
    #expect(one.text.hasSuffix("accept      ./snapshot accept 'a b.txt'"))
    one.decision.continuousIntegration = "CI"
    #expect(one.text.hasSuffix("accept      ./snapshot accept --from FOLDER 'a b.txt'"))
  }

  @Test(arguments: [
    (
      RecordingRestriction.matchedBefore,
      """
      1 line removed
      It matched before in this run, so nothing is recorded: the value isn’t the same each time, or \
      several values have the same name.
      Pass `named:` with a different string for each value.
      """
    ),
    (
      .mayBeRetry,
      """
      1 line removed
      Nothing is recorded: this line already ran in this test, in a loop or because a trait ran \
      the test again.
      Pass `named:`, or put the trait `.snapshots` after the one that repeats the test.
      accept      swift run snapshot accept __Snapshots__/M/S/t.txt
      """
    ),
    (
      .exitTest,
      """
      1 line removed
      References of exit tests aren’t overwritten, because other exit tests may use them.
      accept      swift run snapshot accept __Snapshots__/M/S/t.txt
      """
    ),
  ])
  func restrictionsAreExplained(restriction: RecordingRestriction, text: String) {
    var message = message(.changed(MessageTests.difference))
    message.restriction = restriction
    #expect(message.text == "Snapshot differs: __Snapshots__/M/S/t.txt\n\(text)")
  }

  @Test func anIrreproducibleValueSaysHowToFixIt() {
    #expect(
      message(.irreproducible(MessageTests.difference)).text == """
        Not recorded, because a second rendering differs: __Snapshots__/M/S/t.txt
        1 line removed. Later runs would fail.
        fix         pass in dates, identifiers and random numbers, sort the elements of a Set or a \
        Dictionary, or replace what varies with `.scrubbing(…)`
        run again   swift test --filter S.t
        """
    )
  }

  @Test func anIrreproduciblePictureAdvisesToCoverWhatVaries() {
    var message = message(.irreproducible(MessageTests.difference))
    message.path = "__Snapshots__/M/S/t.png"
    #expect(message.text.contains("Dictionary, or cover what varies with `ignoring:`\n"))
    #expect(!message.text.contains("scrubbing"))
  }

  @Test(arguments: [
    (Verdict.matched, "Snapshot matches", "Both are equal.", ""),
    (.withinTolerance("2 pixels"), "Snapshot matches", "2 pixels", "2 pixels"),
    (
      .recordedEarlier, "Recorded in this run, so not compared",
      "A reference proves nothing in the run that wrote it. Look at it, then run again.",
      "A reference proves nothing in the run that wrote it. Look at it, then run again."
    ),
  ])
  func otherVerdicts(verdict: Verdict, head: String, explanation: String, summary: String) {
    let message = message(verdict)
    #expect(message.text == "\(head): __Snapshots__/M/S/t.txt\n\(explanation)")
    #expect(message.summary == summary)
    #expect(message.detail == "")
  }

  @Test func theSummaryOfARecordedReference() {
    #expect(message(.recorded(.absent)).summary == "There was no reference yet")
    var sized = message(.recorded(.absent))
    sized.recordedSize = "3 bytes"
    #expect(sized.summary == "3 bytes")
    #expect(message(.recorded(.tolerated("3 pixels"))).summary == "3 pixels")
    #expect(message(.recorded(.changed(MessageTests.difference))).summary == "1 line removed")
    #expect(message(.recorded(.unreadable(.empty))).summary == "\(ReferenceProblem.empty)")
  }

  // MARK: - Unreadable references

  private static let record = "record      SNAPSHOT_RECORD=failed swift test --filter S.t"
  private static let restore = "restore     git checkout -- 'a b'"

  @Test(arguments: [
    (ReferenceProblem.empty, [restore, "accept      swift run snapshot accept 'a b'"]),
    (.damaged("x"), [restore, record]),
    (.utf16, [restore, record]),
    (.deceptive("x"), ["log         git log -- 'a b'", record]),
    (.conflictMarkers(line: 2), ["keep ours   git checkout --ours -- 'a b'", record]),
    (.largeFilePointer, ["restore     git lfs pull"]),
    (
      .tooLarge(bytes: 7, limit: 5),
      ["allow       SNAPSHOT_FILE_LIMIT=7 swift test --filter S.t"]
    ),
    (.directory, ["move        mv 'a b' 'a b.old'"]),
    (.notAFile, ["remove      rm 'a b'"]),
    (.brokenLink, ["remove      rm 'a b'"]),
    (.linkOutside, ["remove      rm 'a b'"]),
    (.unreachable(.noInodes), ["look        ls -l 'a b'"]),
    (.symbolicLink, []),
    (.otherSpelling("A B", expected: "a b"), []),
  ])
  func everyProblemHasItsCommands(problem: ReferenceProblem, commands: [String]) {
    let head =
      problem.isDeceptive ? "Snapshot doesn’t show what is compared" : "Snapshot can’t be read"
    #expect(
      message(.unreadable(problem), path: "a b").text
        == (["\(head): a b", "\(problem)"] + commands).joined(separator: "\n")
    )
  }

  // MARK: - Length

  private func text(lines count: Int, last: String? = nil, rows: Int = 0) -> [Substring] {
    var difference = MessageTests.difference
    difference.detail = ((1...count).map { "-\($0)" } + [last].compactMap(\.self))
      .joined(separator: "\n")
    var message = message(.changed(difference))
    message.artifacts = (0..<rows).map { ("row", "\($0)") }
    return message.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The head has 2 lines, the table 1, and 3 are reserved, so 32 of 38 are left for the detail.
  /// Two more are shown rather than counted.
  @Test func aLongDetailIsCut() {
    #expect(text(lines: 34).count == 2 + 2 + 34 + 1)
    #expect(!text(lines: 34).contains { $0.hasPrefix("…") })
    let cut = text(lines: 35)
    #expect(cut.count == 2 + 2 + 32 + 1)
    #expect(cut[33] == "-31")
    #expect(cut[34] == "… 4 more lines")
  }

  @Test func omittedLinesAreAddedUp() {
    #expect(text(lines: 40, last: "… 1,000 more lines")[34] == "… 1,009 more lines")
    #expect(text(lines: 40, last: "… 1 more line")[34] == "… 10 more lines")
    #expect(text(lines: 40, last: "… 5 other lines")[34] == "… 10 more lines")
  }

  @Test func threeLinesAreAlwaysShown() {
    let cut = text(lines: 9, rows: 60)
    #expect(cut[3...5] == ["-1", "-2", "… 7 more lines"])
  }
}
