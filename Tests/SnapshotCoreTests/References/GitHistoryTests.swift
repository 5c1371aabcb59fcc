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

  /// The names of 260 files of 0 to 259 bytes, as Python's `hashlib` computes them, are the text of
  /// another file.
  @Test func filesOfEveryLengthAreNamed() {
    let names = (0..<260).map { count in
      GitHistory.blobName(of: (0..<count).map { UInt8(($0 * 7 + count) % 256) })
    }
    #expect(
      GitHistory.blobName(of: Array(names.joined().utf8))
        == "523b008d787d552d61bada0a73f39b9801cebc82"
    )
    #expect(
      GitHistory.blobName(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "de1fbf0c2f34f67f01f355f31ed0cf7319643c5e"
    )
  }

  /// `git log -z --raw` of commits whose fields have these texts.
  private func record(
    _ hash: String,
    _ date: String,
    _ subject: String,
    old: String = "1",
    status: String = "M"
  ) -> String {
    "\u{1}\(hash)\u{2}\(date)\u{2}\(subject)\0\n:100644 100644 \(old) 2 \(status)\0a.txt\0"
  }

  private func history(_ records: String..., actual: String = "x") -> ReferenceHistory? {
    GitHistory.history(in: Array(records.joined().utf8), actual: Array(actual.utf8))
  }

  @Test func fieldsOfACommitAreCut() {
    let long = String(repeating: "a", count: 200)
    let commit = history(record("0123456789", "2024-05-06T07", "\(long)\u{2}b"))?.lastChange
    #expect(commit?.hash == "01234567")
    #expect(commit?.date == "2024-05-06")
    #expect(commit?.subject == String(long.prefix(120)))
    #expect(history(record("a", "b", "c\u{2}d"))?.lastChange.subject == "c d")
  }

  @Test func onlyAModificationUndoesAChange() {
    let name = GitHistory.blobName(of: Array("x".utf8))
    let last = record("a", "d", "Last")
    #expect(history(last, record("b", "d", "Two", old: name))?.undone?.subject == "Two")
    #expect(history(last, record("b", "d", "Two", old: name))?.lastChange.subject == "Last")
    #expect(history(record("b", "d", "Two", old: name))?.undone?.subject == "Two")
    #expect(history(last, record("b", "d", "Two", old: name, status: "D"))?.undone == nil)
    #expect(history(last, record("b", "d", "Two", old: "9"))?.undone == nil)
  }

  @Test func incompleteRecordsAreSkipped() {
    #expect(history("") == nil)
    #expect(history("\u{1}a\u{2}b\0") == nil)
    #expect(history("\u{1}a\u{2}b\u{2}c") == nil)
    #expect(history("\u{1}a\u{2}b\0", record("c", "d", "Last"))?.lastChange.hash == "c")
  }
}
