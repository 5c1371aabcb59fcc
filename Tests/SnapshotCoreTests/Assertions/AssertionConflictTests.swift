import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Assertions that share a reference, and assertions that have none.
@Suite struct AssertionConflictTests {
  private let folder: TemporaryFolder
  private let reference = "__Snapshots__/M/S/t.n.txt"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Tests/T/S.swift")
  }

  private func assertion(
    _ runState: RunState,
    _ function: String = "t()",
    named name: String? = "n",
    line: Int = 1,
    variables: [String: String] = [:]
  ) -> Assertion {
    Assertion(
      caller: Caller(
        identity: TestIdentity(module: "M", suites: ["S"], function: function),
        testID: "M.S/\(function)",
        filter: "S.t",
        source: "\(folder.path)/Tests/T/S.swift",
        line: "S.swift:\(line):1"
      ),
      name: name,
      pathExtension: "txt",
      scope: RecordScope(),
      environment: RunEnvironment(variables: variables),
      runState: runState
    )
  }

  private func rendering(_ text: String) -> Result<Rendering, any Error> {
    let bytes = Array(text.utf8)
    return .success(
      Rendering(bytes: bytes) { TextComparison.compare(reference: $0, actual: bytes) }
    )
  }

  private func summary(of runState: RunState) throws -> String? {
    let environment = RunEnvironment(variables: [:])
    let folders = try SnapshotFolders(
      source: "\(folder.path)/Tests/T/S.swift",
      directory: nil,
      environment: environment
    )
    return runState.results(in: folders, environment).summary?.text
  }

  private func canAccept() throws -> Bool? {
    try Results(artifacts: "\(folder.path)/.build/snapshots")?.entries
      .last { $0.id == reference }?.isAcceptable
  }

  // MARK: - Links

  /// Another test may use the target.
  @Test(arguments: ["failed", "all"])
  func aLinkToAnotherReferenceIsNotWrittenThrough(_ mode: String) throws {
    let folders = "__Snapshots__/M/S"
    try folder.write("b", to: "\(folders)/b.txt")
    symlink("b.txt", "\(folder.path)/\(folders)/a.txt")
    let state = RunState()
    let result = assertion(state, "a()", named: nil, variables: ["SNAPSHOT_RECORD": mode])
      .run(rendering("a"))
    #expect(result.outcome == .failure)
    #expect(
      result.message == """
        Not recorded: \(folders)/a.txt
        It is a symbolic link to \(folders)/b.txt, which another test may use. Replace the link with a \
        copy of that file, and run again.
        """
    )
    #expect(folder.text(of: "\(folders)/b.txt") == "b")
    state.finish()
    let entry = try Results(artifacts: "\(folder.path)/.build/snapshots")?.entries.last
    #expect(
      entry?.summary == "Not recorded: It is a symbolic link to \(folders)/b.txt, which another "
        + "test may use. Replace the link with a copy of that file, and run again."
    )
  }

  @Test func aLinkToAnotherReferenceIsNotAccepted() throws {
    try folder.write("b", to: "__Snapshots__/M/S/b.txt")
    symlink("b.txt", "\(folder.path)/__Snapshots__/M/S/a.txt")
    let message = assertion(RunState(), "a()", named: nil).run(rendering("a")).message
    #expect(!message.contains("\naccept "), "\(message)")
    #expect(message.contains("\nIt is a symbolic link to __Snapshots__/M/S/b.txt, "), "\(message)")
  }

  @Test func aLinkToAFileElsewhereIsWrittenThrough() throws {
    try folder.write("b", to: "Shared/b.txt")
    try folder.write("", to: "__Snapshots__/M/S/c.txt")
    symlink("../../../Shared/b.txt", "\(folder.path)/__Snapshots__/M/S/a.txt")
    let result = assertion(RunState(), "a()", named: nil, variables: ["SNAPSHOT_RECORD": "all"])
      .run(rendering("a"))
    #expect(result.outcome == .warning)
    #expect(folder.text(of: "Shared/b.txt") == "a")
    #expect(
      FilePath.resolved("\(folder.path)/__Snapshots__/M/S/a.txt")?.hasSuffix("/b.txt") == true
    )
  }

  // MARK: - Two values, one name

  private static let sharedName = """
    Another line of this test uses the same reference, and its value equals it, so accepting this one \
    would make that one fail.
    Pass `named:` with a different string for each value.
    """

  @Test func aValueOfAnotherLineIsNotAccepted() throws {
    try folder.write("one", to: reference)
    let state = RunState()
    #expect(assertion(state, line: 1).run(rendering("one")).outcome == .pass)
    let message = assertion(state, line: 2).run(rendering("two")).message
    #expect(!message.contains("\naccept "), "\(message)")
    #expect(message.contains("\n\(AssertionConflictTests.sharedName)\n"), "\(message)")
    #expect(message.contains("\nalso at     S.swift:1:1"), "\(message)")
    state.finish()
    #expect(try canAccept() == false)
  }

  @Test(arguments: ["missing", "failed", "all"])
  func aSecondLineIsNotAcceptedAfterRecording(_ mode: String) throws {
    let state = RunState()
    let variables = ["SNAPSHOT_RECORD": mode]
    _ = assertion(state, line: 1, variables: variables).run(rendering("one"))
    let second = assertion(state, line: 2, variables: variables).run(rendering("two"))
    #expect(second.outcome == .failure)
    #expect(!second.message.contains("\naccept "), "\(second.message)")
    #expect(
      second.message.contains("\n\(AssertionConflictTests.sharedName)\n"),
      "\(second.message)"
    )
    #expect(folder.text(of: reference) == "one")
    state.finish()
    #expect(try canAccept() == false)
  }

  @Test(arguments: ["missing", "failed", "all"])
  func aSecondValueOfALoopIsNotAcceptedAfterRecording(_ mode: String) throws {
    let state = RunState()
    let variables = ["SNAPSHOT_RECORD": mode]
    _ = assertion(state, variables: variables).run(rendering("one"))
    let second = assertion(state, variables: variables).run(rendering("two"))
    #expect(second.outcome == .failure)
    #expect(!second.message.contains("\naccept "), "\(second.message)")
    #expect(
      second.message.contains(
        """

        It was recorded in this run from another value: the value isn’t the same each time, or several \
        values have the same name.
        Pass `named:` with a different string for each value.

        """
      ),
      "\(second.message)"
    )
    state.finish()
    #expect(try canAccept() == false)
  }

  // MARK: - Failures without a file

  @Test func failuresWithoutAFileAreCounted() throws {
    let state = RunState()
    _ = assertion(state, named: "", line: 1).run(rendering("a"))
    _ = assertion(state, named: "", line: 2).run(rendering("a"))
    let inLoop = ["SNAPSHOT_RECORD": "maybe"]
    for _ in 0..<3 {
      _ = assertion(state, named: "x", line: 3, variables: inLoop).run(rendering("a"))
    }
    #expect(try summary(of: state)?.hasPrefix("Snapshots: 5 not compared · ") == true)
    state.finish()
    let entries = try Results(artifacts: "\(folder.path)/.build/snapshots")?.entries
    #expect(
      entries?.map(\.id).sorted() == [
        "__Snapshots__/M/S/t.txt at S.swift:1:1", "__Snapshots__/M/S/t.txt at S.swift:2:1",
        "__Snapshots__/M/S/t.x.txt at S.swift:3:1", "__Snapshots__/M/S/t.x.txt at S.swift:3:1 (2)",
        "__Snapshots__/M/S/t.x.txt at S.swift:3:1 (3)",
      ]
    )
    #expect(entries?.first?.summary == "`named:` is empty. Leave it out, or pass a name.")
  }
}
