import SnapshotCore
import Testing

/// The messages of assertions that fail before the comparison.
@Suite struct AssertionErrorTests {
  private func use(
    _ owner: String,
    _ line: String,
    path: String = "a.txt",
    name: String? = nil
  ) -> RunState.FileUse {
    RunState.FileUse(owner: owner, line: line, path: path, name: name)
  }

  private func taken(
    _ first: RunState.FileUse,
    _ second: RunState.FileUse,
    firstPath: String = "a.txt"
  ) -> String {
    AssertionError.fileTaken(path: "a.txt", firstPath: firstPath, first: first, second: second)
      .description
  }

  @Test(arguments: [
    (AssertionError.valueThrew("x\u{1B}"), "The value to snapshot threw an error:\nx\\u{1B}"),
    (
      .timedOut(path: "a.txt", TimeLimitExceeded(.seconds(1))),
      """
      Timed out: a.txt
      The value wasn’t available within 1 second, so nothing was compared.
      Pass a longer `timeout:` if it needs more time.
      """
    ),
    (
      .argumentsHidden,
      """
      This case of a parameterised test can’t be distinguished from the others, because this version \
      of Swift Testing doesn’t show its arguments.
      Pass `named:` with a different string for each case.
      """
    ),
    (
      .unorderedTask,
      """
      This unnamed assertion runs in a separate task, so the number in its file name may vary.
      Pass `named:` with a different string for each task.
      """
    ),
    (.emptyName, "`named:` is empty. Leave it out, or pass a name."),
    (
      .loopOrRepetition,
      """
      This line ran more than once. Tests are being repeated, so it isn’t known whether it is in a \
      loop.
      Pass `named:` with a different string each time, or add the trait `.snapshots` to the test.
      """
    ),
  ])
  func everyErrorSaysWhatToDo(error: AssertionError, text: String) {
    #expect(error.description == text)
  }

  @Test func twoTestsUseOneFile() {
    #expect(
      taken(use("M.S/a()", "S.swift:1:1"), use("M.S/b()", "S.swift:2:1")) == """
        Two assertions use one file: a.txt
        first   M.S/a() at S.swift:1:1
        second  M.S/b() at S.swift:2:1
        Pass `named:` to one of them.
        """
    )
  }

  @Test func pathsThatDifferInCaseAreBothShown() {
    #expect(
      taken(use("M.S/a()", "1"), use("M.S/b()", "2"), firstPath: "A.txt\u{1B}") == """
        Two assertions use one file: a.txt
        first   M.S/a() at 1
                A.txt\\u{1B}
        second  M.S/b() at 2
                a.txt
        The names differ only in case or Unicode composition, which many file systems don’t \
        distinguish.
        Pass a `named:` that differs in more than case or composition, or rename one of the tests.
        """
    )
  }

  @Test func testsThatShareALineAreDistinguishedByTheirDeclarations() {
    #expect(
      taken(
        use("M.S/a()\0declared at S.swift:3", "S.swift:1:1"),
        use("M.S/a()\0declared at S.swift:9", "S.swift:1:1")
      )
        == """
        Two assertions use one file: a.txt
        first   M.S/a() at S.swift:1:1, declared at S.swift:3
        second  M.S/a() at S.swift:1:1, declared at S.swift:9
        Both tests call the same line. Rename one of them, give one the trait \
        `.snapshots(name:)`, or pass `named:`.
        """
    )
  }

  @Test func aNameMayEndLikeANumber() {
    let text = taken(use("M.S/a()", "1", name: "2"), use("M.S/a()", "2"))
    #expect(
      text.hasSuffix(
        """

        The number of an unnamed assertion and the name of another give the same file.
        Pass a `named:` that doesn’t end in a number, or name both.
        """
      )
    )
    let named = taken(use("M.S/a()", "1", name: "x"), use("M.S/a()", "2", name: "y"))
    #expect(named.hasSuffix("\nPass `named:` to one of them."))
  }

  @Test(arguments: [
    (Duration.seconds(1), "1 second"), (.seconds(60), "60 seconds"), (.seconds(0), "0 seconds"),
    (.milliseconds(1_500), "1.5 seconds"), (.milliseconds(50), "0.05 seconds"),
    (.milliseconds(1_234_567), "1,234.567 seconds"), (.microseconds(999), "0 seconds"),
    (.milliseconds(1), "0.001 seconds"),
  ])
  func aTimeLimitIsShownInSeconds(duration: Duration, text: String) {
    #expect(TimeLimitExceeded(duration).text == text)
  }

  @Test func usesOfAFileAreRegistered() {
    let state = RunState()
    let first = use("t", "1", path: "/a/b.txt")
    #expect(state.register(first) == .first)
    #expect(state.register(first) == .again(hasMatched: false))
    state.noteMatch(of: first)
    #expect(state.register(first) == .again(hasMatched: true))
    #expect(state.register(use("t", "2", path: "/a/b.txt")) == .taken(by: first))
    #expect(state.register(use("t", "1", path: "/A/B.txt")) == .taken(by: first))
    #expect(state.register(use("t", "1", path: "/a/c.txt")) == .first)
    let named = use("t", "3", path: "/a/n.txt", name: "n")
    #expect(state.register(named) == .first)
    #expect(state.register(use("t", "4", path: "/a/n.txt", name: "n")) == .shared(line: "3"))
    let registered = RunState.FileUse(owner: "t", line: "3", path: "/a/n.txt", isNamed: true)
    #expect(state.register(use("u", "4", path: "/a/n.txt", name: "n")) == .taken(by: registered))
  }

  @Test func composedAndDecomposedPathsAreOneFile() {
    let state = RunState()
    let composed = use("t", "1", path: "/caf\u{E9}.txt")
    #expect(state.register(composed) == .first)
    #expect(state.register(use("t", "1", path: "/cafe\u{301}.txt")) == .taken(by: composed))
  }

  @Test func theHistoryOfAFileUse() {
    let state = RunState()
    let (one, other) = (use("t", "1", path: "/1"), use("t", "2", path: "/2"))
    #expect(!state.history(of: one).isRecorded && !state.history(of: one).mayHaveFailures)
    #expect(state.reserveRecording(of: one))
    #expect(!state.reserveRecording(of: one))
    #expect(state.history(of: one).isRecorded)
    #expect(!state.history(of: other).isRecorded)
    state.cancelRecording(of: one)
    #expect(!state.history(of: one).isRecorded)
    state.noteFailure(of: one)
    #expect(state.history(of: one).mayHaveFailures)
    #expect(!state.history(of: other).mayHaveFailures)
    state.noteClearing(of: one)
    #expect(!state.history(of: one).mayHaveFailures)
  }

  @Test func theFirstCheckOfAFolderIsKept() {
    let state = RunState()
    #expect(state.hasFailures(from: "/a") { true })
    #expect(state.hasFailures(from: "/a") { false })
    #expect(!state.hasFailures(from: "/b") { false })
  }

  @Test func partsOfAnOwner() {
    let plain = use("t", "S.swift:1:1")
    #expect(plain.test == "t" && plain.declaration == nil && !plain.isNamed)
    let declared = use("t\0M/S.swift:3:4\01 a", "S.swift:1:1", name: "x")
    #expect(declared.test == "t" && declared.declaration == "M/S.swift:3:4" && declared.isNamed)
    let unnamed = RunState.FileUse(owner: "", line: "", path: "", name: "x", isNamed: false)
    #expect(unnamed.test == "" && !unnamed.isNamed)
  }
}
