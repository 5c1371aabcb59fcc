internal import Foundation

/// Publishes a file so that every reader, even after a crash, sees either the old bytes or the new
/// ones.
///
/// The bytes are written to a temporary file in the same directory, which is renamed over the
/// target once it is on disk. A killed process may leave that temporary file; `TemporaryFiles`
/// removes it.
package enum AtomicFile {
  /// Writes `bytes` to `path`, whose directory must exist. The mode of an existing file is kept.
  ///
  /// - Parameter isDurable: Whether to wait until the file survives a power cut. Files that the
  ///   next run would write again needn’t survive.
  /// - Parameter replaces: Whether an existing file is replaced. If not, it is kept, and that is an
  ///   error.
  package static func publish(
    _ bytes: [UInt8],
    at path: String,
    replaces: Bool = true,
    isDurable: Bool = true
  ) throws(FileError) {
    let directory = FilePath.directory(of: path)
    let temporary = "\(directory)/\(TemporaryFiles.newName())"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = Interruption.retrying { open(temporary, flags, 0o666) }
    guard file >= 0 else { throw FileError(.write, path) }
    do throws(FileError) {
      try fill(file, with: bytes, path: path, isDurable: isDurable)
      guard replaces ? move(temporary, to: path) : moveIfFree(temporary, to: path) else {
        throw FileError(.write, path)
      }
    } catch {
      _ = unlink(temporary)
      throw error
    }
    if isDurable { synchronize(directory: directory) }
  }

  /// Creates a directory and its parents.
  package static func createDirectory(
    _ path: String,
    isDurable: Bool = true
  ) throws(FileError) {
    if FilePath.isDirectory(path) { return }
    let parent = FilePath.directory(of: path)
    var code: Int32 = 0
    // Another process may remove the parent folder while it is still empty.
    for _ in 0..<8 {
      if parent != path { try createDirectory(parent, isDurable: isDurable) }
      guard Interruption.retrying({ mkdir(path, 0o777) }) != 0 else {
        if isDurable { synchronize(directory: parent) }
        return
      }
      code = errno
      // Another process may have created it first.
      if FilePath.isDirectory(path) { return }
      guard code == ENOENT, parent != path else { break }
    }
    throw FileError(.createDirectory, path, .init(code: code == EEXIST ? ENOTDIR : code, at: path))
  }

  // MARK: - Steps

  private static func move(_ temporary: String, to path: String) -> Bool {
    Interruption.retrying { rename(temporary, path) } == 0
  }

  /// Moves a file, or fails with `EEXIST` if `path` exists, even if it was created a moment ago.
  private static func moveIfFree(_ temporary: String, to path: String) -> Bool {
    if Interruption.retrying({ link(temporary, path) }) == 0 {
      _ = unlink(temporary)
      return true
    }
    if errno == EEXIST { return false }
    // Some file systems don't support hard links; then only a check is possible.
    guard !FilePath.exists(path) else {
      errno = EEXIST
      return false
    }
    return move(temporary, to: path)
  }

  /// Writes to the open temporary file, and closes it even after an error.
  private static func fill(
    _ file: Int32,
    with bytes: [UInt8],
    path: String,
    isDurable: Bool
  ) throws(FileError) {
    var failure: FileError?
    var old = stat()
    if stat(path, &old) == 0,
      Interruption.retrying({ fchmod(file, old.st_mode & 0o7777) }) != 0
    {
      failure = FileError(.write, path)
    }
    if failure == nil, !writeBytes(bytes, to: file) { failure = FileError(.write, path) }
    if failure == nil, isDurable, Interruption.retrying({ fsync(file) }) != 0, errno != EINVAL {
      failure = FileError(.write, path)
    }
    // Network file systems report lost data only here. After EINTR the file is closed on Linux.
    if close(file) != 0, errno != EINTR, failure == nil { failure = FileError(.write, path) }
    if let failure { throw failure }
  }

  /// Writes all bytes to an open file, pipe or device.
  ///
  /// - Parameter name: The name of the file in errors.
  package static func writeBytes(
    _ bytes: [UInt8],
    to file: Int32,
    named name: String
  ) throws(FileError) {
    guard writeBytes(bytes, to: file) else { throw FileError(.write, name) }
  }

  /// Writes everything, continuing after short writes and interruptions.
  static func writeBytes(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      FileSizeSignal.held {
        var offset = 0
        while let base = buffer.baseAddress, offset < buffer.count {
          let count = Interruption.retrying { write(file, base + offset, buffer.count - offset) }
          guard count >= 0 else { return false }
          guard count > 0 else {
            errno = ENOSPC
            return false
          }
          offset += count
        }
        return true
      }
    }
  }

  /// Makes the rename durable. The file is complete without it, so a failure here loses nothing.
  private static func synchronize(directory: String) {
    let handle = open(directory, O_RDONLY | O_CLOEXEC)
    guard handle >= 0 else { return }
    _ = Interruption.retrying { fsync(handle) }
    _ = close(handle)
  }
}
