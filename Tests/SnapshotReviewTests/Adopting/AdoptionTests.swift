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
}
