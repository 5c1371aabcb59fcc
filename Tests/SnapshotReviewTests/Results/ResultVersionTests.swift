import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Results from a later release, or from a machine with a wrong clock.
@Suite struct ResultVersionTests {
  private let folder: TemporaryFolder
  private var artifacts: String { "\(folder.path)/a" }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(
    _ name: String,
    began: Double,
    version: Int = 1,
    _ status: ResultEntry.Status
  ) throws {
    var run = ResultRun(
      name: name,
      root: folder.path,
      began: began,
      environment: RunEnvironment(arguments: ["tests"])
    )
    run.version = version
    let entry = ResultEntry(id: "__Snapshots__/M/S/a.txt", status: status, test: "t", time: began)
    let end = ResultEnd(ended: began + 1, assertions: 1, failures: 0)
    let lines: [ResultLine] = [.begin(run), .result(entry), .end(end)]
    try folder.write(lines.map(\.text).joined(), to: "a/results/\(name).js")
  }

  @Test func resultsOfALaterVersionAreAnError() throws {
    try write("old", began: 1, .passed)
    try write("new", began: 2, version: 2, .changed)
    let error = #expect(throws: ResultsError.self) { try Results(artifacts: artifacts) }
    #expect(error == .laterVersion(file: "\(artifacts)/results/new.js", version: 2))
    #expect(error?.description.contains("version 2, but this release reads version 1") == true)
    #expect(throws: ResultsError.self) { try ArtifactMerger.merge([artifacts], into: artifacts) }
  }

  @Test func aLaterVersionIsRecognizedWithAnyContents() throws {
    let line = "snapshot({\"begin\":{\"version\":7,\"other\":[1]}});\n"
    try folder.write(line, to: "a/results/new.js")
    #expect(throws: ResultsError.laterVersion(file: "\(artifacts)/results/new.js", version: 7)) {
      try Results(artifacts: artifacts)
    }
  }

  @Test func runsLeaveResultsOfALaterVersionAlone() throws {
    try write("new", began: 1, version: 2, .changed)
    let file = ResultsFile(
      artifacts: artifacts,
      root: folder.path,
      environment: RunEnvironment(arguments: ["tests"])
    )
    try file.note(ResultEntry(id: "__Snapshots__/M/S/a.txt", status: .passed, test: "t", time: 3))
    file.finish()
    #expect(ResultsFolder(artifacts: artifacts).names().contains("new"))
  }

  @Test func resultsDatedInTheFutureDoNotBeatLaterRuns() throws {
    try write("future", began: 4e9, .changed)
    try write("now", began: 1e9, .passed)
    let results = try #require(try Results(artifacts: artifacts, now: 2e9))
    #expect(results.entries.map(\.status) == [.passed])
    #expect(results.runs.map(\.begin.name) == ["future", "now"])
    // At that time, it is the latest result again.
    let later = try #require(try Results(artifacts: artifacts, now: 5e9))
    #expect(later.entries.map(\.status) == [.changed])
  }

  @Test func aRunReplacesResultsDatedInTheFuture() throws {
    try write("future", began: ResultClock.now + 1e6, .changed)
    let file = ResultsFile(
      artifacts: artifacts,
      root: folder.path,
      environment: RunEnvironment(arguments: ["tests"])
    )
    let time = ResultClock.now
    try file.note(
      ResultEntry(id: "__Snapshots__/M/S/a.txt", status: .passed, test: "t", time: time)
    )
    file.finish()
    let results = try #require(try Results(artifacts: artifacts))
    #expect(results.count(.passed) == 1)
    #expect(results.runs.map(\.begin.name).contains("future") == false)
  }
}
