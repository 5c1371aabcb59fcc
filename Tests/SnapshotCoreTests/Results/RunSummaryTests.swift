import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotCore

/// The line at the end of a process with failures.
@Suite struct RunSummaryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
  }

  private func run(_ arguments: [String], _ names: [String]) throws -> ResultsFile {
    let file = ResultsFile(
      artifacts: "\(folder.path)/.build/snapshots",
      root: folder.path,
      environment: RunEnvironment(arguments: ["tests"] + arguments)
    )
    for name in names {
      let id = "__Snapshots__/M/S/\(name)"
      let time = Date().timeIntervalSince1970
      try file.note(ResultEntry(id: id, status: .missing, test: "M.S/t()", time: time))
    }
    return file
  }

  private func text(of file: ResultsFile, began: Double) -> String {
    let summary = RunSummary(
      file: file,
      root: folder.path,
      began: began,
      environment: RunEnvironment(variables: [:])
    )
    return summary.text
  }

  @Test func everyProcessOfTheRunCounts() throws {
    let began = Date().timeIntervalSince1970 - 1
    try run([], ["a", "b"]).finish()
    let second = try run(["--testing-library", "swift-testing"], ["c"])
    #expect(text(of: second, began: began).hasPrefix("Snapshots: 3 missing · swift run snapshot"))
  }

  @Test func exitTestsCount() throws {
    let began = Date().timeIntervalSince1970 - 1
    let run = try run([], ["a", "b"])
    let exitTest = ResultsFile(
      artifacts: "\(folder.path)/.build/snapshots",
      root: folder.path,
      environment: RunEnvironment(arguments: ["tests"]),
      parent: .current
    )
    let time = Date().timeIntervalSince1970
    let id = "__Snapshots__/M/S/c"
    try exitTest.note(ResultEntry(id: id, status: .missing, test: "M.S/t()", time: time))
    exitTest.finish()
    run.finish()
    #expect(text(of: run, began: began).hasPrefix("Snapshots: 3 missing · swift run snapshot"))
  }

  @Test func snapshotsOfEarlierRunsAreCountedSeparately() throws {
    try run([], ["a", "b"]).finish()
    Thread.sleep(forTimeInterval: 0.02)
    let began = Date().timeIntervalSince1970
    let second = try run(["--filter", "S"], ["b"])
    let text = text(of: second, began: began)
    #expect(text.hasPrefix("Snapshots: 1 missing, and 1 from earlier runs · swift run snapshot"))
  }

  @Test func theStartOfAProcessIsRead() throws {
    let line = "7 (a) b) S 1 7 7 0 -1 4194304 1 0 0 0 1 2 3 4 20 0 1 0 9876 1 1 1"
    #expect(ProcessStart.ticks(in: line) == 9876)
    #expect(ProcessStart.ticks(in: "7 (a) S 1") == nil)
    #if os(Linux)
    let began = try #require(ProcessStart.time(of: getpid()))
    let parent = try #require(ProcessStart.time(of: getppid()))
    // The clock is read twice per call, and the thread can be interrupted in between.
    #expect(parent <= began + 1 && began <= Date().timeIntervalSince1970 + 1)
    #endif
  }

  private func entry(
    _ name: String,
    _ status: ResultEntry.Status,
    actual: String? = nil,
    reference: String? = nil
  ) throws -> ResultEntry {
    var entry = ResultEntry(
      id: "__Snapshots__/M/S/\(name)",
      status: status,
      test: "t",
      folder: "failures/M/S/\(name)",
      time: Date().timeIntervalSince1970
    )
    if let actual {
      entry.files = ["actual": "actual.txt"]
      if !actual.isEmpty {
        try folder.write(actual, to: ".build/snapshots/\(entry.folder)/actual.txt")
      }
    }
    if let reference { try folder.write(reference, to: entry.id) }
    return entry
  }

  private func summary(
    _ entries: [ResultEntry],
    _ variables: [String: String] = [:],
    artifacts: String? = nil
  ) throws -> String {
    let environment = RunEnvironment(variables: variables, arguments: ["tests"])
    let file = ResultsFile(
      artifacts: artifacts ?? "\(folder.path)/.build/snapshots",
      root: folder.path,
      environment: environment
    )
    for entry in entries { try file.note(entry) }
    return RunSummary(file: file, root: folder.path, began: 0, environment: environment).text
  }

  private let commands = " · swift run snapshot review · open .build/snapshots/index.html"

  /// Snapshots that were accepted or rejected since the run aren't pending.
  @Test func onlyPendingSnapshotsCount() throws {
    let counts: [(ResultEntry, String?)] = [
      (try entry("a", .passed), nil), (try entry("b", .tolerated), nil),
      (try entry("c", .failed), "1 not compared"), (try entry("d", .damaged), "1 damaged"),
      (try entry("e", .recorded), "1 recorded again"), (try entry("f", .missing), "1 missing"),
      (try entry("g", .changed, actual: "new", reference: "old"), "1 differ"),
      (try entry("h", .changed, actual: "new", reference: "new"), nil),
      (try entry("i", .changed, actual: "", reference: "old"), nil),
      (try entry("j", .new, actual: "new", reference: "new"), "1 new"),
      (try entry("k", .missing, actual: "new"), "1 missing"),
    ]
    for (entry, count) in counts {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/.build/snapshots/results")
      #expect(try summary([entry]) == (count.map { "Snapshots: \($0)\(commands)" } ?? ""))
    }
  }

  @Test func onCIAllIsAcceptedFromTheArtifact() throws {
    let text = try summary([entry("a", .missing)], ["CI": "1"])
    #expect(
      text
        == "Snapshots: 1 missing · artifact snapshots · swift run snapshot accept --from FOLDER --all"
    )
    let github = ["GITHUB_ACTIONS": "1", "GITHUB_RUN_ID": "7"]
    #expect(
      try summary([entry("a", .missing)], github)
        == "Snapshots: 1 missing · artifact snapshots · gh run download 7 -n snapshots -D snapshots "
        + "&& swift run snapshot accept --from snapshots --all"
    )
  }

  @Test func artifactsElsewhereHaveTheirWholePath() throws {
    let other = try TemporaryFolder()
    let text = try summary([entry("a", .missing)], artifacts: "\(other.path)/a b")
    #expect(text.hasSuffix(" · open '\(other.path)/a b/index.html'"))
  }

  @Test(arguments: [
    (["FORCE_COLOR": "1", "NO_COLOR": "1"], true), (["FORCE_COLOR": "0"], false),
    (["FORCE_COLOR": "", "NO_COLOR": "1"], false), (["NO_COLOR": "1"], false),
    (["TERM": "dumb"], false), (["CI": "1"], false),
  ])
  func coloursAreChosenByVariables(_ variables: [String: String], _ isColored: Bool) {
    #expect(RunEnvironment(variables: variables).colorsErrors == isColored)
  }

  @Test func aRunWithoutProblemsHasNoSummary() throws {
    let file = try run([], [])
    #expect(file.summary == nil)
    try file.note(ResultEntry(id: "a", status: .passed, test: "t"))
    #expect(file.summary == nil)
    try file.note(ResultEntry(id: "b", status: .tolerated, test: "t"))
    #expect(file.summary == nil)
    for status in [ResultEntry.Status.new, .recorded, .changed, .failed] {
      let file = try run([], [])
      try file.note(ResultEntry(id: "b", status: status, test: "t"))
      #expect(file.summary != nil)
    }
  }

  @Test func theStartOfAProcessIsItsTwentySecondField() {
    let fields = (3...30).map(String.init).joined(separator: " ")
    #expect(ProcessStart.ticks(in: "1 (a) \(fields)") == 22)
    let short = (3...21).map(String.init).joined(separator: " ")
    #expect(ProcessStart.ticks(in: "1 (a) \(short)") == nil)
    #expect(ProcessStart.ticks(in: "1 (a) \(short) 22") == 22)
    #expect(ProcessStart.ticks(in: "1 a") == nil)
  }
}
