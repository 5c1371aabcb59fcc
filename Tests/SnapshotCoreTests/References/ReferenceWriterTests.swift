import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct ReferenceWriterTests {
  private let folder: TemporaryFolder
  private let writer: ReferenceWriter

  init() throws {
    folder = try TemporaryFolder()
    try AtomicFile.createDirectory("\(folder.path)/root")
    try AtomicFile.createDirectory("\(folder.path)/elsewhere")
    writer = ReferenceWriter(root: "\(folder.path)/root")
  }

  @Test func createsMissingFolders() throws {
    try writer.write([65], to: "\(folder.path)/root/a/b/c.txt")
    #expect(folder.text(of: "root/a/b/c.txt") == "A")
  }

  @Test func createsAMissingRoot() throws {
    let writer = ReferenceWriter(root: "\(folder.path)/new/root")
    try writer.write([65], to: "\(folder.path)/new/root/c.txt")
    #expect(folder.text(of: "new/root/c.txt") == "A")
  }

  @Test func aNewReferenceNeverOverwritesAConcurrentOne() throws {
    let file = "\(folder.path)/root/a.txt"
    try writer.write([65], to: file, isNew: true)
    #expect(throws: FileError(.write, file, .system(EEXIST))) {
      try writer.write([66], to: file, isNew: true)
    }
    #expect(folder.text(of: "root/a.txt") == "A")
    try writer.write([65], to: file, isNew: true)
    try writer.write([66], to: file)
    #expect(folder.files() == ["elsewhere", "root", "root/a.txt"])
    #expect(folder.text(of: "root/a.txt") == "B")
  }

  @Test func followsALinkInsideTheRootAndKeepsIt() throws {
    try folder.write("old", to: "root/real.txt")
    symlink("real.txt", "\(folder.path)/root/link.txt")
    try writer.write([65], to: "\(folder.path)/root/link.txt")
    #expect(folder.text(of: "root/real.txt") == "A")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/root/link.txt")
        == "real.txt"
    )
  }

  @Test func refusesALinkThatLeadsOutside() throws {
    try folder.write("keep", to: "elsewhere/a.txt")
    symlink("../elsewhere/a.txt", "\(folder.path)/root/a.txt")
    symlink("../elsewhere", "\(folder.path)/root/sub")
    let outside = FileError.Reason.outside("\(folder.path)/root")
    let file = "\(folder.path)/root/a.txt"
    #expect(throws: FileError(.write, file, outside)) { try writer.write([65], to: file) }
    let inside = "\(folder.path)/root/sub/new/b.txt"
    #expect(throws: FileError(.write, inside, outside)) { try writer.write([65], to: inside) }
    #expect(folder.text(of: "elsewhere/a.txt") == "keep")
    #expect(!FilePath.exists("\(folder.path)/elsewhere/new"))
  }
}
