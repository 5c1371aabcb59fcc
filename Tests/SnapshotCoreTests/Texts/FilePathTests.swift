import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

/// Paths are processed as bytes, as in the file system.
@Suite struct FilePathTests {
  /// Combining marks follow slashes and dots. A comparison by characters would find neither the
  /// slashes nor the dots.
  @Test(arguments: [
    ("/r/a/\u{301}/../../../x", "/x"),
    ("/r/a/\u{301}", "/r/a/\u{301}"),
    ("/r/a/\u{301}/..", "/r/a"),
    ("/r/\u{600}../x", "/r/\u{600}../x"),
    ("/r/\u{600}/../x", "/r/x"),
    ("/r/..\u{600}/x", "/r/..\u{600}/x"),
    ("/r/../\u{600}/x", "/\u{600}/x"),
    ("/\u{600}/../../x", "/x"),
    ("/a\u{200D}/../b", "/b"),
    ("/a/\u{FE0F}../b", "/a/\u{FE0F}../b"),
    ("/a\r/\n../b", "/a\r/\n../b"),
    ("//a/./b//c/", "/a/b/c"),
    ("/../..", "/"),
  ]) func standardizesAsTheSystemDoes(path: String, standardized: String) {
    #expect(TextBytes.areSame(FilePath.standardized(path), standardized))
  }

  @Test func standardizedPathsResolveLikeInTheSystem() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "x")
    try folder.write("2", to: "r/a/\u{301}/y")
    try folder.write("3", to: "r/\u{600}/y")
    for path in ["r/a/\u{301}/../../../x", "r/\u{600}/../../x", "r/a/\u{301}/y", "r/\u{600}/y"] {
      let direct = FileManager.default.contents(atPath: "\(folder.path)/\(path)")
      let standardized = FilePath.standardized("\(folder.path)/\(path)")
      #expect(FileManager.default.contents(atPath: standardized) == direct)
      #expect(direct != nil)
    }
  }

  @Test(arguments: [
    ("/a/\u{301}b", "/a", "\u{301}b"), ("/a", "/a", "/a"), ("/a/b", "/", "a/b"),
    ("/ab/c", "/a", "/ab/c"), ("/cafe\u{301}/b", "/caf\u{E9}", "/cafe\u{301}/b"),
    ("/a\u{301}/b", "/a", "/a\u{301}/b"),
  ]) func isRelativeByBytes(path: String, root: String, relative: String) {
    #expect(TextBytes.areSame(FilePath.relative(path, to: root), relative))
    #expect(
      FilePath.isInside(path, root) == (path == root || !TextBytes.areSame(path, relative))
    )
  }

  @Test func partsAndNamesAreSplitByBytes() {
    #expect(
      FilePath.parts(of: "a/\u{301}b//c").map { Array($0.utf8) } == [
        Array("a".utf8), Array("\u{301}b".utf8), Array("c".utf8),
      ]
    )
    #expect(TextBytes.areSame(FilePath.name(of: "/a/\u{301}"), "\u{301}"))
    #expect(FilePath.directory(of: "/a/\u{301}") == "/a")
    #expect(TextBytes.areSame(FilePath.pathExtension(of: "/a.b/c.\u{301}d"), "\u{301}d"))
    #expect(FilePath.pathExtension(of: "/a.b/.c") == "")
    #expect(FilePath.isAbsolute("/\u{301}a"))
    let identity = TestIdentity(fileID: "M/\u{301}T.swift", function: "f()")
    #expect(identity.module == "M")
    #expect(TextBytes.areSame(identity.bareSuite, "\u{301}T"))
  }

  @Test func namesThatAreNotUTF8AreOmitted() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    let path = Array("\(folder.path)/caf".utf8) + [0xE9, 0]
    let file = path.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      creat($0.baseAddress!, 0o600)
    }
    try #require(file >= 0)
    close(file)
    #expect(FolderListing.names(in: folder.path) == ["a"])
  }
}
