internal import Foundation

/// Reads reference files without blocking or trapping, and distinguishes broken files from missing
/// ones.
package struct ReferenceReader: Sendable {
  /// The longest file that is read, in bytes.
  package var limit: Int

  package init(limit: Int) {
    self.limit = limit
  }

  /// The result of reading.
  package enum Contents: Hashable, Sendable {
    case absent
    case bytes([UInt8])
    case problem(ReferenceProblem)
  }

  /// Reads the file at `path`.
  package func contents(at path: String) -> Contents {
    // A pipe must not block, and a terminal must not become this process's controlling one.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    var file = open(path, flags)
    if file < 0, errno == EINTR { file = Interruption.retrying { open(path, flags) } }
    guard file >= 0 else { return explainFailure(at: path, code: errno) }
    defer { close(file) }
    return contents(reading: file)
  }

  /// Returns whether the file at `path` contains exactly the bytes of a text; `false` for anything
  /// but a regular file.
  ///
  /// The text isn't copied, and the file is read in pieces, because filling a new buffer as large
  /// as the file would take most of the time.
  package func hasContents(_ text: String, at path: String) -> Bool {
    // The target of a link is checked elsewhere.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW)
    guard file >= 0 else { return false }
    defer { close(file) }
    var text = text
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == text.utf8.count, status.st_size <= limit, status.st_size > 0
    else { return false }
    return text.withUTF8 { text in
      guard let start = UnsafeRawPointer(text.baseAddress) else { return false }
      return ReadBuffer.with(upTo: text.count) { piece in
        var offset = 0
        while offset < text.count {
          let count = read(file, piece.baseAddress, min(piece.count, text.count - offset))
          guard count > 0, let bytes = piece.baseAddress,
            memcmp(bytes, start + offset, count) == 0
          else { return false }
          offset += count
        }
        return true
      }
    }
  }

  /// Returns the contents of an open file, which stays open.
  func contents(reading file: Int32) -> Contents {
    var status = stat()
    guard fstat(file, &status) == 0 else { return .problem(.unreachable(.system(errno))) }
    if let problem = problem(in: status) { return .problem(problem) }
    return readAll(file, expecting: Int(status.st_size))
  }

  /// Returns the contents of the file at `path`, or a problem if it is a symbolic link that leads
  /// out of `root`.
  ///
  /// The contents of such a file could otherwise end up in the artifacts, which CI publishes.
  package func contents(at path: String, inside root: String) -> Contents {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW
    let file = Interruption.retrying { open(path, flags) }
    guard file >= 0 else {
      if errno == ELOOP, let target = FilePath.resolved(path),
        !FilePath.isInside(target, FilePath.resolved(root) ?? root)
      {
        return .problem(.linkOutside)
      }
      return contents(at: path)
    }
    defer { close(file) }
    return contents(reading: file)
  }

  /// Returns the contents of the file at `path`, or a problem if a case-insensitive file system has
  /// it under another spelling, which belongs to another assertion.
  package func contents(at path: String, in folders: SnapshotFolders) -> Contents {
    let contents = contents(at: path, inside: folders.writableRoot)
    guard !folders.isCaseSensitive,
      let other = FileNameCase.otherSpelling(of: path, below: folders.directory)
    else { return contents }
    return .problem(.otherSpelling(folders.shown(other), expected: folders.shown(path)))
  }

  /// Returns the reason that a file can't be opened; for example, it may be a socket.
  private func explainFailure(at path: String, code: Int32) -> Contents {
    var status = stat()
    if stat(path, &status) == 0 {
      return .problem(problem(in: status) ?? .unreachable(.system(code)))
    }
    guard errno == ENOENT else { return .problem(.unreachable(.system(errno))) }
    return FilePath.exists(path) ? .problem(.brokenLink) : .absent
  }

  private func problem(in status: stat) -> ReferenceProblem? {
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      status.st_size > limit ? .tooLarge(bytes: Int(status.st_size), limit: limit) : nil
    case S_IFDIR: .directory
    default: .notAFile
    }
  }

  private func readAll(_ file: Int32, expecting size: Int) -> Contents {
    // The whole file is nearly always read at once; one extra byte is requested to detect the end.
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      count = max(read(file, buffer.baseAddress, size + 1), 0)
    }
    return bytes.count == size ? .bytes(bytes) : readOn(file, after: bytes)
  }

  /// Reads to the end if the first call was short, or the file grows while it is read.
  private func readOn(_ file: Int32, after start: [UInt8]) -> Contents {
    var bytes = start
    var filled = start.count
    while true {
      if filled == bytes.count {
        guard filled <= limit else { return .problem(.tooLarge(bytes: filled, limit: limit)) }
        bytes.append(contentsOf: repeatElement(0, count: max(filled, 4_096)))
      }
      let count = bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        let capacity = buffer.count - filled
        return Interruption.retrying { read(file, base + filled, capacity) }
      }
      guard count >= 0 else { return .problem(.unreachable(.system(errno))) }
      guard count > 0 else { break }
      filled += count
    }
    guard filled <= limit else { return .problem(.tooLarge(bytes: filled, limit: limit)) }
    bytes.removeLast(bytes.count - filled)
    return .bytes(bytes)
  }
}
