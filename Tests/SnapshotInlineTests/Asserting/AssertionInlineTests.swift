import Foundation
import SnapshotCore
import SnapshotInline
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Complete assertions in a temporary source with one call per line, so that no parser is needed.
@Suite struct AssertionInlineTests {
  private let folder: TemporaryFolder
  private var runState: RunState { folder.runState }
  private let file = "Tests/M/Sub/S.swift"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try write("one()\n  two()\nsame() { \"old\" }\n")
  }

  /// Writes the source with a modification time before the build.
  private func write(_ text: String) throws {
    try folder.write(text, to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: "\(folder.path)/\(file)"
    )
  }

  private var source: String? { folder.text(of: file) }

  private func run(
    _ text: String,
    line: Int,
    expecting expected: String? = nil,
    record: RecordMode? = nil,
    label: String = "matches",
    pathExtension: String? = "txt",
    test: String = "M.S/t()",
    runState: RunState? = nil,
    variables: [String: String] = [:]
  ) -> AssertionResult {
    let assertion = Assertion(
      caller: Caller(
        identity: TestIdentity(module: "M", suites: ["S"], function: "t()"),
        testID: test,
        filter: "S.t",
        source: "\(folder.path)/\(file)",
        line: "S.swift:\(line):1"
      ),
      strategy: "lines",
      pathExtension: pathExtension,
      record: record,
      scope: RecordScope(),
      environment: RunEnvironment(variables: variables),
      runState: runState ?? self.runState
    )
    let bytes = Array(text.utf8)
    let rendering = Rendering(bytes: bytes) {
      TextComparison.compare(reference: $0, actual: bytes)
    }
    let call = InlineCall(
      file: "\(folder.path)/\(file)",
      module: "M",
      location: InlineLocation(line: line, column: 1, label: label),
      expected: expected
    ) { source throws(InlineError) in
      try location(ofLine: line, in: SourceText(Array(source.utf8)))
    }
    return assertion.run(.success(rendering), again: { rendering }, inline: call)
  }

  private func location(
    ofLine line: Int,
    in source: SourceText
  ) throws(InlineError) -> InlineCall.Location {
    guard line <= source.lineCount else { throw .noCall }
    let range = source.start(ofLine: line)..<source.end(ofLine: line)
    guard let brace = source.bytes[range].firstIndex(of: UInt8(ascii: "{")) else {
      return (range, site(.newClosure, range.upperBound..<range.upperBound, in: source))
    }
    return (range, site(.closure, brace..<range.upperBound, in: source))
  }

  private func site(
    _ kind: InlineSite.Kind,
    _ range: Range<Int>,
    in source: SourceText
  ) -> InlineSite {
    InlineSite(
      kind,
      range,
      label: nil,
      indentation: source.indentation(at: max(range.lowerBound - 1, 0)),
      step: "  ",
      newline: source.newline
    )
  }

  @Test func recordsAndFailsOnce() {
    let result = run("a\nb", line: 2)
    #expect(result.outcome == .failure)
    #expect(
      result.message == """
        Recorded a new snapshot: Tests/M/Sub/S.swift:2:1
        There was no reference yet. Look at it, then run again.

        a
        b

        """
    )
    let text = "one()\n  two() {\n    \"\"\"\n    a\n    b\n    \"\"\"\n  }\nsame() { \"old\" }\n"
    #expect(source == text)
    #expect(run("a\nb", line: 2).verdict == .recordedEarlier)
    #expect(source == text)
  }

  @Test func laterCallsAreFoundAtTheirOriginalLine() {
    _ = run("1", line: 1)
    _ = run("3", line: 3, expecting: "old", record: .failed)
    _ = run("2", line: 2)
    #expect(
      source == """
        one() {
          \"""
          1
          \"""
        }
          two() {
            \"""
            2
            \"""
          }
        same() {
          \"""
          3
          \"""
        }

        """
    )
  }

  @Test func equalValuesPassAndWriteNothing() {
    let before = source
    let result = run("old", line: 3, expecting: "old", variables: ["SNAPSHOT_RECORD": "all"])
    #expect(result.outcome == .pass)
    #expect(source == before)
  }

  @Test func environmentMakesRecordingAWarning() {
    var variables = ["SNAPSHOT_RECORD": "all"]
    #expect(run("a", line: 1, variables: variables).outcome == .warning)
    variables["CI"] = "true"
    let result = run("a", line: 2, variables: variables)
    #expect(result.outcome == .failure)
    #expect(result.verdict == .recorded(.absent))
    variables["SNAPSHOT_RECORD_ON_CI"] = "1"
    let changed = run("a", line: 3, expecting: "old", variables: variables)
    #expect(changed.outcome == .warning)
  }

  /// A strategy without an extension compares texts here, and so its files are texts.
  @Test(arguments: [(nil, "txt"), ("txt", "txt"), ("svg", "svg")])
  func artifactsHaveTheExtensionOfTheStrategy(pathExtension: String?, expected: String) throws {
    let result = run("new", line: 3, expecting: "old", pathExtension: pathExtension)
    #expect(result.outcome == .failure)
    let all = FileManager.default.enumerator(atPath: "\(folder.path)/.build/snapshots/failures")
    let names = (all?.allObjects as? [String] ?? []).map { FilePath.name(of: $0) }.sorted()
    #expect(names.contains("actual.\(expected)") && names.contains("reference.\(expected)"))
  }

  @Test func nothingIsWrittenOnCI() {
    let before = source
    for (line, expected) in [(1, nil), (3, "old")] as [(Int, String?)] {
      let result = run(
        "new",
        line: line,
        expecting: expected,
        record: .all,
        variables: ["CI": "true"]
      )
      #expect(result.outcome == .failure)
    }
    #expect(source == before)
  }

  // MARK: - Two values

  @Test func conflictingValuesOfOneLiteralAreRefused() {
    let before = source
    _ = run("a", line: 1, test: "M.S/t()[x=1]")
    #expect(source != before)
    let second = run("b", line: 1, test: "M.S/t()[x=2]")
    #expect(source == before)
    #expect(
      second.message == """
        Not recorded: Tests/M/Sub/S.swift:1:1[x=2]
        One literal can’t contain two values, so neither is written.
        first   M.S/t()[x=1]
          │ a
        second  M.S/t()[x=2]
          │ b
        Use `assertSnapshot`, which records one file per case, or make a separate call for each value.
        """
    )
    #expect(run("a", line: 1, test: "M.S/t()[x=3]").outcome == .failure)
    #expect(source == before)
  }

  @Test func aMatchingValueIsNotOverwritten() {
    let before = source
    #expect(run("old", line: 3, expecting: "old", record: .all).outcome == .pass)
    #expect(run("new", line: 3, expecting: "old", record: .all).outcome == .failure)
    #expect(source == before)
  }

  // MARK: - Sources

  @Test func sourceEditedAfterTheBuildIsNotWritten() throws {
    try folder.write("// new\none()\n", to: file)
    let result = run("a\\", line: 1)
    #expect(result.outcome == .failure)
    #expect(result.message.contains("has changed since the tests were built"))
    #expect(result.message.contains("  #\"\"\"\n  a\\\n  \"\"\"#"))
    #expect(source == "// new\none()\n")
  }

  @Test func sourceEditedDuringTheRunIsNotWritten() throws {
    _ = run("a", line: 1)
    try folder.write("// mine\n", to: file)
    #expect(run("b", line: 2).message.contains("has changed since the tests were built"))
    #expect(source == "// mine\n")
  }

  @Test func aReadOnlySourceIsNotChanged() throws {
    let path = "\(folder.path)/\(file)"
    let before = source
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = run("a", line: 1)
    #expect(result.outcome == .failure)
    #expect(result.message.contains("is read-only. Make it writable with `chmod u+w`."))
    #expect(source == before)
  }

  @Test func linkAndPermissionsAreKept() throws {
    let path = "\(folder.path)/\(file)"
    let real = "\(folder.path)/Shared/S.swift"
    try AtomicFile.createDirectory("\(folder.path)/Shared")
    try FileManager.default.moveItem(atPath: path, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    _ = run("a", line: 1)
    #expect(folder.text(of: "Shared/S.swift")?.hasPrefix("one() {\n") == true)
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        == .typeSymbolicLink
    )
  }

  // MARK: - Processes

  @Test func anotherProcessContinuesTheJournal() {
    _ = run("1", line: 1)
    _ = run("2", line: 2, runState: RunState())
    #expect(
      source
        == "one() {\n  \"\"\"\n  1\n  \"\"\"\n}\n  two() {\n    \"\"\"\n    2\n    \"\"\"\n  }\nsame() { \"old\" }\n"
    )
  }

  @Test func differentValueInAnotherProcessChangesNothing() {
    _ = run("a", line: 1)
    let recorded = source
    let second = run("b", line: 1, runState: RunState())
    #expect(second.outcome == .failure)
    #expect(
      second.message == """
        Not recorded: Tests/M/Sub/S.swift:1:1
        An earlier run recorded a literal that differs, and the build is older. Build and run again.
        recorded  M.S/t()
          │ a
        """
    )
    #expect(source == recorded)
  }

  @Test func twoValuesInAnotherProcessChangeNothing() {
    _ = run("a", line: 1)
    let recorded = source
    let another = RunState()
    _ = run("b", line: 1, runState: another)
    let second = run("c", line: 1, runState: another)
    #expect(second.message.contains("One literal can’t contain two values"))
    #expect(source == recorded)
  }

  /// The journal is written before the source, so a process can be killed between the two.
  @Test func recordingContinuesAfterAKilledProcess() throws {
    _ = run("1", line: 1)
    let written = try #require(source)
    _ = run("2", line: 2)
    let complete = source
    try folder.write(written, to: file)
    _ = run("2", line: 2, runState: RunState())
    #expect(source == complete)
  }

  // MARK: - Accepting

  private func review() throws -> ReviewFolder {
    runState.finish()
    let artifacts = "\(folder.path)/.build/snapshots"
    return ReviewFolder(
      results: try #require(try Results(artifacts: artifacts)),
      acceptance: Acceptance(
        root: folder.path,
        artifacts: artifacts,
        rules: AcceptRules(sources: {
          ["one", "two", "same"].map { Array("func \($0)() { assertInlineSnapshot() }".utf8) }
        })
      )
    )
  }

  @Test func aChangeIsAcceptedIntoTheSource() throws {
    let failure = run("new", line: 3, expecting: "old")
    #expect(
      failure.message.hasSuffix("accept      swift run snapshot accept Tests/M/Sub/S.swift:3:1")
    )
    _ = run("2", line: 2, record: .never)
    let review = try review()
    #expect(review.pending.map(\.id) == ["Tests/M/Sub/S.swift:2:1", "Tests/M/Sub/S.swift:3:1"])
    for entry in review.pending { #expect(review.acceptance.accept(entry) == .accepted) }
    #expect(
      source
        == "one()\n  two() {\n    \"\"\"\n    2\n    \"\"\"\n  }\nsame() {\n  \"\"\"\n  new\n  \"\"\"\n}\n"
    )
    #expect(review.pending.isEmpty)
    #expect(review.acceptance.accept(review.results.failures[0]) == .alreadyAccepted)
  }

  @Test func aCallThatWasEditedSinceIsNotAccepted() throws {
    _ = run("new", line: 3, expecting: "old")
    try folder.write("another() { \"old\" }\n", to: file)
    let review = try review()
    #expect(review.acceptance.accept(review.results.failures[0]) == .refused(.sourceChanged))
    #expect(source == "another() { \"old\" }\n")
  }

  @Test(arguments: [["a", "b"], ["old", "b"], ["b", "old"], ["a", "a", "old", "b"]])
  func differingValuesOfOneLiteralAreNotAccepted(_ values: [String]) throws {
    let before = source
    for (number, value) in values.enumerated() {
      _ = run(value, line: 3, expecting: "old", test: "M.S/t()[x=\(number)]")
    }
    let review = try review()
    #expect(!review.pending.isEmpty && review.pending == review.results.failures)
    for entry in review.pending {
      guard case .refused(let refusal) = review.accept(entry) else {
        Issue.record("\(entry.id) is accepted")
        continue
      }
      let second = values.firstIndex { $0 != values[0] } ?? 0
      let tests = ["M.S/t()[x=0]", "M.S/t()[x=\(second)]"]
      #expect(refusal == .differingValues(tests))
      for test in tests { #expect(refusal.sentence(for: entry).contains(test)) }
    }
    #expect(source == before)
  }

  @Test(arguments: [["a", "old"], ["old", "a"], ["a", "b"]])
  func differingValuesInALoopAreNotAccepted(_ values: [String]) throws {
    for value in values { _ = run(value, line: 3, expecting: "old") }
    let review = try review()
    #expect(review.pending.count == 1)
    for entry in review.pending {
      let refusal = AcceptanceRefusal.differingValues(["M.S/t()", "M.S/t()"])
      #expect(review.accept(entry) == .refused(refusal))
    }
  }

  @Test func equalValuesOfOneLiteralAreAccepted() throws {
    for number in 0..<3 {
      _ = run("new", line: 3, expecting: "old", test: "M.S/t()[x=\(number)]")
    }
    let review = try review()
    let outcomes = review.pending.map(review.accept)
    #expect(outcomes == [.accepted, .alreadyAccepted, .alreadyAccepted])
    #expect(review.pending.isEmpty)
  }

  @Test func newLiteralsCannotBeRejected() throws {
    _ = run("a", line: 1)
    #expect(try review().newLiterals.map(\.id) == ["Tests/M/Sub/S.swift:1:1"])
    #expect(try review().rejectable.isEmpty)
  }

  @Test func passingCaseDoesNotHideAFailedOne() throws {
    _ = run("new", line: 3, expecting: "old")
    _ = run("old", line: 3, expecting: "old")
    #expect(try review().results.failures.count == 1)
  }

  @Test func closuresOfOneCallAreDistinguished() throws {
    _ = run("new", line: 3, expecting: "old", label: "first")
    _ = run("new", line: 3, expecting: "old", label: "second")
    #expect(
      try review().results.failures.map(\.id)
        == ["Tests/M/Sub/S.swift:3:1:first", "Tests/M/Sub/S.swift:3:1:second"]
    )
  }

  @Test func sourcesAreNeverPruned() throws {
    try folder.write("{}", to: "Tests/M/Sub/fixture.json")
    _ = run("old", line: 3, expecting: "old")
    let pruning = UnusedReferences(
      root: folder.path,
      results: try review().results,
      tests: ["M.S/t()"],
      sources: []
    )
    let plan = try pruning.plan()
    #expect(plan.unused.isEmpty && plan.foreign.isEmpty)
  }
}
