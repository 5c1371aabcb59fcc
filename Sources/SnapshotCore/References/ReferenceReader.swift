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
    var status = stat()
    guard stat(path, &status) == 0 else { return explainAbsence(of: path, code: errno) }
    if let problem = problem(in: status) { return .problem(problem) }
    // The file may have become a pipe since; without O_NONBLOCK opening that would wait for ever.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = Interruption.retrying { open(path, flags) }
    guard file >= 0 else { return .problem(.unreachable(.system(errno))) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { return .problem(.unreachable(.system(errno))) }
    if let problem = problem(in: status) { return .problem(problem) }
    return readAll(file, expecting: Int(status.st_size))
  }

  private func explainAbsence(of path: String, code: Int32) -> Finding {
    guard code == ENOENT else { return .problem(.unreachable(.system(code))) }
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
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var filled = 0
    while true {
      if filled == bytes.count {
        // It grows while we read it.
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
