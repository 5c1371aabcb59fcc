import Foundation
import SnapshotCore
import Testing

/// The sentences for unreadable references: the fault, what to do about it, and whether recording
/// replaces the reference.
@Suite struct ReferenceProblemSentencesTests {
  @Test(arguments: [
    (ReferenceProblem.directory, "It is a folder. Move or remove it, then run again."),
    (.notAFile, "It is a pipe, socket or device, not a file. Remove it and run again."),
    (
      .brokenLink,
      "It is a symbolic link whose target doesn’t exist. Restore its target, or remove the link."
    ),
    (
      .symbolicLink,
      "It is a symbolic link. Links in a folder of results are never followed."
    ),
    (
      .linkOutside,
      "It is a symbolic link that leads outside the package, so it isn’t read. Replace it with a "
        + "file."
    ),
    (
      .otherSpelling("a\u{1B}", expected: "A"),
      "The file system is case-insensitive and has a\\u{1B} there, which another assertion recorded. "
        + "Rename one of them; if the test was renamed, run `git mv 'a\u{1B}' A`."
    ),
    (
      .unreachable(.system(EIO)),
      "It can’t be read: the disk reported an input/output error. Check the disk."
    ),
  ])
  func whatIsInTheWayIsNotReplaced(problem: ReferenceProblem, sentence: String) {
    #expect(problem.description == sentence)
    #expect(!problem.isReplaceable)
    #expect(!problem.isDeceptive)
  }

  @Test(arguments: [
    (
      ReferenceProblem.tooLarge(bytes: 1_234, limit: 1_000),
      "It has 1,234 bytes; the limit is 1,000. Set SNAPSHOT_FILE_LIMIT to a larger number of bytes "
        + "to allow it."
    ),
    (
      .empty,
      "It is empty, and the value isn’t. If it was truncated, for example by an interrupted "
        + "checkout, restore it with `git checkout`; if the value was empty before, record it."
    ),
    (
      .largeFilePointer,
      "It is a Git LFS pointer, not the file itself. Run `git lfs pull`."
    ),
    (
      .conflictMarkers(line: 3),
      "It has unresolved merge conflict markers, the first on line 3. Keep one side with "
        + "`git checkout --ours` or `--theirs`, or record it."
    ),
    (
      .utf16,
      "It is UTF-16 text, which some editors and PowerShell write; references are UTF-8. Restore it "
        + "with `git checkout`, save it as UTF-8, or record it."
    ),
    (
      .damaged("Half is missing."),
      "It is damaged: Half is missing. Restore it with `git checkout`, or record it."
    ),
    (
      .deceptive("It was forged."),
      "It was forged. Check its history with `git log`, then record it."
    ),
  ])
  func wrongContentsAreReplaced(problem: ReferenceProblem, sentence: String) {
    #expect(problem.description == sentence)
    #expect(problem.isReplaceable)
    #expect(problem.isDeceptive == sentence.contains("forged"))
  }

  @Test func measurementsOfAComparison() {
    let number = MeasuredNumber("pixels", 3, allowed: 4)
    #expect(Comparison.equal.measurements == [])
    #expect(Comparison.withinTolerance("n", [number]).measurements == [number])
    let difference = Difference(summary: "s", measurements: [number])
    #expect(Comparison.different(difference).measurements == [number])
    #expect(VerdictRule.Reference.compared(.different(difference)).measurements == [number])
    #expect(VerdictRule.Reference.absent.measurements == [])
    #expect(number.of("frame 2") == MeasuredNumber("frame 2: pixels", 3, allowed: 4))
  }

  @Test func aCauseIsRecognisedByItsLabel() {
    #expect(Difference(summary: "3 pixels differ; probable cause: rounding").hasCause)
    #expect(!Difference(summary: "3 pixels differ").hasCause)
  }

  @Test func onlyEqualAndToleratedReferencesPass() {
    #expect(VerdictRule.Reference.compared(.equal).isEqualOrTolerated)
    #expect(VerdictRule.Reference.compared(.withinTolerance("n")).isEqualOrTolerated)
    #expect(!VerdictRule.Reference.absent.isEqualOrTolerated)
    #expect(!VerdictRule.Reference.unreadable(.empty).isEqualOrTolerated)
    let difference = Difference(summary: "")
    #expect(!VerdictRule.Reference.compared(.different(difference)).isEqualOrTolerated)
  }

  @Test func theHistoryOfAReferenceHasARowPerFact() {
    let change = ReferenceHistory.Commit(hash: "abc", date: "2024-05-06", subject: "One")
    let undone = ReferenceHistory.Commit(hash: "def", date: "2023-05-06", subject: "Two\u{7}")
    let rows = ReferenceHistory(lastChange: change, undone: nil).rows
    #expect(rows.map(\.0) == ["changed by"])
    #expect(rows.map(\.1) == ["abc “One”, 2024-05-06"])
    let both = ReferenceHistory(lastChange: change, undone: undone).rows
    #expect(both.map(\.0) == ["equals", "changed by"])
    #expect(
      both.first?.1 == "the reference before def “Two\\u{7}”: the change was undone, or this "
        + "branch is behind"
    )
  }
}
