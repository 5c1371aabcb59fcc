internal import Foundation

/// Files that several processes add lines to.
enum AppendedFile {
  /// Appends a text to a file, completely or not at all, because a partial line would damage the
  /// file.
  static func append(_ text: String, to path: String) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = Interruption.retrying { open(path, flags, 0o666) }
    guard file >= 0 else { throw FileError(.write, path) }
    var before = stat()
    let hasSize = fstat(file, &before) == 0
    let isWritten = AtomicFile.writeBytes(Array(text.utf8), to: file)
    let code = errno
    if !isWritten, hasSize { _ = Interruption.retrying { ftruncate(file, before.st_size) } }
    close(file)
    if !isWritten { throw FileError(.write, path, .system(code)) }
  }
}
