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
    #expect(parent <= began && began <= Date().timeIntervalSince1970)
    #endif
  }
}
