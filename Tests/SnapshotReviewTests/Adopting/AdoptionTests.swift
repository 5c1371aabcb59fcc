import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

@Suite struct AdoptionTests {
  private let folder: TemporaryFolder
  private let old = "Tests/AppTests/__Snapshots__/FormTests/form.1.txt"
  private let new = "__Snapshots__/AppTests/FormTests/form.txt"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Tests/AppTests/FormTests.swift")
  }

  private func plan(_ users: (former: String, id: String)...) -> Adoption.Plan {
    let entries = users.map {
      ResultEntry(id: $0.id, status: .missing, test: "t", former: $0.former)
    }
    return Adoption(root: folder.path, results: Results(runs: [], entries: entries)).plan()
  }

  @Test func aReferenceOfOneSnapshotMoves() throws {
    try folder.write("a", to: old)
    #expect(plan((old, new)) == Adoption.Plan(moves: [.init(from: old, to: new)]))
  }

  @Test func referenceWithAnIdenticalRecordingMoves() throws {
    try folder.write("a", to: old)
    try folder.write("a", to: new)
    #expect(plan((old, new)).moves.count == 1)
  }

  @Test func nothingIsOverwritten() throws {
    try folder.write("a", to: old)
    try folder.write("b", to: new)
    let plan = plan((old, new))
    #expect(plan.moves.isEmpty)
    #expect(plan.left.map(\.reason) == ["\(new) exists and differs; compare both, then remove one"])
  }

  @Test func aReferenceOfSeveralSnapshotsStays() throws {
    try folder.write("a", to: old)
    let plan = plan((old, "\(new).a"), (old, "\(new).b"))
    #expect(plan.moves.isEmpty)
    #expect(
      plan.left.map(\.reason)
        == ["2 snapshots used this name: \(new).a, \(new).b; record them again"]
    )
  }

  @Test func aReferenceThatNoAssertionUsedStays() throws {
    try folder.write("a", to: old)
    #expect(
      plan().left == [.init(path: old, reason: "no assertion of the last run used this name")]
    )
  }

  @Test(arguments: [
    "../x/y/z.txt", "Sources/App/main.swift", "/etc/a/b.txt", "a.txt", ".git/a/b",
    "__Snapshots__/a.txt",
  ])
  func resultsNameNoFileOutsideOfReferences(_ id: String) throws {
    try folder.write("a", to: old)
    let plan = plan((old, id))
    #expect(plan.moves.isEmpty)
    #expect(plan.left.count == 1)
  }

  @Test func referencesInThisLayoutAreNotFormerOnes() throws {
    try folder.write("a", to: new)
    #expect(plan() == Adoption.Plan())
  }

  @Test func atMostThreeSnapshotsAreNamed() throws {
    try folder.write("a", to: old)
    let three = plan((old, "\(new).a"), (old, "\(new).b"), (old, "\(new).c")).left
    #expect(
      three.map(\.reason)
        == ["3 snapshots used this name: \(new).a, \(new).b, \(new).c; record them again"]
    )
    let four = plan((old, "\(new).a"), (old, "\(new).b"), (old, "\(new).c"), (old, "\(new).d")).left
    #expect(
      four.map(\.reason)
        == ["4 snapshots used this name: \(new).a, \(new).b, \(new).c, …; record them again"]
    )
  }

  @Test(arguments: [
    "../x/y/z.txt", "Sources/App/main.swift", "a.txt", "__Snapshots__/a.txt", "a/b.txt",
  ])
  func anotherPathIsNamedWithItsReason(_ id: String) throws {
    try folder.write("a", to: old)
    #expect(
      plan((old, id)).left
        == [.init(path: old, reason: "its new path, \(id), isn't a reference of this package")]
    )
  }

  @Test func referencesElsewhereInThePackageMove() throws {
    try folder.write("a", to: old)
    let moves = [Adoption.Move(from: old, to: "Fixtures/M/t.txt")]
    #expect(plan((old, "Fixtures/M/t.txt")).moves == moves)
    #expect(plan((old, "__Snapshots__/M/t.swift")).moves.map(\.to) == ["__Snapshots__/M/t.swift"])
  }

  @Test func aLinkIsNotMoved() throws {
    try folder.write("a", to: "elsewhere.txt")
    try folder.write("b", to: "Tests/AppTests/__Snapshots__/FormTests/b.txt")
    symlink("../../../../elsewhere.txt", "\(folder.path)/\(old)")
    let plan = plan((old, new))
    let unused = "no assertion of the last run used this name"
    #expect(plan.moves == [])
    #expect(
      plan.left == [
        .init(path: "Tests/AppTests/__Snapshots__/FormTests/b.txt", reason: unused),
        .init(path: old, reason: "it isn't a regular file"),
      ]
    )
  }

  /// Only files in a folder that is named after a source file beside `__Snapshots__` are former
  /// references.
  @Test func filesOfOtherFoldersAreNotFormerReferences() throws {
    let base = "Tests/AppTests/__Snapshots__"
    for file in [
      "\(base)/Other/a.txt", "\(base)/a.txt", "\(base)/FormTests/deeper/a.txt",
      "\(base)/FormTests/.hidden", "Tests/.hidden/__Snapshots__/FormTests/a.txt",
      "Tests/__Snapshots__/FormTests/a.txt",
    ] {
      try folder.write("a", to: file)
    }
    #expect(plan() == Adoption.Plan())
    try folder.write("", to: "Tests/Deep/er/X.swift")
    try folder.write("a", to: "Tests/Deep/er/__Snapshots__/X/b.txt")
    try folder.write("a", to: "Tests/Deep/er/__Snapshots__/X/a.txt")
    let found = ["Tests/Deep/er/__Snapshots__/X/a.txt", "Tests/Deep/er/__Snapshots__/X/b.txt"]
    #expect(plan().left.map(\.path) == found)
  }
}
