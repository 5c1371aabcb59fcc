import SnapshotCore
import Testing

@Suite struct ReferenceProblemTests {
  @Test func otherSpellingSuggestsARenameCommand() {
    let problem = ReferenceProblem.otherSpelling(
      "__Snapshots__/M/S/a b.txt",
      expected: "__Snapshots__/M/S/A B.txt"
    )
    #expect(
      problem.description.hasSuffix(
        "if the test was renamed, run "
          + "`git mv '__Snapshots__/M/S/a b.txt' '__Snapshots__/M/S/A B.txt'`."
      )
    )
  }
}
