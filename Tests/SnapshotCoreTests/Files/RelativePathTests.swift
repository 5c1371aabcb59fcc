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

  @Test func pathsHaveAtMost4096Bytes() {
    let part = String(repeating: "x", count: 15)
    let path = Array(repeating: part, count: 256).joined(separator: "/")
    #expect(path.utf8.count == 4_095)
    #expect(RelativePath(path) != nil)
    #expect(RelativePath(path + "y") != nil)
    #expect(RelativePath(path + "yz") == nil)
    #expect(RelativePath(String(repeating: "é", count: 127)) != nil)
    #expect(RelativePath(String(repeating: "é", count: 128)) == nil)
  }

  @Test func pathsHaveParts() throws {
    let path = try #require(RelativePath("a/B c/d.tar.GZ"))
    #expect(path.parts == ["a", "B c", "d.tar.GZ"] && path.name == "d.tar.GZ")
    #expect(Array(path.folders) == ["a", "B c"] && path.pathExtension == "gz")
    #expect(RelativePath("a")?.folders.isEmpty == true)
    #expect(RelativePath.pathExtension(of: "a") == "")
    #expect(RelativePath.pathExtension(of: "a.") == "")
    #expect(RelativePath.pathExtension(of: ".a") == "a")
  }

  @Test(arguments: [
    ("azAZ09._=-", true), ("", false), (".a", false), ("a.", true), ("a b", false), ("a/b", false),
    ("é", false), ("a+", false), ("@", false),
  ])
  func plainNamesHaveTheLibrarysCharacters(_ name: String, _ isPlain: Bool) {
    #expect(RelativePath.isPlainName(name) == isPlain)
  }

  @Test func plainNamesHaveAtMost255Bytes() {
    #expect(RelativePath.isPlainName(String(repeating: "x", count: 255)))
    #expect(!RelativePath.isPlainName(String(repeating: "x", count: 256)))
  }

  @Test(arguments: ["git~1", "Git~x/a", "a/GIT~", "a ", "a.", " "])
  func namesThatSystemsChangeAreRefused(_ text: String) {
    #expect(RelativePath(text) == nil)
  }

  @Test(arguments: ["git", "agit~1", "gi~t", " a", "a b", "~git"])
  func similarNamesAreKept(_ text: String) {
    #expect(RelativePath(text)?.text == text)
  }
}
