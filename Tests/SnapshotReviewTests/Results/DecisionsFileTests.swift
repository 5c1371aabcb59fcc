import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

/// The decisions that the report page shows.
@Suite struct DecisionsFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func add(_ id: String, _ outcome: DecisionsFile.Outcome, time: Double = 1) throws {
    let entry = ResultEntry(id: id, status: .changed, test: "t", time: time)
    try DecisionsFile(artifacts: folder.path).add([(entry, outcome)])
  }

  private func line(_ id: String, _ outcome: String, time: Int = 1) -> String {
    "snapshot({\"decision\":{\"id\":\"\(id)\",\"outcome\":\"\(outcome)\",\"time\":\(time)}});\n"
  }

  private var text: String? { folder.text(of: "results/decisions.js") }

  @Test func decisionsAreAddedAndReplaced() throws {
    try add("a", .accepted)
    #expect(text == line("a", "accepted"))
    try add("b", .rejected, time: 2)
    #expect(text == line("a", "accepted") + line("b", "rejected", time: 2))
    try add("a", .rejected, time: 3)
    #expect(text == line("b", "rejected", time: 2) + line("a", "rejected", time: 3))
  }

  @Test func thePageLoadsTheFileOnce() throws {
    try add("a", .accepted)
    try add("b", .accepted)
    let page = try #require(folder.text(of: "index.html"))
    #expect(page.components(separatedBy: "src=\"results/decisions.js\"").count == 2)
  }

  @Test func linesThatAreNotDecisionsAreRemoved() throws {
    try folder.write(
      "pwn();\n\(line("a", "accepted"))snapshot({\"x\":1});\nsnapshot({\"decision\"",
      to: "results/decisions.js"
    )
    try add("b", .rejected)
    #expect(text == line("a", "accepted") + line("b", "rejected"))
  }

  @Test func noDecisionWritesNothing() throws {
    try DecisionsFile(artifacts: folder.path).add([])
    #expect(folder.files() == [])
  }

  @Test func aFolderThatCannotBeWrittenIsAnError() throws {
    try folder.write("x", to: "results")
    #expect(throws: FileError.self) { try add("a", .accepted) }
  }
}
