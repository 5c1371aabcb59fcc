import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@testable import SnapshotReview

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

  @Test func filesOfUnknownModulesAreCounted() throws {
    let plan = try plan("Old/S/a.png", "Old/T/b.png", "M/S/README.txt")
    #expect(plan.unknownModules == ["__Snapshots__/Old": 2])
    #expect(plan.unused.isEmpty && plan.foreign.count == 3)
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

  @Test(arguments: [
    (
      UnusedReferences.Refusal.noWholeRun,
      "No run of all tests has finished yet, so it isn’t known which references are unused. "
        + "Run `swift test` without filters first."
    ),
    (.unfinishedRun, "The last run crashed or is still running. Let `swift test` finish first."),
    (
      .failures(1),
      "1 snapshot failed, and a failed test may not have used all its references. "
        + "Make `swift test` pass first."
    ),
    (
      .failures(2),
      "2 snapshots failed, and a failed test may not have used all its references. "
        + "Make `swift test` pass first."
    ),
    (.noTests, "The list of tests is empty. Does `swift test list` work here?"),
  ])
  func refusalsSayWhatToDo(_ refusal: UnusedReferences.Refusal, _ text: String) {
    #expect(refusal.description == text)
  }

  @Test func theRunOfAnExitTestIsNotAWholeRun() {
    var child = results()
    child.runs[0].begin.parent = "p"
    #expect(refusal(child) == .noWholeRun)
    var both = results()
    both.runs.append(child.runs[0])
    #expect(refusal(both) == nil)
    // A crash before the complete run doesn't matter; one at the same time does.
    let cases: [(Double, UnusedReferences.Refusal?)] = [(0.5, nil), (1, .unfinishedRun)]
    for (began, expected) in cases {
      var crashed = results(hasEnded: false).runs[0]
      crashed.begin.began = began
      both = results()
      both.runs.insert(crashed, at: 0)
      #expect(refusal(both) == expected)
    }
    // The latest of two complete runs counts.
    both = results()
    var later = both.runs[0]
    later.begin.began = 9
    var crashed = results(hasEnded: false).runs[0]
    crashed.begin.began = 5
    both.runs += [crashed, later]
    #expect(refusal(both) == nil)
  }

  /// Returns the plan for a run of one test.
  private func plan(of results: Results) throws -> UnusedReferences.Plan {
    try UnusedReferences(root: folder.path, results: results, tests: ["M.S/used()"], sources: [])
      .plan()
  }

  /// The default extensions are those of the built-in strategies; others are known from the run.
  @Test func extensionsThatTheRunUsedAreReferences() throws {
    for file in ["a.png", "a.svg", "a.txt", "a.json", "a.webp", "a.xyz"] {
      try folder.write("x", to: "__Snapshots__/M/S/\(file)")
    }
    let plan = try plan(of: results(used: ["__Snapshots__/M/S/used.xyz"]))
    #expect(
      plan.unused == ["json", "png", "svg", "txt", "xyz"].map { "__Snapshots__/M/S/a.\($0)" }
    )
    #expect(plan.foreign == ["__Snapshots__/M/S/a.webp"])
    #expect(plan.used == 0)
  }

  /// Modules of references that were used are known even if no listed test is in them.
  @Test func modulesOfTheRunAreKnown() throws {
    try folder.write("x", to: "__Snapshots__/N/S/a.png")
    let plan = try plan(of: results(used: ["__Snapshots__/N/S/used.png"]))
    #expect(plan.unused == ["__Snapshots__/N/S/a.png"])
  }

  /// A path of a reference has at least a module, a suite and a file.
  @Test(arguments: [("N/S/used.png", true), ("S/used.png", false)])
  func shortPathsHaveNoModule(_ id: String, _ isKnown: Bool) throws {
    try folder.write("x", to: "__Snapshots__/N/S/a.png")
    try folder.write("x", to: "__Snapshots__/S/S/a.png")
    let plan = try plan(of: results(used: [id]))
    #expect(plan.unused == (isKnown ? ["__Snapshots__/N/S/a.png"] : []))
  }

  @Test func emptyFoldersOfSuitesAreFound() throws {
    for suite in ["M/Empty", "M/Hidden", "N/Empty", "M/Link"] {
      try AtomicFile.createDirectory("\(folder.path)/__Snapshots__/\(suite)")
    }
    try folder.write("x", to: "__Snapshots__/M/Hidden/.a")
    try folder.write("x", to: "__Snapshots__/M/file.txt")
    let plan = try plan("M/S/used.png")
    #expect(
      plan.emptyFolders
        == ["__Snapshots__/M/Empty", "__Snapshots__/M/Link", "__Snapshots__/N/Empty"]
    )
    #expect(plan.unused == [] && plan.foreign == [] && plan.used == 1)
  }

  /// References in other folders are found if the run used one there.
  @Test func otherFoldersOfReferencesAreSearched() throws {
    for file in [
      "Fixtures/M/S/used.png", "Fixtures/M/S/old.png", "Fixtures/M/S/old.swift",
      "Other/M/S/old.png", "M/S/old.png", "Build/M/S/Makefile", "Build/M/S/old.png",
    ] {
      try folder.write("x", to: file)
    }
    let plan = { (used: [String]) in
      try self.plan(of: self.results(used: used))
    }
    let found = try plan(["Fixtures/M/S/used.png"])
    #expect(found.unused == ["Fixtures/M/S/old.png"] && found.used == 1)
    #expect(found.foreign == ["Fixtures/M/S/old.swift"])
    // A path that is too short, doesn't exist, or is an input of builds names no folder.
    for id in ["M/S/old.png", "Other/M/S/none.png", "Build/M/S/Makefile", "../Other/M/S/old.png"] {
      #expect(try plan([id]) == UnusedReferences.Plan())
    }
    // A literal isn't a file.
    var results = results(used: ["Fixtures/M/S/used.png"])
    results.entries[0].source = "Fixtures/M/S/used.png"
    results.entries[0].id += ":1:1"
    let literal = try self.plan(of: results)
    #expect(literal == UnusedReferences.Plan())
  }

  @Test(arguments: ["struct", "class", "enum", "actor", "extension"])
  func allDeclarationsOfTypesCount(_ keyword: String) throws {
    let source = "\(keyword) Outer.Apple { func only() {} }; \(keyword) `Two` { func `a b`() {} }"
    let other = "M/Apple/a b.png".replacing("a b", with: SafeName.sanitized("a b"))
    let plan = try plan(
      sources: [source],
      "M/Apple/only.png",
      "M/Outer.Apple/only.dark.png",
      "M/Two/only.png",
      other,
      "M/Apple/onlyx.png",
      "M/Outer/only.png"
    )
    #expect(plan.unused == ["__Snapshots__/M/Apple/onlyx.png", "__Snapshots__/M/Outer/only.png"])
  }

  @Test(arguments: [
    ("t.png", true), ("t-x.png", true), ("t_x.png", true), ("t.x-y_z.png", true), ("t", true),
    ("tx.png", false), ("T.png", false), ("x.t.png", false), ("x-t.png", false),
  ])
  func filesBeginWithTheNameOfTheirFunction(_ file: String, _ isUsed: Bool) throws {
    let plan = try plan(tests: ["M.S/t()"], "M/S/used.png", "M/S/\(file)")
    let id = "__Snapshots__/M/S/\(file)"
    #expect(plan.unused == (isUsed || file == "t" ? [] : [id]))
  }

  @Test func testsOfOtherFormsAreIgnored() throws {
    let plan = try plan(tests: ["nothing", "M.S/used()", "M.Outer/Inner.Deep/t()"], "M/S/a.png")
    #expect(plan.unused == ["__Snapshots__/M/S/a.png"])
    let nested = try self.plan(tests: ["M.Outer/Inner.Deep/t()"], "M/Outer.Inner.Deep/t.png")
    #expect(!nested.unused.contains("__Snapshots__/M/Outer.Inner.Deep/t.png"))
  }

  @Test func readmesAreForeign() throws {
    let plan = try plan("M/S/ReadMe.txt", "M/S/read.txt")
    #expect(plan.foreign == ["__Snapshots__/M/S/ReadMe.txt"])
    #expect(plan.unused == ["__Snapshots__/M/S/read.txt"])
  }
}
