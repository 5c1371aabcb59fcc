internal import Foundation
internal import SnapshotCore

/// A lock that this process and the programs that it starts hold until they end.
///
/// A class because closing its file releases it.
final class FileLock {
  private let file: Int32

  /// Waits for a lock.
  ///
  /// - Parameters:
  ///   - path: The file, which is created.
  ///   - isShared: Whether others may hold it at the same time.
  ///   - onWait: Called once if somebody else holds it.
  init(_ path: String, isShared: Bool = false, onWait: () -> Void) throws {
    // Without O_CLOEXEC: programs that outlive this process keep the lock.
    file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw FileError(.write, path) }
    let operation = isShared ? LOCK_SH : LOCK_EX
    guard flock(file, operation | LOCK_NB) != 0 else { return }
    onWait()
    FileLock.wait(file, operation)
  }

  /// Lets others hold it too.
  func share() { FileLock.wait(file, LOCK_SH) }

  /// Releases it, waits until nobody holds it, and holds it alone.
  func exclude(onWait: () -> Void) {
    _ = flock(file, LOCK_UN)
    guard flock(file, LOCK_EX | LOCK_NB) != 0 else { return }
    onWait()
    FileLock.wait(file, LOCK_EX)
  }

  deinit { close(file) }

  private static func wait(_ file: Int32, _ operation: Int32) {
    while flock(file, operation) != 0, errno == EINTR {}
  }
}
