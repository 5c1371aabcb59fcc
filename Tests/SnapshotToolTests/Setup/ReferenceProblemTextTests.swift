import SnapshotCore
import Testing

@testable import SnapshotTool

@Suite struct ReferenceProblemTextTests {
  static let cases: [(problem: ReferenceProblem, text: String, fix: String)] = [
    (
      .empty, "it is empty, possibly after an interrupted checkout.",
      "Run `git checkout -- 'a b'`."
    ),
    (.largeFilePointer, "it is a Git LFS pointer, not the file itself.", "Run `git lfs pull`."),
    (
      .conflictMarkers(line: 7),
      "it has unresolved merge conflict markers, the first on line 7.",
      "Run `git checkout --ours -- 'a b'`, or with `--theirs`."
    ),
    (.utf16, "it is text in UTF-16; references are UTF-8.", "Run `git checkout -- 'a b'`."),
    (.damaged("It ends."), "it is damaged: It ends.", "Run `git checkout -- 'a b'`."),
    (
      .deceptive("It lies."), "It lies.",
      "Run `git log -- 'a b'`, and record it again if the change is yours."
    ),
    (
      .brokenLink, "it is a symbolic link whose target doesn’t exist.",
      "Run `rm 'a b'`, and restore the file."
    ),
    (
      .tooLarge(bytes: 1_234, limit: 1_000), "it has 1,234 bytes; the limit is 1,000.",
      "Run `export SNAPSHOT_FILE_LIMIT=1234` to allow it."
    ),
    (
      .linkOutside, "it is a symbolic link that leads outside the package.",
      "Run `rm 'a b'`, and restore the file."
    ),
    (.directory, "it is a folder.", "Run `mv 'a b' 'a b.old'`, and restore the file."),
    (
      .notAFile, "it is a pipe, socket or device, not a file.",
      "Run `rm 'a b'`, and restore the file."
    ),
    (
      .symbolicLink,
      "It is a symbolic link. Links in a folder of results are never followed.",
      "Run `ls -l 'a b'`, and restore the file."
    ),
  ]

  @Test(arguments: cases)
  func everyProblemHasItsFix(problem: ReferenceProblem, text: String, fix: String) {
    #expect(problem.problemText == text)
    #expect(problem.fix("a b", isTracked: true) == fix)
  }

  @Test(arguments: [ReferenceProblem.empty, .utf16, .damaged("x")])
  func filesThatGitCannotRestoreAreRecordedAgain(problem: ReferenceProblem) {
    #expect(
      problem.fix("a", isTracked: false)
        == "Run `SNAPSHOT_RECORD=failed swift test`, which records it again."
    )
  }

  @Test func otherProblemsHaveTheirDescription() {
    for problem in [ReferenceProblem.otherSpelling("A", expected: "a"), .unreachable(.noInodes)] {
      #expect(problem.problemText == problem.description)
      #expect(problem.fix("a", isTracked: true) == "Run `ls -l a`, and restore the file.")
    }
  }
}
