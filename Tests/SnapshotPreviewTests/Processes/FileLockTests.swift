import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

@Suite struct FileLockTests {
  /// Whether another file descriptor could hold the lock now.
  private func isFree(_ path: String, _ operation: Int32) -> Bool {
    let file = open(path, O_RDWR)
    defer { close(file) }
    return flock(file, operation | LOCK_NB) == 0
  }

  @Test func lockIsExclusiveUntilReleased() throws {
    let folder = try PreviewFolder()
    let path = "\(folder.path)/lock"
    var lock: FileLock? = try FileLock(path) { Issue.record("nobody else holds it") }
    #expect(!isFree(path, LOCK_SH))
    lock?.share()
    #expect(isFree(path, LOCK_SH) && !isFree(path, LOCK_EX))
    lock?.exclude { Issue.record("nobody else holds it") }
    #expect(!isFree(path, LOCK_SH))
    lock = nil
    // Programs that other tests started meanwhile hold it until they end.
    let began = Date()
    while !isFree(path, LOCK_EX), Date().timeIntervalSince(began) < 30 { usleep(1000) }
    #expect(isFree(path, LOCK_EX))
  }

  @Test func sharedLocksDoNotWaitForEachOther() throws {
    let folder = try PreviewFolder()
    let path = "\(folder.path)/lock"
    let locks = try (0..<2).map { _ in
      try FileLock(path, isShared: true) { Issue.record("both are shared") }
    }
    withExtendedLifetime(locks) { #expect(!isFree(path, LOCK_EX)) }
  }

  @Test func aLockThatIsHeldElsewhereIsWaitedFor() throws {
    let folder = try PreviewFolder()
    let path = "\(folder.path)/lock"
    var first: FileLock? = try FileLock(path) {}
    var waits = 0
    let second = try FileLock(path) {
      waits += 1
      first = nil
    }
    withExtendedLifetime(second) { #expect(waits == 1 && !isFree(path, LOCK_SH)) }
    #expect(first == nil)
  }

  @Test func aLinkOrAFolderIsRefused() throws {
    let folder = try PreviewFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link",
      withDestinationPath: "\(folder.path)/target"
    )
    #expect(throws: FileError.self) { try FileLock("\(folder.path)/link") {} }
    #expect(throws: FileError.self) { try FileLock(folder.path) {} }
    #expect(!FilePath.exists("\(folder.path)/target"))
  }

  @Test func becomingExclusiveWaitsForOthers() throws {
    let folder = try PreviewFolder()
    let path = "\(folder.path)/lock"
    let lock = try FileLock(path, isShared: true) {}
    var other: FileLock? = try FileLock(path, isShared: true) {}
    var waits = 0
    lock.exclude {
      waits += 1
      other = nil
    }
    withExtendedLifetime(lock) { #expect(waits == 1 && !isFree(path, LOCK_SH)) }
    #expect(other == nil)
  }

  @Test func anErrorNamesTheFile() throws {
    let folder = try PreviewFolder()
    let error = #expect(throws: FileError.self) { try FileLock("\(folder.path)/a/b") {} }
    #expect(error == FileError(.write, "\(folder.path)/a/b", .system(ENOENT)))
  }
}
