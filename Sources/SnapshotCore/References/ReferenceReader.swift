internal import Foundation

/// Reads reference files without ever blocking, trapping or taking a broken one for a missing one.
package struct ReferenceReader: Sendable {
  /// The longest file that is read, in bytes.
  package var limit: Int

  package init(limit: Int) {
    self.limit = limit
  }

  /// What was found.
  package enum Finding: Hashable, Sendable {
    case absent
    case bytes([UInt8])
    case problem(ReferenceProblem)
  }

  /// Returns what is at `path`.
  package func finding(at path: String) -> Finding {
    // A pipe must not be waited for, and a terminal not be made this process's.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    var file = open(path, flags)
    if file < 0, errno == EINTR { file = Interruption.retrying { open(path, flags) } }
    guard file >= 0 else { return explainFailure(at: path, code: errno) }
    defer { close(file) }
    return finding(reading: file)
  }

  /// Returns what an open file holds, which stays open.
  func finding(reading file: Int32) -> Finding {
    var status = stat()
    guard fstat(file, &status) == 0 else { return .problem(.unreachable(.system(errno))) }
    if let problem = problem(in: status) { return .problem(problem) }
    return readAll(file, expecting: Int(status.st_size))
  }

  /// Returns what is at `path`, unless the disk minds no case and has it under another name, which
  /// belongs to another assertion.
  package func finding(at path: String, in place: SnapshotPlace) -> Finding {
    let finding = finding(at: path)
    guard !place.isCaseSensitive,
      let other = Spelling.other(than: path, below: place.directory)
    else { return finding }
    return .problem(.otherSpelling(place.shown(other)))
  }

  /// Why a file can't be opened; a socket, say, may be there all the same.
  private func explainFailure(at path: String, code: Int32) -> Finding {
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

  private func readAll(_ file: Int32, expecting size: Int) -> Finding {
    // Nearly always the whole file comes at once; one byte more than it has is asked for.
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      count = max(read(file, buffer.baseAddress, size + 1), 0)
    }
    return bytes.count == size ? .bytes(bytes) : readOn(file, after: bytes)
  }

  /// Reads to the end where the first call was cut short, or the file grows while we read it.
  private func readOn(_ file: Int32, after start: [UInt8]) -> Finding {
    var bytes = start
    var filled = start.count
    while true {
      if filled == bytes.count {
        guard filled <= limit else { return .problem(.tooLarge(bytes: filled, limit: limit)) }
        bytes.append(contentsOf: repeatElement(0, count: max(filled, 4_096)))
      }
      let count = bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        let room = buffer.count - filled
        return Interruption.retrying { read(file, base + filled, room) }
      }
      guard count >= 0 else { return .problem(.unreachable(.system(errno))) }
      guard count > 0 else { break }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return .bytes(bytes)
  }
}
