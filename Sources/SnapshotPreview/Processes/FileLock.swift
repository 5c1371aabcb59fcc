internal import Foundation
internal import SnapshotCore

/// A file lock that this process and its child processes hold until they end.
///
/// It is a class so that its `deinit` closes the file, which releases the lock.
final class FileLock {
  private let file: Int32

  /// Waits for a lock.
  ///
  /// - Parameters:
  ///   - path: The file, which is created if necessary.
  ///   - isShared: Whether other processes may hold the lock at the same time.
  ///   - onWait: A closure that is called once if another process holds the lock.
  init(_ path: String, isShared: Bool = false, onWait: () -> Void) throws {
    // Without O_CLOEXEC, so that child processes that outlive this process keep the lock.
    file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw FileError(.write, path) }
    let operation = isShared ? LOCK_SH : LOCK_EX
    guard flock(file, operation | LOCK_NB) != 0 else { return }
    onWait()
    FileLock.wait(file, operation)
  }

  /// Permits other processes to hold the lock, too.
  func share() { FileLock.wait(file, LOCK_SH) }

  /// Releases the lock, and waits until this process can hold it alone.
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
