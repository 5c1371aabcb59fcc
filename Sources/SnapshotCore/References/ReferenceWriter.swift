/// Writes references. Nothing else does.
package struct ReferenceWriter: Sendable {
  /// The folders that a reference may lie in once every symbolic link is followed.
  package var roots: [String]

  package init(roots: [String]) {
    self.roots = roots
  }

  /// Writes a reference, creating the folders to it. A symbolic link inside the roots is followed.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let directory = FilePath.directory(of: path)
    let existing = nearestExisting(directory)
    if roots.contains(where: { FilePath.isInside(existing, $0) }) { try check(existing, for: path) }
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
    let allowed = roots.map { FilePath.resolved($0) ?? $0 }
    guard allowed.contains(where: { FilePath.isInside(resolved, $0) }) else {
      throw FileError(.write, path, .outside(roots.first ?? path))
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
