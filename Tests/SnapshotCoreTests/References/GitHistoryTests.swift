import SnapshotTestSupport
import Testing

@testable import SnapshotCore

/// The history of a reference after a failure.
@Suite struct GitHistoryTests {
  private let folder: TemporaryFolder
  private let name = "__Snapshots__/M/S/a.txt"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func git(_ words: String...) throws {
    let settings = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    _ = try #require(GitCommand(folder: folder.path).run(settings + words), "\(words)")
  }

  private func commit(_ text: String, _ subject: String) throws {
    try folder.write(text, to: name)
    try git("add", "-A")
    try git("commit", "-q", "-m", subject)
  }

  private func history(of text: String) -> ReferenceHistory? {
    GitHistory.find("\(folder.path)/\(name)", in: folder.path, actual: Array(text.utf8))
  }

  @Test func outdatedValueNamesTheCommitThatReplacedIt() throws {
    try git("init", "-q")
    try commit("one\n", "Record")
    try commit("two\n", "Round the “corners”\n\nBody")
    try commit("three\n", "Grow")
    let found = try #require(history(of: "one\n"))
    #expect(found.lastChange.subject == "Grow")
    #expect(found.undone?.subject == "Round the “corners”")
    #expect(found.lastChange.date.count == 10 && found.lastChange.hash.count >= 7)
    #expect(found.rows.map(\.0) == ["equals", "changed by"])
    #expect(found.rows[0].1.contains("the change was undone, or this branch is behind"))
    #expect(history(of: "two\n")?.undone?.subject == "Grow")
  }

  @Test func aNewValueHasOnlyTheLastChange() throws {
    try git("init", "-q")
    try commit("one\n", "Record")
    let found = try #require(history(of: "new\n"))
    #expect(found.lastChange.subject == "Record")
    #expect(found.undone == nil)
    #expect(found.rows.map(\.0) == ["changed by"])
  }

  @Test func untrackedFilesAndMissingGitGiveNoHistory() throws {
    try folder.write("one\n", to: name)
    #expect(history(of: "one\n") == nil)
    try git("init", "-q")
    #expect(history(of: "one\n") == nil)
  }

  @Test(arguments: [0, 1, 48, 49, 55, 56, 57, 63, 64, 65, 119, 120, 1_000, 100_000])
  func filesAreNamedAsGitNamesThem(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "file")
    let git = GitCommand(folder: folder.path)
    let named = try #require(git.run(["hash-object", "--no-filters", "file"]))
    #expect(String(decoding: named, as: UTF8.self) == GitHistory.blobName(of: bytes) + "\n")
  }
}
