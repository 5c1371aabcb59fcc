import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Complete assertions in a temporary package, without a test runner.
@Suite struct AssertionTests {
  private let folder: TemporaryFolder
  private var runState: RunState { folder.runState }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Tests/T/S.swift")
  }

  private func assertion(
    _ function: String = "t()",
    named name: String? = nil,
    record: RecordMode? = nil,
    line: String = "S.swift:1:1",
    runState: RunState? = nil,
    directory: String? = nil,
    variables: [String: String] = [:]
  ) -> Assertion {
    Assertion(
      caller: Caller(
        identity: TestIdentity(module: "M", suites: ["S"], function: function),
        testID: "M.S/\(function)",
        filter: "S.t",
        source: "\(folder.path)/Tests/T/S.swift",
        line: line
      ),
      name: name,
      pathExtension: "txt",
      record: record,
      directory: directory,
      scope: RecordScope(),
      environment: RunEnvironment(variables: variables),
      runState: runState ?? self.runState
    )
  }

  private func rendering(_ text: String) -> Result<Rendering, any Error> {
    let bytes = Array(text.utf8)
    return .success(
      Rendering(bytes: bytes) { TextComparison.compare(reference: $0, actual: bytes) }
    )
  }

  private let reference = "__Snapshots__/M/S/t.txt"
  private let failures = ".build/snapshots/failures/M/S/t.txt"

  @Test func recordsAndFailsOnce() {
    let first = assertion().run(rendering("a"))
    #expect(first.outcome == .failure)
    #expect(
      first.message == """
        Recorded a new snapshot: __Snapshots__/M/S/t.txt
        There was no reference yet. Look at it, then run again.
        """
    )
    #expect(folder.text(of: reference) == "a")
    let nextRun = assertion(runState: RunState()).run(rendering("a"))
    #expect(nextRun.outcome == .pass)
    #expect(nextRun.message.isEmpty)
  }

  @Test func aRecordedReferenceDoesNotSatisfyItsRun() {
    _ = assertion(named: "x").run(rendering("a"))
    let again = assertion(named: "x").run(rendering("a"))
    #expect(again.verdict == .recordedEarlier)
    #expect(again.outcome == .failure)
  }

  @Test func theEnvironmentMakesRecordingAWarning() {
    let result = assertion(variables: ["SNAPSHOT_RECORD": "failed"]).run(rendering("a"))
    #expect(result.outcome == .warning)
    #expect(
      result.message == """
        Recorded a new snapshot: __Snapshots__/M/S/t.txt
        There was no reference yet. Look at it before you commit it.
        """
    )
  }

  @Test func defaultModeDoesNotRequestRecording() {
    for variables in [["SNAPSHOT_RECORD": "missing"], ["SNAPSHOT_RECORD": "missing", "CI": "1"]] {
      let name = "\(variables.count)"
      let result = assertion(named: name, variables: variables).run(rendering("a"))
      #expect(result.outcome == .failure)
      #expect(
        result.message == """
          Recorded a new snapshot: __Snapshots__/M/S/t.\(name).txt
          There was no reference yet. Look at it, then run again.
          """
      )
    }
  }

  @Test func recordingOnCINeedsASecondVariable() {
    var variables = ["SNAPSHOT_RECORD": "all", "TF_BUILD": "True"]
    let result = assertion(named: "a", variables: variables).run(rendering("a"))
    #expect(result.outcome == .failure)
    #expect(
      result.message == """
        Recorded a new snapshot: __Snapshots__/M/S/t.a.txt
        There was no reference yet. Look at it before you commit it. On CI such a run fails unless \
        SNAPSHOT_RECORD_ON_CI is 1.
        """
    )
    variables["SNAPSHOT_RECORD_ON_CI"] = "1"
    #expect(assertion(named: "b", variables: variables).run(rendering("b")).outcome == .warning)
    variables["SNAPSHOT_RECORD_ON_CI"] = "maybe"
    let doubtful = assertion(named: "c", variables: variables).run(rendering("c"))
    #expect(doubtful.outcome == .failure)
    #expect(doubtful.message == "SNAPSHOT_RECORD_ON_CI is “maybe”. Set it to 1, or unset it.")
  }

  @Test func messageNamesTheCIVariable() {
    let result = assertion(variables: ["TF_BUILD": "True"]).run(rendering("a"))
    #expect(result.verdict == .missing)
    #expect(
      result.message.contains(
        "Nothing is recorded, because TF_BUILD is set. Was the snapshot committed? "
          + "If this isn’t CI, set CI=false."
      )
    )
  }

  @Test func aDifferenceShowsEverything() throws {
    try folder.write("a\nb\n", to: reference)
    let result = assertion().run(rendering("a\nc\n"))
    #expect(
      result.message == """
        Snapshot differs: __Snapshots__/M/S/t.txt
        1 line removed, 1 line added

        @@ -1,2 +1,2 @@
         a
        -b
        +c

        reference   __Snapshots__/M/S/t.txt
        actual      .build/snapshots/failures/M/S/t.txt/actual.txt
        difference  .build/snapshots/failures/M/S/t.txt/difference.diff
        accept      swift run snapshot accept __Snapshots__/M/S/t.txt
        """
    )
    #expect(folder.text(of: "\(failures)/actual.txt") == "a\nc\n")
    #expect(folder.text(of: "\(failures)/reference.txt") == "a\nb\n")
    #expect(
      result.attachments.map(\.name) == [
        "S.t.reference.txt", "S.t.actual.txt", "S.t.txt.difference.diff",
      ]
    )
    #expect(folder.text(of: reference) == "a\nb\n")
  }

  @Test func passingClearsTheArtifacts() throws {
    try folder.write("a", to: reference)
    _ = assertion(named: nil).run(rendering("b"))
    #expect(FilePath.exists("\(folder.path)/\(failures)"))
    _ = assertion(runState: RunState()).run(rendering("a"))
    #expect(!FilePath.exists("\(folder.path)/.build/snapshots/failures"))
  }

  @Test func passingInTheSameRunClearsTheArtifacts() throws {
    try folder.write("a", to: "__Snapshots__/M/S/t.x.txt")
    _ = assertion(named: "x").run(rendering("b"))
    #expect(FilePath.exists("\(folder.path)/.build/snapshots/failures/M/S/t.x.txt"))
    _ = assertion(named: "x").run(rendering("a"))
    #expect(!FilePath.exists("\(folder.path)/.build/snapshots/failures"))
  }

  /// A caller's cached state must not be used for a different assertion.
  @Test(arguments: SecondAssertion.allCases)
  func callerCanMakeAnotherAssertion(_ kind: SecondAssertion) throws {
    try folder.write("", to: "Root/Package.swift")
    let first = assertion(named: "a")
    var second = first
    let path = kind.change(&second, root: "\(folder.path)/Root")
    for _ in 0..<2 {
      #expect(first.run(rendering("1")).reference == "\(folder.path)/__Snapshots__/M/S/t.a.txt")
      #expect(second.run(rendering("2")).reference == "\(folder.path)/\(path)")
    }
  }

  enum SecondAssertion: CaseIterable {
    case name, pathExtension, directory, scopeDirectory, scopeName, root

    /// Changes an assertion named `a`, and returns the path of its reference.
    func change(_ assertion: inout Assertion, root: String) -> String {
      switch self {
      case .name:
        assertion.name = "b"
        return "__Snapshots__/M/S/t.b.txt"
      case .pathExtension:
        assertion.pathExtension = "svg"
        return "__Snapshots__/M/S/t.a.svg"
      case .directory:
        assertion.directory = "Other"
        return "Other/M/S/t.a.txt"
      case .scopeDirectory:
        assertion.scope.settings.directory = "Other"
        return "Other/M/S/t.a.txt"
      case .scopeName:
        assertion.scope.settings.name = "dark"
        return "__Snapshots__/M/S/t.dark.a.txt"
      case .root:
        assertion.environment.variables = ["SNAPSHOT_ROOT": root]
        return "Root/__Snapshots__/M/S/t.a.txt"
      }
    }
  }

  @Test func otherFilesInAFailureFolderAreKept() throws {
    try folder.write("a", to: reference)
    try folder.write("mine", to: ".build/snapshots/failures/M/notes.md")
    _ = assertion().run(rendering("b"))
    _ = assertion(runState: RunState()).run(rendering("a"))
    #expect(
      folder.files().filter { $0.contains("failures/") } == [
        ".build/snapshots/failures/M", ".build/snapshots/failures/M/notes.md",
      ]
    )
  }

  @Test func eachDirectoryHasItsOwnFailures() throws {
    let directories = [nil, "Dark", "Light/Dark"]
    for directory in directories {
      try folder.write("a", to: "\(directory ?? "__Snapshots__")/M/S/t.x.txt")
      _ = assertion(named: "x", directory: directory).run(rendering("b"))
    }
    let actuals = folder.files().filter { $0.hasSuffix("/actual.txt") }
    #expect(actuals.count == 3)
    #expect(actuals.contains(".build/snapshots/failures/M/S/t.x.txt/actual.txt"))
    let nextRun = RunState()
    for directory in directories {
      _ = assertion(named: "x", runState: nextRun, directory: directory).run(rendering("a"))
    }
    #expect(!FilePath.exists("\(folder.path)/.build/snapshots/failures"))
  }

  @Test(arguments: [
    (nil, "swift run snapshot accept --from FOLDER __Snapshots__/M/S/t.txt"),
    ("Dark", "swift run snapshot accept --from FOLDER Dark/M/S/t.txt"),
    ("/nowhere", "SNAPSHOT_RECORD=failed swift test --filter S.t"),
  ])
  func theCommandAcceptsAReferenceInAnyFolder(_ directory: String?, _ command: String) {
    let result = assertion(directory: directory, variables: ["CI": "1", "SNAPSHOT_RECORD": ""])
      .run(rendering("a"))
    #expect(result.message.contains("\(command)"), "\(result.message)")
  }

  @Test func missingReferenceOnCIFailsWithoutWriting() {
    let result = assertion(record: .all, variables: ["CI": "true"]).run(rendering("a"))
    #expect(result.verdict == .missing)
    #expect(
      result.message == """
        No snapshot to compare with: __Snapshots__/M/S/t.txt
        Nothing is recorded, because CI is set. Was the snapshot committed?
        actual      .build/snapshots/failures/M/S/t.txt/actual.txt
        accept      swift run snapshot accept --from FOLDER __Snapshots__/M/S/t.txt
        """
    )
    #expect(!FilePath.exists("\(folder.path)/__Snapshots__"))
  }

  @Test func anEqualReferenceIsNeverTouched() throws {
    try folder.write("a", to: reference)
    var before = stat()
    stat("\(folder.path)/\(reference)", &before)
    #expect(assertion(record: .all).run(rendering("a")).verdict == .matched)
    var after = stat()
    stat("\(folder.path)/\(reference)", &after)
    #expect(before.st_ino == after.st_ino)
  }

  @Test func damagedReferenceHasItsOwnMessageAndIsKept() throws {
    try folder.write("version https://git-lfs.github.com/spec/v1\noid x\n", to: reference)
    let result = assertion().run(rendering("a"))
    #expect(
      result.message.hasPrefix(
        """
        Snapshot can’t be read: __Snapshots__/M/S/t.txt
        It is a Git LFS pointer, not the file itself. Run `git lfs pull`.
        """
      )
    )
    #expect(folder.text(of: reference)?.hasPrefix("version") == true)
  }

  /// Otherwise a killed run would leave a failure without files, as if it had been rejected.
  @Test func aPassAfterAFailureIsOnDiskAtOnce() throws {
    try folder.write("a", to: reference)
    let failed = RunState()
    _ = assertion(runState: failed).run(rendering("b"))
    failed.finish()
    let killed = RunState()
    _ = assertion("u()", record: .all, runState: killed).run(rendering("a"))
    _ = assertion(runState: killed).run(rendering("a"))
    let results = try #require(try Results(artifacts: "\(folder.path)/.build/snapshots"))
    #expect(results.entries.map(\.status) == [.passed, .new])
    #expect(folder.text(of: "\(failures)/actual.txt") == nil)
  }

  @Test(arguments: [
    (name: "empty", text: "", label: "accept", command: "swift run snapshot accept %"),
    (
      name: "markers", text: "<<<<<<< a\n=======\n>>>>>>> b\n", label: "keep ours",
      command: "git checkout --ours -- %"
    ),
    (
      name: "UTF-16", text: "\u{FEFF}", label: "record",
      command: "SNAPSHOT_RECORD=failed swift test --filter S.t"
    ),
  ])
  func anUnreadableReferenceHasCompleteCommands(
    name: String,
    text: String,
    label: String,
    command: String
  ) throws {
    let bytes = name == "UTF-16" ? [0xFF, 0xFE, 0x61, 0] : Array(text.utf8)
    try folder.write(bytes, to: reference)
    let message = assertion().run(rendering("b\n")).message
    let row = label.padding(toLength: 12, withPad: " ", startingAt: 0)
    #expect(message.contains("\n\(row)\(command.replacing("%", with: reference))"))
  }

  @Test func aLinkOutOfThePackageIsNotRead() throws {
    let other = try TemporaryFolder()
    try other.write("secret", to: "secret.txt")
    try AtomicFile.createDirectory("\(folder.path)/__Snapshots__/M/S")
    symlink("\(other.path)/secret.txt", "\(folder.path)/\(reference)")
    let result = assertion().run(rendering("a"))
    #expect(result.message.contains("leads outside the package"))
    #expect(result.message.contains("\nremove      rm \(reference)"))
    #expect(folder.text(of: "\(failures)/reference.txt") == nil)
  }

  @Test func unnamedAssertionsAreNumbered() {
    _ = assertion(line: "S.swift:1:1").run(rendering("a"))
    _ = assertion(line: "S.swift:2:1").run(rendering("b"))
    #expect(folder.text(of: "__Snapshots__/M/S/t.txt") == "a")
    #expect(folder.text(of: "__Snapshots__/M/S/t.2.txt") == "b")
  }

  @Test func conflictingAssertionsAreBothNamed() {
    _ = assertion("t()", named: "x", line: "S.swift:1:1").run(rendering("a"))
    let second = assertion("T()", named: "X", line: "S.swift:9:1").run(rendering("a"))
    #expect(second.outcome == .failure)
    #expect(
      second.message == """
        Two assertions use one file: __Snapshots__/M/S/T.X.txt
        first   M.S/t() at S.swift:1:1
                __Snapshots__/M/S/t.x.txt
        second  M.S/T() at S.swift:9:1
                __Snapshots__/M/S/T.X.txt
        The names differ only in case or Unicode composition, which many file systems don’t \
        distinguish.
        Pass a `named:` that differs in more than case or composition, or rename one of the tests.
        """
    )
  }

  @Test(arguments: [true, false])
  func aNumberAndANameWithTheSameFileAreRefused(isNamedFirst: Bool) {
    _ = assertion(line: "S.swift:1:1").run(rendering("a"))
    let named = assertion(named: "2", line: "S.swift:3:1")
    let numbered = assertion(line: "S.swift:2:1")
    let both = isNamedFirst ? [named, numbered] : [numbered, named]
    _ = both[0].run(rendering("b"))
    let message = both[1].run(rendering("c")).message
    #expect(message.hasPrefix("Two assertions use one file: __Snapshots__/M/S/t.2.txt\n"))
    #expect(
      message.hasSuffix(
        """
        The number of an unnamed assertion and the name of another give the same file.
        Pass a `named:` that doesn’t end in a number, or name both.
        """
      )
    )
  }

  @Test func artifactsThatCannotBeWrittenAreMentioned() throws {
    try folder.write("a", to: reference)
    try folder.write("", to: "file")
    let result = assertion(variables: ["SNAPSHOT_ARTIFACTS": "\(folder.path)/file"]).run(
      rendering("b")
    )
    #expect(result.outcome == .failure)
    #expect(result.message.contains("1 line removed, 1 line added"))
    #expect(result.message.contains("artifacts   Can’t create the folder \(folder.path)/file"))
  }

  @Test func aReferenceThatCannotBeWrittenFails() throws {
    symlink("..", "\(folder.path)/__Snapshots__")
    let result = assertion(variables: ["SNAPSHOT_RECORD": "all"]).run(rendering("b"))
    #expect(result.outcome == .failure)
    #expect(result.message.hasPrefix("Not recorded: __Snapshots__/M/S/t.txt\nCan’t write"))
  }

  @Test func theErrorOfAValueIsShown() {
    struct Broken: Error { var reason = "no paint" }
    #expect(
      assertion().run(.failure(Broken())).message
        == "The value to snapshot threw an error:\nBroken(reason: \"no paint\")"
    )
  }

  /// The results name the reference in swift-snapshot-testing's layout, in which all unnamed
  /// assertions of a test share one count.
  @Test func formerReferencesAreNoted() throws {
    let assertion = { (function: String, name: String?, pathExtension: String) in
      Assertion(
        caller: Caller(
          identity: TestIdentity(module: "M", suites: ["S"], function: function),
          testID: "M.S/\(function)",
          filter: "S.t",
          source: "\(self.folder.path)/Tests/T/S.swift",
          line: "S.swift:1:1"
        ),
        name: name,
        pathExtension: pathExtension,
        former: FormerName(source: "\(self.folder.path)/Tests/T/S.swift", function: function),
        scope: RecordScope(),
        environment: RunEnvironment(),
        runState: self.runState
      )
    }
    for (function, name, pathExtension) in [
      ("t()", nil, "txt"), ("t()", nil, "svg"), ("t()", "x", "txt"), ("u()", nil, "txt"),
      ("t()", nil, "txt"),
    ] {
      _ = assertion(function, name, pathExtension).run(rendering("a"))
    }
    _ = self.assertion("v()").run(rendering("a"))
    let results = try Results(artifacts: "\(folder.path)/.build/snapshots")
    let former = (results?.entries ?? []).map { [FilePath.name(of: $0.id), $0.former ?? ""] }
    let base = "Tests/T/__Snapshots__/S"
    #expect(
      former == [
        ["t.2.txt", "\(base)/t.3.txt"], ["t.svg", "\(base)/t.2.svg"], ["t.txt", "\(base)/t.1.txt"],
        ["t.x.txt", "\(base)/t.x.txt"], ["u.txt", "\(base)/u.1.txt"], ["v.txt", ""],
      ]
    )
  }
}
