/// Writes references. Nothing else does.
package struct ReferenceWriter: Sendable {
  /// The folder that a reference must lie in once every symbolic link is followed.
  package var root: String

  package init(root: String) {
    self.root = root
  }

  /// Writes a reference, creating the folders to it. A symbolic link inside the root is followed.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let directory = FilePath.directory(of: path)
    let existing = nearestExisting(directory)
    if FilePath.isInside(existing, root) { try check(existing, for: path) }
    try AtomicFile.createDirectory(directory)
    try AtomicFile.publish(bytes, at: target(of: path))
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
