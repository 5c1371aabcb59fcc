import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

/// The results of processes in the folder of artifacts, and their removal.
@Suite struct ResultsFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
  }

  private func file(
    _ arguments: [String] = [],
    startedBy parent: RunningProcess? = nil
  ) -> ResultsFile {
    ResultsFile(
      artifacts: "\(folder.path)/a",
      root: folder.path,
      environment: RunEnvironment(arguments: ["tests"] + arguments),
      parent: parent
    )
  }

  /// The process of a run that starts exit tests.
  private func process(
    _ arguments: [String]?,
    identity: String = RunningProcess.current.identity
  ) -> RunningProcess {
    RunningProcess(identity: identity, arguments: arguments.map { ["tests"] + $0 })
  }

  private func entry(
    _ name: String,
    _ status: ResultEntry.Status = .passed,
    time: Double = 1
  ) -> ResultEntry {
    let folder = status.isFailure ? "failures/M/S/\(name)" : ""
    return ResultEntry(
      id: "__Snapshots__/M/S/\(name)",
      status: status,
      test: "M.S/t()",
      folder: folder,
      time: time
    )
  }

  private var results: Results? { try? Results(artifacts: "\(folder.path)/a") }

  @Test func aFailureIsWrittenAtOnceWithEarlierLines() throws {
    let file = file()
    try file.note(entry("first"))
    try file.note(entry("second"))
    #expect(results?.entries.count == 1)
    try file.note(entry("third", .changed))
    #expect(results?.entries.map(\.id).count == 3)
    #expect(results?.runs.first?.end == nil)
    file.finish()
    #expect(results?.runs.first?.end?.failures == 1)
    #expect(results?.runs.first?.end?.assertions == 3)
  }

  @Test func aRemovedFolderIsCreatedAgain() throws {
    let file = file()
    try file.note(entry("first"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/a")
    try file.note(entry("second", .changed))
    #expect(results?.entries.map(\.id) == ["__Snapshots__/M/S/second"])
    #expect(folder.text(of: "a/index.html") != nil)
  }

  @Test func thePageNamesEveryProcess() throws {
    let (one, two) = (file(["--filter", "A"]), file(["--filter", "B"]))
    try one.note(entry("a"))
    try two.note(entry("b"))
    let page = try #require(folder.text(of: "a/index.html"))
    let nonce = try #require(ReportPage.nonce(ofPageAt: "\(folder.path)/a/index.html"))
    for file in [one, two] {
      #expect(page.contains(ReportPage.line(for: file.name, nonce: nonce)))
    }
    #expect(page.contains("script-src 'nonce-\(nonce)'"))
  }

  @Test func aForeignPageIsReplaced() throws {
    try folder.write("<!doctype html>old", to: "a/index.html")
    try file().note(entry("a"))
    #expect(folder.text(of: "a/index.html")?.contains("snapshot(") == true)
  }

  @Test func theLatestResultWins() throws {
    let (one, two) = (file(["--filter", "A"]), file(["--filter", "B"]))
    try one.note(entry("a", .changed, time: 1))
    try two.note(entry("a", .passed, time: 2))
    #expect(results?.entries.map(\.status) == [.passed])
  }

  @Test func aWholeRunReplacesEarlierOnes() throws {
    let (early, filtered) = (file(), file(["--filter", "A"]))
    try early.note(entry("a", .changed))
    early.finish()
    try filtered.note(entry("b", .changed))
    filtered.finish()
    try folder.write("x", to: "a/failures/M/S/a/actual.txt")
    try folder.write("x", to: "a/failures/M/S/b/actual.txt")
    try folder.write("mine", to: "a/failures/M/S/b/notes.md")
    let whole = file()
    try whole.note(entry("c", .changed))
    try folder.write("x", to: "a/failures/M/S/c/actual.txt")
    whole.finish()
    #expect(results?.entries.map(\.id) == ["__Snapshots__/M/S/c"])
    #expect(
      folder.files().filter { $0.hasSuffix(".txt") || $0.hasSuffix(".md") } == [
        "a/failures/M/S/b/notes.md", "a/failures/M/S/c/actual.txt",
      ]
    )
  }

  // MARK: - Exit tests

  @Test(arguments: [[], ["--filter", "A"]])
  func exitTestsBelongToTheRunThatStartedThem(_ arguments: [String]) throws {
    // The first assertion of the run can be made before or after those of its exit tests.
    let parent = process(arguments)
    let early = file(startedBy: parent)
    try early.note(entry("early", .changed))
    early.finish()
    let run = file(arguments)
    for name in 0..<20 { try run.note(entry("\(name)", .changed)) }
    let late = file(startedBy: parent)
    try late.note(entry("late", .changed))
    late.finish()
    run.finish()
    #expect(results?.failures.count == 22)
    let filtered = file(["--filter", "B"])
    try filtered.note(entry("b", .changed))
    filtered.finish()
    #expect(results?.failures.count == 23)
    let exitTestOfFilteredRun = file(startedBy: process(["--filter", "C"], identity: "c"))
    try exitTestOfFilteredRun.note(entry("c", .changed))
    exitTestOfFilteredRun.finish()
    #expect(results?.failures.count == 24)
  }

  @Test(arguments: [[], ["--filter", "A"], nil])
  func aLaterRunReplacesExitTests(_ arguments: [String]?) throws {
    let exitTest = file(startedBy: process(arguments, identity: "earlier"))
    try exitTest.note(entry("exit", .changed))
    exitTest.finish()
    let whole = file()
    try whole.note(entry("a", .changed))
    whole.finish()
    #expect(results?.entries.map(\.id) == ["__Snapshots__/M/S/a"])
  }

  @Test func exitTestsReplaceThoseOfEarlierRuns() throws {
    let run = file(["--filter", "A"])
    try run.note(entry("a", .changed))
    run.finish()
    for parent in ["first", "second"] {
      for name in ["b", "c"] {
        let exitTest = file(startedBy: process(["--filter", "A"], identity: parent))
        try exitTest.note(entry(name, .changed))
        exitTest.finish()
      }
    }
    #expect(results?.runs.count == 3)
    #expect(results?.entries.count == 3)
  }

  @Test func decisionsOutliveExitTests() throws {
    try folder.write("x", to: "a/results/decisions.js")
    for parent in ["first", "second"] {
      let exitTest = file(startedBy: process([], identity: parent))
      try exitTest.note(entry("a", .changed))
      exitTest.finish()
    }
    #expect(folder.text(of: "a/results/decisions.js") == "x")
  }

  @Test func theStartedProcessKnowsItsParent() throws {
    #expect(RunningProcess.current.arguments == CommandLine.arguments)
    #expect(RunningProcess.parent.identity != RunningProcess.current.identity)
    #expect(RunningProcess.parent.arguments?.isEmpty == false)
  }

  @Test func filteredRunReplacesOnlyEqualFilters() throws {
    let whole = file()
    try whole.note(entry("a", .changed))
    whole.finish()
    for _ in 0..<3 {
      let filtered = file(["--filter", "A"])
      try filtered.note(entry("b", .changed))
      filtered.finish()
    }
    #expect(results?.runs.count == 2)
    #expect(results?.entries.count == 2)
  }

  @Test func incompleteLineIsSkipped() throws {
    let file = file()
    try file.note(entry("a", .changed))
    let path = "a/results/\(file.name).js"
    let text = try #require(folder.text(of: path))
    try folder.write(text + "snapshot({\"result\":{\"id\":\"x", to: path)
    #expect(results?.entries.map(\.id) == ["__Snapshots__/M/S/a"])
  }

  @Test func manyWritersLoseNothing() async throws {
    let files = (0..<6).map { file(["--filter", "\($0)"]) }
    await withTaskGroup(of: Void.self) { group in
      for (index, file) in files.enumerated() {
        for snapshot in 0..<40 {
          group.addTask {
            let status: ResultEntry.Status = snapshot.isMultiple(of: 3) ? .changed : .passed
            let entry = ResultEntry(
              id: "__Snapshots__/M/S/\(index)-\(snapshot)",
              status: status,
              test: "t",
              time: 1
            )
            try? file.note(entry)
          }
        }
      }
    }
    for file in files { file.finish() }
    #expect(results?.entries.count == 240)
    #expect(results?.runs.count == 6)
    #expect(results?.failures.count == 84)
    let page = try #require(folder.text(of: "a/index.html"))
    for file in files {
      #expect(page.components(separatedBy: "results/\(file.name).js").count == 2)
    }
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try folder.write("", to: "a")
    #expect(throws: FileError.self) { try file().note(entry("a")) }
  }

  @Test func linesAreWrittenOnce() throws {
    let file = file()
    for (name, status) in [
      ("a", ResultEntry.Status.passed), ("b", .passed), ("c", .changed), ("d", .passed),
      ("e", .new), ("f", .recorded), ("g", .passed),
    ] {
      try file.note(entry(name, status))
    }
    file.finish()
    file.finish()
    let text = try #require(folder.text(of: "a/results/\(file.name).js"))
    let lines = text.split(separator: "\n").compactMap { ResultLine($0) }
    let names = lines.compactMap { line -> String? in
      if case .result(let entry) = line { String(entry.id.suffix(1)) } else { nil }
    }
    #expect(names == ["a", "b", "c", "d", "e", "f", "g"])
    guard case .begin? = lines.first, case .end(let end)? = lines.last else {
      Issue.record("\(text)")
      return
    }
    #expect(lines.count == 9 && end.assertions == 7 && end.failures == 1)
  }
}
