import SnapshotCore
import SnapshotTestSupport
import Testing

/// Assertions that run again: in a loop, in a repetition of the run, or because a trait retries.
@Suite struct RepeatedAssertionTests {
  private let folder: TemporaryFolder
  private var runState: RunState { folder.runState }
  private let reference = "__Snapshots__/M/S/t.txt"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Tests/T/S.swift")
  }

  /// Runs an assertion in a task that represents one run of the tests.
  private func run(
    _ text: String,
    in task: UInt64 = 1,
    named name: String? = nil,
    line: String = "S.swift:1:1",
    record: RecordMode? = nil,
    arguments: [String] = ["tests", "--repetitions", "2"],
    ordinals: OrdinalCounter? = nil,
    mayRunAgain: Bool = false,
    isInExitTest: Bool = false
  ) -> AssertionResult {
    let bytes = Array(text.utf8)
    let assertion = Assertion(
      caller: Caller(
        identity: TestIdentity(module: "M", suites: ["S"], function: "t()"),
        testID: "M.S/t()",
        filter: "S.t",
        source: "\(folder.path)/Tests/T/S.swift",
        line: line,
        mayRunAgain: mayRunAgain,
        isInExitTest: isInExitTest
      ),
      name: name,
      pathExtension: "txt",
      record: record,
      task: RunningTask(id: task),
      scope: RecordScope(ordinals: ordinals),
      environment: RunEnvironment(arguments: arguments),
      runState: runState
    )
    return assertion.run(
      .success(Rendering(bytes: bytes) { TextComparison.compare(reference: $0, actual: bytes) })
    )
  }

  private func recordLoop() throws {
    try folder.write("rep 0", to: reference)
    try folder.write("rep 1", to: "__Snapshots__/M/S/t.2.txt")
    try folder.write("rep 2", to: "__Snapshots__/M/S/t.3.txt")
  }

  private var references: [String?] {
    ["t.txt", "t.2.txt", "t.3.txt"].map { folder.text(of: "__Snapshots__/M/S/\($0)") }
  }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func loopIsCountedAgainInEveryRepetition(record: RecordMode) throws {
    try recordLoop()
    for task in 1...3 as ClosedRange<UInt64> {
      for index in 0..<3 {
        #expect(run("rep \(index)", in: task, record: record).outcome == .pass)
      }
    }
    #expect(references == ["rep 0", "rep 1", "rep 2"])
  }

  @Test func traitCounterRestartsInEveryRepetition() throws {
    try recordLoop()
    for task in 1...2 as ClosedRange<UInt64> {
      let ordinals = OrdinalCounter()
      for index in 0..<3 {
        let result = run("rep \(index)", in: task, record: .failed, ordinals: ordinals)
        #expect(result.outcome == .pass)
      }
    }
    #expect(references == ["rep 0", "rep 1", "rep 2"])
  }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func matchedReferencesAreNeverOverwritten(record: RecordMode) throws {
    try folder.write("a", to: "__Snapshots__/M/S/t.x.txt")
    #expect(run("a", named: "x", record: record).outcome == .pass)
    let second = run("b", in: 2, named: "x", record: record)
    #expect(second.outcome == .failure)
    #expect(folder.text(of: "__Snapshots__/M/S/t.x.txt") == "a")
    #expect(
      second.message.hasPrefix(
        """
        Snapshot differs: __Snapshots__/M/S/t.x.txt
        1 line removed, 1 line added
        It matched before in this run, so nothing is recorded: the value isn’t the same each time, \
        or several values have the same name.
        Pass `named:` with a different string for each value.
        """
      )
    )
    #expect(!second.message.contains("\naccept"))
  }

  @Test func failureMayBeRecordedByALaterRepetition() throws {
    try folder.write("old", to: "__Snapshots__/M/S/t.x.txt")
    #expect(run("new", named: "x", record: .missing).outcome == .failure)
    #expect(run("new", in: 2, named: "x", record: .failed).verdict != .matched)
    #expect(folder.text(of: "__Snapshots__/M/S/t.x.txt") == "new")
  }

  /// Without the trait, a retry of a test with two assertions would compare the first with the
  /// second one's reference.
  @Test(arguments: [RecordMode.missing, .failed, .all])
  func lineRepeatedByATraitOnlyCompares(record: RecordMode) throws {
    try folder.write("a", to: reference)
    try folder.write("b", to: "__Snapshots__/M/S/t.2.txt")
    let attempt = { (line: String, text: String) in
      run(text, line: line, record: record, arguments: [], mayRunAgain: true)
    }
    #expect(attempt("S.swift:1:1", "a").outcome == .pass)
    let retry = attempt("S.swift:1:1", "a")
    #expect(retry.outcome == .failure)
    #expect(retry.message.contains("put the trait `.snapshots` after the one that repeats"))
    #expect(attempt("S.swift:1:1", "a").verdict == .missing)
    #expect(references == ["a", "b", nil])
  }

  @Test func exitTestsWriteOnlyWhatIsMissing() throws {
    try folder.write("a", to: reference)
    let result = run("b", record: .all, arguments: [], isInExitTest: true)
    #expect(result.outcome == .failure)
    #expect(result.message.contains("References of exit tests aren’t overwritten"))
    #expect(folder.text(of: reference) == "a")
    _ = run("n", named: "new", arguments: [], isInExitTest: true)
    #expect(folder.text(of: "__Snapshots__/M/S/t.new.txt") == "n")
  }
}
