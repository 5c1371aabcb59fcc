import Synchronization

@testable import SnapshotPreview

/// A lock that another process seems to hold. It is a class because closures share it.
final class HeldLock: Sendable {
  private let lock: Mutex<FileLock?>

  init(_ path: String, isShared: Bool = false) throws {
    lock = Mutex(try FileLock(path, isShared: isShared) {})
  }

  func end() { lock.withLock { $0 = nil } }
}
