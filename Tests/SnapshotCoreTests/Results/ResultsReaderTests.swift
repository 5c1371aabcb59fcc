import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotCore

/// The results that later runs replace, and the processes that are still running.
@Suite struct ResultsReaderTests {
  private func run(
    _ name: String,
    _ began: Double,
    selection: String = "xctest",
    hasEnded: Bool = true,
    _ change: (inout ResultRun) -> Void = { _ in }
  ) -> ResultsReader.Run {
    var begin = ResultRun(
      name: name,
      root: "/p",
      began: began,
      environment: RunEnvironment(arguments: ["tests"])
    )
    begin.selection = selection
    begin.isFiltered = selection.contains(" ")
    begin.process = name
    change(&begin)
    let end = hasEnded ? ResultEnd(ended: began + 1, assertions: 1, failures: 0) : nil
    return ResultsReader.Run(begin: begin, end: end)
  }

  @Test func laterRunsReplaceEarlierOnes() {
    let (early, late) = (run("a", 1), run("b", 2))
    #expect(late.replaces(early) && !early.replaces(late))
    #expect(!run("b", 1).replaces(early))
    #expect(!run("a", 2).replaces(early))
    #expect(!run("b", 2, hasEnded: false).replaces(early))
    #expect(late.replaces(run("a", 1, hasEnded: false)))
    #expect(!late.replaces(run("a", 1) { $0.root = "/q" }))
    // A time in the future counts as the oldest.
    #expect(late.replaces(run("a", ResultClock.now + 1e6)))
    #expect(!run("b", ResultClock.now + 1e6).replaces(early))
  }

  @Test func runsReplaceTheSameSelection() {
    let filtered = "xctest --filter A"
    #expect(run("b", 2, selection: filtered).replaces(run("a", 1, selection: filtered)))
    #expect(!run("b", 2, selection: filtered).replaces(run("a", 1)))
    #expect(!run("b", 2, selection: filtered).replaces(run("a", 1, selection: "\(filtered) x")))
    #expect(run("b", 2).replaces(run("a", 1, selection: filtered)))
    #expect(!run("b", 2).replaces(run("a", 1, selection: "xctestx")))
    #expect(!run("b", 2).replaces(run("a", 1, selection: "swift-testing")))
    #expect(!run("b", 2) { $0.isFiltered = true }.replaces(run("a", 1, selection: filtered)))
  }

  @Test func exitTestsReplaceThoseOfOtherRuns() {
    let child = { (name: String, began: Double, parent: String) in
      self.run(name, began) { $0.parent = parent }
    }
    #expect(child("b", 2, "q").replaces(child("a", 1, "p")))
    #expect(!child("b", 2, "p").replaces(child("a", 1, "p")))
    #expect(!child("b", 2, "q").replaces(run("a", 1)))
    let filtered = run("a", 1, selection: "xctest --filter A") { $0.parent = "p" }
    #expect(!child("b", 2, "q").replaces(filtered))
    #expect(run("b", 2).replaces(child("a", 1, "p")))
    #expect(!run("b", 2).replaces(child("a", 1, "b")))
  }

  @Test func runningProcessesAreRecognised() {
    let host = TemporaryFiles.host
    #expect(ResultsReader.mayStillRun("\(host)-\(getpid())-a-1-b"))
    #expect(ResultsReader.mayStillRun("\(host)-\(getppid())-a-1-b"))
    for name in [
      "\(host)-99999999-a-1-b", "\(host)-0-a-1-b", "\(host)-x-a-1-b", "\(host)-\(getpid())-a-1",
      "\(host)-\(getpid())-a-1-b-c", "other-\(getpid())-a-1-b", "", "a",
    ] {
      #expect(!ResultsReader.mayStillRun(name), "\(name)")
    }
    let early = run("\(host)-\(getpid())-a-1-b", 1, hasEnded: false)
    #expect(!run("b", 2).replaces(early))
    #expect(run("b", 2).replaces(run("\(host)-\(getpid())-a-1-b", 1)))
  }

  /// Only the first and the last line of a file are read to find its process.
  @Test func theFirstAndTheLastLineAreRead() throws {
    let folder = try TemporaryFolder()
    let results = ResultsFolder(artifacts: folder.path)
    let begin = ResultLine.begin(run("other", 1).begin).text
    let end = ResultLine.end(ResultEnd(ended: 2, assertions: 3, failures: 4)).text
    let long = String(repeating: "x", count: 5_000)
    let entry = ResultLine.result(ResultEntry(id: long, status: .changed, test: "t")).text
    let read = { (text: String) throws -> ResultsReader.Run? in
      try folder.write(text, to: "results/a.js")
      return ResultsReader.run(named: "a", in: results)
    }
    #expect(try read(begin + entry + end)?.end?.failures == 4)
    #expect(try read(begin + entry + end)?.begin.name == "a")
    #expect(try read(begin)?.end == nil)
    #expect(try read(begin)?.begin.began == 1)
    #expect(try read(begin + entry)?.end == nil)
    #expect(try read(begin + end + entry.prefix(1_000))?.end == nil)
    #expect(try read(entry + end) == nil)
    #expect(try read("") == nil)
    var later = run("a", 1).begin
    later.version = 2
    #expect(try read(ResultLine.begin(later).text) == nil)
    #expect(ResultsReader.run(named: "none", in: results) == nil)
    #expect(ResultsReader.run(named: "../a", in: results) == nil)
  }

  /// A difference of ten minutes between two clocks is tolerated.
  @Test(
    arguments: [(1_600, 1_600), (1_601, -.infinity), (0, 0), (-5, -5)] as [(Double, Double)]
  )
  func timesInTheFutureAreTheOldest(_ time: Double, _ order: Double) {
    #expect(ResultClock(now: 1_000).order(time) == order)
  }

  @Test func theLatestOfEqualTimesIsTheLastOneAdded() {
    var latest = LatestEntries(clock: ResultClock(now: 10))
    for (status, time) in [(ResultEntry.Status.passed, 2.0), (.changed, 2), (.missing, 1)] {
      latest.add(ResultEntry(id: "b", status: status, test: "t", time: time))
    }
    latest.add(ResultEntry(id: "a", status: .new, test: "t", time: 0))
    #expect(latest.entries.map(\.id) == ["a", "b"])
    #expect(latest.entries.map(\.status) == [.new, .changed])
  }

  @Test func namesOfResultsHaveTheLibrarysForm() throws {
    let folder = try TemporaryFolder()
    let longest = String(repeating: "n", count: 246)
    for name in ["b.js", "a.js", "c.txt", "d e.js", "\(longest).js", "\(longest)n.js", ".f.js"] {
      try folder.write("", to: "results/\(name)")
    }
    #expect(ResultsFolder(artifacts: folder.path).names() == ["a", "b", longest])
    #expect(ResultsFolder(artifacts: "\(folder.path)/none").names() == [])
    #expect(ResultsFolder.fileLimit == 268_435_456)
  }
}
