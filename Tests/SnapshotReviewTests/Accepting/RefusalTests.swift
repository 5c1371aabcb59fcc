import SnapshotCore
import SnapshotReview
import Testing

/// The reasons that an entry isn't accepted.
@Suite struct RefusalTests {
  private static let entry = ResultEntry(
    id: "__Snapshots__/M/S/a b.txt",
    status: .changed,
    test: "t",
    filter: "S.t x"
  )
  private static let record = "`SNAPSHOT_RECORD=failed swift test --filter 'S.t x'`"

  private static let sentences: [(refusal: AcceptanceRefusal, sentence: String)] = [
    (
      AcceptanceRefusal.nothingToAccept(.failed),
      "the assertion failed before the comparison. Fix the test."
    ),
    (
      .nothingToAccept(.damaged),
      "the reference can’t be read. Restore it with "
        + "`git checkout -- '__Snapshots__/M/S/a b.txt'`, or record it with \(record)."
    ),
    (.nothingToAccept(.missing), "its artifacts weren’t written. Run the test again."),
    (.nothingToAccept(.changed), "its artifacts weren’t written. Run the test again."),
    (.nothingToAccept(.passed), "it didn’t fail."),
    (.nothingToAccept(.new), "it didn’t fail."),
    (
      .unsafePath,
      "its path is absolute, hidden, outside the package, or contains characters that aren’t "
        + "permitted in references. Record it with \(record)."
    ),
    (
      .sourceChanged,
      "the lines of the assertion have changed since the run, or contain no inline snapshot. "
        + "Run the test again and look at the result."
    ),
    (
      .outsideOfSnapshots,
      "it isn’t in the package’s __Snapshots__ folder, and Git doesn’t track it. If it is correct, "
        + "pass its whole path to `snapshot accept`."
    ),
    (
      .buildInput,
      "a build may compile, link or run such a file, so results can’t replace it. Record it with "
        + "\(record)."
    ),
    (.executable, "it is executable. If it is a reference, run `chmod a-x` on it."),
    (
      .linkToReference("a\u{1B}"),
      "it is a symbolic link to a\\u{1B}, which another test may use. Replace the link with a file, "
        + "or accept that reference."
    ),
    (.filesGone, "its artifacts are missing. Run the test again."),
    (
      .filesIncomplete,
      "some of its artifacts are missing or can’t be read. Download the results again, or run the "
        + "test again."
    ),
    (
      .matchedByAnother,
      "the reference equals another value of the same run, which would then fail. Pass `named:` with "
        + "a different string for each value."
    ),
    (
      .notDeepEnough,
      "a reference is at least two folders deep, such as Module/Suite/name.txt, so this isn’t the "
        + "path of one. Record it with \(record)."
    ),
    (.filesStay, "its artifacts can’t be removed."),
    (
      .referenceChanged,
      "the reference has changed since the run. Run the test again and look at the result."
    ),
    (
      .referenceAppeared,
      "there was no reference, but there is one now. Run the test again and look at the result."
    ),
    (
      .referenceGone,
      "the reference has been removed since the run. Run the test again and look at the result."
    ),
    (.file("text"), "text"),
    (.picture(.damaged("Half is missing.")), "the actual picture is damaged: Half is missing."),
    (.picture(.deceptive("Forged.")), "Forged. Record it with \(record) if it is correct."),
    (.picture(.empty), "\(ReferenceProblem.empty)"),
  ]

  @Test(arguments: sentences)
  func everyReasonSaysWhatToDo(refusal: AcceptanceRefusal, sentence: String) {
    #expect(refusal.sentence(for: RefusalTests.entry) == sentence)
  }

  @Test func aFilterOfUnusualLengthIsLeftOut() {
    var entry = RefusalTests.entry
    let sentence = { AcceptanceRefusal.buildInput.sentence(for: entry) }
    entry.filter = ""
    #expect(sentence().hasSuffix("with `SNAPSHOT_RECORD=failed swift test`."))
    entry.filter = String(repeating: "a", count: 1_001)
    #expect(sentence().hasSuffix("with `SNAPSHOT_RECORD=failed swift test`."))
    entry.filter = String(repeating: "a", count: 1_000)
    #expect(sentence().hasSuffix("a`."))
    #expect(
      "\(AcceptanceRefusal.buildInput)".hasSuffix("with `SNAPSHOT_RECORD=failed swift test`.")
    )
  }

  @Test(arguments: [
    (
      AcceptanceRefusal.literalNotFound,
      "the results contain no position for its literal: the source had changed since the build, or "
        + "only the test can find it. Build, and run \(record), which records it or says what to "
        + "change."
    ),
    (
      .unsupportedCall, "only recording supports this form of call. Record it with \(record)."
    ),
    (
      .differingValues(["b\u{7}", "a", "a"]),
      "one literal can’t contain two values, and its call had different ones, in a and b\\u{7}. Use "
        + "`assertSnapshot`, or make a separate call for each value."
    ),
    (
      .literalTaken,
      "another test’s value was just accepted into the same literal, which can’t contain two. Use "
        + "`assertSnapshot`, or make a separate call for each value."
    ),
  ])
  func literalsHaveTheirReasons(refusal: AcceptanceRefusal, sentence: String) {
    #expect(refusal.sentence(for: RefusalTests.entry) == sentence)
  }

  @Test func withoutAnEntryThereIsNoPath() {
    #expect(
      AcceptanceRefusal.nothingToAccept(.damaged).description
        == "the reference can’t be read. Restore it with `git checkout`, or record it with "
        + "`SNAPSHOT_RECORD=failed swift test`."
    )
    var entry = RefusalTests.entry
    entry.filter = ""
    #expect(
      AcceptanceRefusal.nothingToAccept(.damaged).sentence(for: entry)
        == "the reference can’t be read. Restore it with "
        + "`git checkout -- '__Snapshots__/M/S/a b.txt'`, or record it with "
        + "`SNAPSHOT_RECORD=failed swift test`."
    )
  }

  @Test func shortFiltersAreNamed() {
    var entry = RefusalTests.entry
    entry.filter = "a"
    let sentence = AcceptanceRefusal.unsupportedCall.sentence(for: entry)
    #expect(sentence.hasSuffix("with `SNAPSHOT_RECORD=failed swift test --filter a`."))
  }
}
