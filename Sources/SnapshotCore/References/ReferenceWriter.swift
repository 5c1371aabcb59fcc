internal import Foundation

/// Writes references. Nothing else does.
package struct ReferenceWriter: Sendable {
  /// The folder that a reference must lie in once every symbolic link is followed.
  package var root: String

  package init(root: String) {
    self.root = root
  }

  /// Writes a reference, creating the folders to it. A symbolic link inside the root is followed.
  ///
  /// - Parameter isNew: Whether there was none. Then what another process wrote meanwhile is kept, and
  ///   unless it is the same, that is an error.
  package func write(
    _ bytes: [UInt8],
    to path: String,
    isNew: Bool = false
  ) throws(FileError) {
    let directory = FilePath.directory(of: path)
    let existing = nearestExisting(directory)
    if FilePath.isInside(existing, root) { try check(existing, for: path) }
    try AtomicFile.createDirectory(directory)
    let target = try target(of: path)
    guard isNew else { return try AtomicFile.publish(bytes, at: target) }
    do throws(FileError) {
      try AtomicFile.publish(bytes, at: target, replaces: false)
    } catch  where error.reason == .system(EEXIST) {
      let reader = ReferenceReader(limit: bytes.count)
      guard case .bytes(let found) = reader.finding(at: target), found == bytes else { throw error }
    }
  }

  /// Where the bytes go: the path itself, or what it links to.
  private func target(of path: String) throws(FileError) -> String {
    guard let resolved = FilePath.resolved(path) else { return path }
    try check(resolved, for: path)
    return resolved
  }

  private func check(_ candidate: String, for path: String) throws(FileError) {
    guard let resolved = FilePath.resolved(candidate) else { return }
    guard FilePath.isInside(resolved, FilePath.resolved(root) ?? root) else {
      throw FileError(.write, path, .outside(root))
    }
  }

  private func nearestExisting(_ directory: String) -> String {
    var candidate = directory
    while candidate != "/", !FilePath.exists(candidate) {
      candidate = FilePath.directory(of: candidate)
    }
    return candidate
  }
}
