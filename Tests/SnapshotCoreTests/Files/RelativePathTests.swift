import SnapshotCore
import Testing

@Suite struct RelativePathTests {
  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "a/..", "../a", "a/./b", ".git/config", "a/.b", "a\0b",
    "a\nb",
    "a\\..\\b", "a\u{600}/../../b", "a/\u{301}/../b", ".\u{301}a", "GIT~1/config", "\u{200C}.git",
    "a./b",
    "a /b", "a\u{202E}b", "a\u{1B}b",
  ])
  func pathsThatCouldLeaveTheFolderAreRefused(_ text: String) {
    #expect(RelativePath(text) == nil)
  }

  @Test func longNamesAndPathsAreRefused() {
    #expect(RelativePath(String(repeating: "x", count: 256)) == nil)
    #expect(RelativePath(Array(repeating: "x", count: 3_000).joined(separator: "/")) == nil)
    #expect(RelativePath(String(repeating: "x", count: 255)) != nil)
  }

  @Test(arguments: [
    "a", "__Snapshots__/M/S/t_x=1.txt", "Größe/ü b/c.png", "e\u{301}/x", "日本/語.txt",
  ])
  func validPathsAreKeptByteForByte(_ text: String) throws {
    let path = try #require(RelativePath(text))
    #expect(path.text.utf8.elementsEqual(text.utf8))
    #expect(path.parts.count == text.utf8.count { $0 == UInt8(ascii: "/") } + 1)
  }
}
