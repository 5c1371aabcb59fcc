import SnapshotCore
import Testing

@Suite struct RunStateTests {
  private let runState = RunState()

  private func use(
    _ path: String,
    test: String = "a",
    line: String = "F.swift:1:1",
    name: String? = nil,
    isNamed: Bool? = nil
  ) -> RunState.FileUse {
    RunState.FileUse(owner: test, line: line, path: path, name: name, isNamed: isNamed)
  }

  @Test func theSameAssertionMayRunAgain() {
    #expect(runState.register(use("/x")) == .first)
    #expect(runState.register(use("/x")) == .again(hasMatched: false))
    runState.noteMatch(of: use("/x"))
    #expect(runState.register(use("/x")) == .again(hasMatched: true))
  }

  @Test func anotherTestOrLineGetsTheFirstUse() {
    #expect(runState.register(use("/x")) == .first)
    #expect(runState.register(use("/x", test: "b")) == .taken(by: use("/x")))
    #expect(runState.register(use("/x", line: "F.swift:2:1")) == .taken(by: use("/x")))
  }

  @Test func anOverloadWithTheSameArgumentsIsAnotherTest() throws {
    let first = use("/x", test: "f(a:)[a=1]\0F.swift:3:4\0Int 1")
    #expect(runState.register(first) == .first)
    let second = use("/x", test: "f(a:)[a=1]\0F.swift:7:4\0String \"1\"")
    #expect(runState.register(second) == .taken(by: first))
    #expect(second.test == "f(a:)[a=1]")
    #expect(second.declaration == "F.swift:7:4")
  }

  @Test func literalNamesMayRepeatInOneTest() {
    #expect(runState.register(use("/t.x", name: "x")) == .first)
    let again = use("/t.x", line: "F.swift:2:1", name: "x")
    #expect(runState.register(again) == .shared(line: "F.swift:1:1"))
    let other = use("/t.x", test: "b", name: "x")
    #expect(runState.register(other) == .taken(by: use("/t.x", isNamed: true)))
    // The second unnamed assertion and one with `named: "2"` are different.
    let unnamed = use("/t.x", line: "F.swift:3:1")
    #expect(runState.register(unnamed) == .taken(by: use("/t.x", isNamed: true)))
  }

  /// Two different names with the same file name.
  @Test func differentNamesOfOneLineAreDifferentUses() {
    #expect(runState.register(use("/t.a-b", name: "a b")) == .first)
    #expect(
      runState.register(use("/t.a-b", name: "a/b")) == .taken(by: use("/t.a-b", isNamed: true))
    )
    #expect(runState.register(use("/u", name: "caf\u{E9}")) == .first)
    #expect(
      runState.register(use("/u", name: "cafe\u{301}")) == .taken(by: use("/u", isNamed: true))
    )
  }

  @Test func pathsThatMayCollideAreTreatedAsOne() {
    #expect(runState.register(use("/Caf\u{E9}")) == .first)
    let other = use("/cafe\u{301}", test: "b")
    #expect(runState.register(other) == .taken(by: use("/Caf\u{E9}")))
  }

  @Test func recordedFilesAreRemembered() {
    #expect(!runState.history(of: use("/x")).isRecorded)
    #expect(runState.reserveRecording(of: use("/X")))
    #expect(!runState.reserveRecording(of: use("/x")))
    #expect(runState.history(of: use("/x")).isRecorded)
  }

  @Test func remembersTestsThatMayHaveFailures() {
    #expect(!runState.history(of: use("/x")).mayHaveFailures)
    runState.noteFailure(of: use("/x"))
    #expect(runState.history(of: use("/x")).mayHaveFailures)
    #expect(!runState.history(of: use("/y")).mayHaveFailures)
    runState.noteClearing(of: use("/x"))
    #expect(!runState.history(of: use("/x")).mayHaveFailures)
  }
}
