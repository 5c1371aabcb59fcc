import Snapshot
import SnapshotCore
import Testing

@Suite(.snapshots(name: "scoped")) struct RunnerTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  @Test func testIsRecognisedInItsTasks() async {
    #expect(Runner.current == .test)
    #expect(await Task { Runner.current }.value == .test)
    #expect(Runner.test.note.isEmpty)
  }

  @Test func aDetachedTaskReportsWhatDoesNotApply() async {
    let runner = await Task.detached { Runner.current }.value
    #expect(runner == .orphan)
    #expect(
      runner.note == """

        This ran outside the test’s task, so it can’t be attributed to the test, and neither the test’s \
        settings nor the arguments of its case apply. The name is derived from the file and the function.
        """
    )
  }

  @Test(arguments: [
    (["tests", "--testing-library", "swift-testing", "--filter", "A"], true),
    (["tests", "--testing-library", "xctest"], false),
    (["tests", "swift-testing", "--testing-library"], false), (["tests", "--help"], false),
    ([], false),
  ])
  func testingLibraryIsRecognisedByArguments(arguments: [String], isSwiftTesting: Bool) {
    #expect(Runner.isSwiftTesting(arguments) == isSwiftTesting)
  }

  @Test(arguments: [1]) func aDetachedTaskStillCompares(number: Int) async {
    let playground = playground
    var kinds: [SnapshotVerdict.Kind] = []
    for text in ["a", "a", "b"] {
      let kind = await Task.detached {
        playground.run { verifySnapshot(of: text, as: .lines, named: "x").kind }
      }.value
      kinds.append(kind)
    }
    #expect(kinds == [.recorded, .matched, .changed("1 line removed, 1 line added")])
    #expect(playground.references == ["SnapshotTests/RunnerTests/aDetachedTaskStillCompares.x.txt"])
  }

  @Test func onlyUnusualRunnersHaveANote() {
    #expect(Runner.test.note == "" && Runner.xcTest.note == "")
    #expect(
      Runner.exitTest.note
        == "\nThis ran in an exit test, a process that has neither the test’s settings nor the "
        + "arguments of its case. Its name is derived from the file: pass `named:` with a string "
        + "that no other exit test in the file uses."
    )
    #expect(
      Runner.orphan.note
        == "\nThis ran outside the test’s task, so it can’t be attributed to the test, and neither "
        + "the test’s settings nor the arguments of its case apply. The name is derived from the "
        + "file and the function."
    )
  }
}
