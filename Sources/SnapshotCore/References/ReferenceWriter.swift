internal import Foundation

/// The only writer of references.
package struct ReferenceWriter: Sendable {
  /// The folder that must contain a reference after following all symbolic links.
  package var root: String

  package init(root: String) {
    self.root = root
  }

  /// Writes a reference, creating its folders. A symbolic link inside the root is followed.
  ///
  /// - Parameter isNew: Whether there was no reference. A file that another process wrote in the
  ///   meantime is then kept, and is an error unless it is equal.
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
      guard case .bytes(let found) = reader.contents(at: target), found == bytes else {
        throw error
      }
    }
  }

  /// Returns the file to write: the path itself, or the target of its link.
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
