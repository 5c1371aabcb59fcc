import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotCore

@Suite struct FreeDiskSpaceTests {
  @Test func outOfInodesDiffersFromAFullDisk() {
    #expect(FreeDiskSpace(freeBlocks: 10, inodes: 100, freeInodes: 0).isOutOfInodes)
    #expect(!FreeDiskSpace(freeBlocks: 0, inodes: 100, freeInodes: 0).isOutOfInodes)
    #expect(!FreeDiskSpace(freeBlocks: 10, inodes: 100, freeInodes: 1).isOutOfInodes)
    // Btrfs reports these values, because it doesn’t count files.
    #expect(!FreeDiskSpace(freeBlocks: 10, inodes: 0, freeInodes: 0).isOutOfInodes)
  }

  @Test func missingPathUsesItsFoldersFileSystem() throws {
    let folder = try TemporaryFolder()
    let space = try #require(FreeDiskSpace(at: "\(folder.path)/a/b/c"))
    #expect(space.freeBlocks > 0)
    #expect(!space.isOutOfInodes)
  }

  @Test func errorMentionsInodes() {
    let error = FileError(.write, "/a", .noInodes)
    #expect(error.description.hasPrefix("Can’t write /a: the file system has no free inodes"))
    #expect(FileError(.write, "/a", .system(ENOSPC)).description.contains("the disk is full"))
  }
}
