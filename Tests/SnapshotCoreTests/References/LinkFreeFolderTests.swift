import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct LinkFreeFolderTests {
  private let folder: TemporaryFolder
  private var inside: LinkFreeFolder { LinkFreeFolder("\(folder.path)/in") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret", to: "out/a/t.txt")
    try folder.write("text", to: "in/a/t.txt")
  }

  private func contents(_ path: String, limit: Int = 100) throws -> ReferenceReader.Contents {
    inside.contents(at: try #require(RelativePath(path)), limit: limit)
  }

  @Test func filesAreRead() throws {
    #expect(try contents("a/t.txt") == .bytes(Array("text".utf8)))
    #expect(try contents("a/none") == .absent)
    #expect(try contents("none/t.txt") == .absent)
    #expect(try contents("a") == .problem(.directory))
    #expect(try contents("a/t.txt", limit: 3) == .problem(.tooLarge(bytes: 4, limit: 3)))
  }

  @Test func noLinkIsFollowedAtAnyLevel() throws {
    symlink("../out/a", "\(folder.path)/in/b")
    symlink("../../out/a/t.txt", "\(folder.path)/in/a/u.txt")
    symlink("a/t.txt", "\(folder.path)/in/v.txt")
    for path in ["b/t.txt", "a/u.txt", "v.txt", "b"] {
      #expect(try contents(path) == .problem(.symbolicLink))
    }
    #expect(inside.names(in: RelativePath("b")).isEmpty)
    #expect(try !inside.isFolder(#require(RelativePath("b"))))
  }

  @Test func aPipeIsNotWaitedFor() throws {
    mkfifo("\(folder.path)/in/pipe", 0o666)
    #expect(try contents("pipe") == .problem(.notAFile))
  }

  @Test func noFolderIsMadeThroughALink() throws {
    symlink("../out", "\(folder.path)/in/b")
    #expect(throws: FileError.self) {
      try inside.createFolder(#require(RelativePath("b/new/folder")))
    }
    #expect(!FilePath.exists("\(folder.path)/out/new"))
    try inside.createFolder(#require(RelativePath("a/new/folder")))
    #expect(FilePath.isDirectory("\(folder.path)/in/a/new/folder"))
  }

  @Test func nothingIsRemovedThroughALink() throws {
    symlink("../out", "\(folder.path)/in/b")
    inside.removeFiles(in: try #require(RelativePath("b/a"))) { _ in true }
    #expect(folder.text(of: "out/a/t.txt") == "secret")
    inside.removeFiles(in: try #require(RelativePath("a"))) { _ in true }
    #expect(!FilePath.exists("\(folder.path)/in/a"))
  }
}
