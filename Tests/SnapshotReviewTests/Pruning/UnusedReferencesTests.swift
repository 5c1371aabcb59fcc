import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

@Suite struct UnusedReferencesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func results(
    used: [String] = ["__Snapshots__/M/S/used.png"],
    status: ResultEntry.Status = .passed,
    arguments: [String] = [],
    hasEnded: Bool = true
  ) -> Results {
    let run = ResultRun(
      name: "n",
      root: folder.path,
      began: 1,
      environment: RunEnvironment(arguments: ["tests"] + arguments)
    )
    let end = hasEnded ? ResultEnd(ended: 2, assertions: 1, failures: 0) : nil
    return Results(
      runs: [ResultsReader.Run(begin: run, end: end)],
      entries: used.map { ResultEntry(id: $0, status: status, test: "t") }
    )
  }

  private func plan(
    tests: [String] = ["M.S/used()"],
    sources: [String] = [],
    _ files: String...
  ) throws -> UnusedReferences.Plan {
    for file in files { try folder.write("x", to: "__Snapshots__/\(file)") }
    return try UnusedReferences(
      root: folder.path,
      results: results(),
      tests: tests,
      sources: sources
    )
    .plan()
  }

  @Test func unusedReferencesAreFound() throws {
    let plan = try plan("M/S/used.png", "M/S/removed.png", "M/Old/removed.2.svg")
    #expect(
      plan.unused == ["__Snapshots__/M/Old/removed.2.svg", "__Snapshots__/M/S/removed.png"]
    )
    #expect(plan.used == 1)
  }

  @Test(arguments: ["skipped.png", "skipped.2.png", "skipped_n=1.png", "skipped.dark.svg"])
  func referencesOfListedTestsAreKept(_ file: String) throws {
    let plan = try plan(tests: ["M.S/used()", "M.S/skipped(n:)"], "M/S/\(file)", "M/S/skip.png")
    #expect(plan.unused == ["__Snapshots__/M/S/skip.png"])
  }

  @Test func nestedSuitesAndRawNamesAreRecognised() throws {
    let raw = SafeName.sanitized("two words")
    let plan = try plan(
      tests: ["M.Outer/Inner/t()", "M.S/`two words`()", "M.free()"],
      "M/Outer.Inner/t.png",
      "M/S/\(raw).png",
      "M/File/free.png"
    )
    #expect(plan.unused.isEmpty)
  }

  @Test func referencesOfOtherPlatformsAreKept() throws {
    let source = "#if os(macOS)\n@Suite struct Apple { @Test func only() {} }\n#endif"
    let plan = try plan(sources: [source], "M/Apple/only.png", "M/Other/only.png")
    #expect(plan.unused == ["__Snapshots__/M/Other/only.png"])
  }

  @Test(arguments: [
    "Unknown/S/removed.png", "M/S/README.txt", "M/S/two words.png", "M/S/removed.xcf",
    "M/S/ümlaut.png",
  ])
  func foreignFilesAreKept(_ file: String) throws {
    let plan = try plan(file)
    #expect(plan.unused.isEmpty)
    #expect(plan.foreign == ["__Snapshots__/\(file)"])
  }

  /// Hidden files, such as `.DS_Store`, are ignored, not reported as foreign.
  @Test(arguments: ["M/S/.DS_Store", "M/S/.removed.png", "M/.git/removed.png", ".cache/S/a.png"])
  func hiddenFilesAreIgnored(_ file: String) throws {
    let plan = try plan("M/S/used.png", file)
    #expect(plan.unused.isEmpty)
    #expect(plan.foreign.isEmpty)
    #expect(plan.emptyFolders.isEmpty)
    #expect(plan.used == 1)
  }

  @Test func linksAndDeeperFilesAreKept() throws {
    try folder.write("x", to: "elsewhere/removed.png")
    try folder.write("x", to: "__Snapshots__/M/S/deeper/removed.png")
    symlink("\(folder.path)/elsewhere", "\(folder.path)/__Snapshots__/M/Linked")
    symlink("../../../elsewhere/removed.png", "\(folder.path)/__Snapshots__/M/S/removed.png")
    #expect(try plan("M/S/used.png").unused.isEmpty)
  }

  private func refusal(_ results: Results, tests: [String] = ["M.S/t()"]) -> UnusedReferences
    .Refusal?
  {
    do throws(UnusedReferences.Refusal) {
      _ = try UnusedReferences(root: folder.path, results: results, tests: tests, sources: [])
        .plan()
      return nil
    } catch {
      return error
    }
  }

  @Test func pruningNeedsACompletePassingRun() {
    #expect(refusal(results(arguments: ["--filter", "S"])) == .noWholeRun)
    #expect(refusal(results(arguments: ["--skip", "S"])) == .noWholeRun)
    #expect(refusal(results(hasEnded: false)) == .noWholeRun)
    #expect(refusal(results(status: .changed)) == .failures(1))
    #expect(refusal(results(), tests: []) == .noTests)
  }

  @Test func aCrashAfterACompleteRunPreventsPruning() {
    var both = results()
    var crashed = results(hasEnded: false).runs[0]
    crashed.begin.began = 5
    both.runs.append(crashed)
    #expect(refusal(both) == .unfinishedRun)
  }
}
