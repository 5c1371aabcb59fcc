import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotCore

@Suite struct FileSystemRoomTests {
  @Test func missingInodesAreDistinguishedFromAFullDisk() {
    #expect(FileSystemRoom(blocks: 10, inodes: 100, freeInodes: 0).isOutOfInodes)
    #expect(!FileSystemRoom(blocks: 0, inodes: 100, freeInodes: 0).isOutOfInodes)
    #expect(!FileSystemRoom(blocks: 10, inodes: 100, freeInodes: 1).isOutOfInodes)
    // Btrfs reports these values, because it doesn’t count files.
    #expect(!FileSystemRoom(blocks: 10, inodes: 0, freeInodes: 0).isOutOfInodes)
  }

  @Test func theFileSystemOfAPathThatIsNotThereIsThatOfItsFolder() throws {
    let folder = try TemporaryFolder()
    let room = try #require(FileSystemRoom(at: "\(folder.path)/a/b/c"))
    #expect(room.blocks > 0)
    #expect(!room.isOutOfInodes)
  }

  @Test func theSentenceNamesInodes() {
    let error = FileError(.write, "/a", .noInodes)
    #expect(error.description.hasPrefix("Can’t write /a: the file system has no free inodes"))
    #expect(FileError(.write, "/a", .system(ENOSPC)).description.contains("the disk is full"))
  }
}
