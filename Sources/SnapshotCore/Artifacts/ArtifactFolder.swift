internal import Foundation

/// The folder of one failed assertion: reference, actual and difference side by side.
package struct ArtifactFolder: Sendable {
  /// `<artifacts>/failures/<Module>/<Suite>/<file>`.
  package let path: String

  package init(artifacts: String, name: SnapshotName) {
    path = "\(artifacts)/failures/\(name.path)"
  }

  /// Replaces what is there by these files.
  package func write(_ artifacts: [Artifact]) throws(FileError) {
    try AtomicFile.createDirectory(path)
    removeFiles(except: Set(artifacts.map(\.fileName)))
    for artifact in artifacts {
      try AtomicFile.publish(artifact.bytes, at: filePath(of: artifact))
    }
  }

  /// Where an artifact lies.
  package func filePath(of artifact: Artifact) -> String { "\(path)/\(artifact.fileName)" }

  /// Removes what an earlier failure left, now that the assertion passes.
  package func clear() {
    guard FilePath.isDirectory(path) else { return }
    removeFiles(except: [])
    // Fails where a person put something of their own there, and leaves it alone.
    _ = rmdir(path)
  }

  private func removeFiles(except kept: Set<String>) {
    TemporaryFiles.sweep(path)
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let role = String(name.prefix { $0 != "." })
      if Artifact.Role(rawValue: role) != nil, !kept.contains(name) {
        _ = unlink("\(path)/\(name)")
      }
    }
  }
}

/// One of the files that show a failure.
package struct Artifact: Hashable, Sendable {
  package var role: Role
  package var bytes: [UInt8]
  /// The extension without a dot; empty for none.
  package var pathExtension: String

  package init(_ role: Role, bytes: [UInt8], pathExtension: String) {
    self.role = role
    self.bytes = bytes
    self.pathExtension = pathExtension
  }

  /// What it shows; also its file name.
  package enum Role: String, CaseIterable, Sendable {
    case reference
    case actual
    case difference
  }

  /// The name in its folder, such as `actual.png`.
  package var fileName: String {
    pathExtension.isEmpty ? role.rawValue : "\(role.rawValue).\(pathExtension)"
  }

  /// A name that also says of what, for lists that know no folders.
  package func attachmentName(of name: SnapshotName) -> String {
    "\(name.suite.prefix(60)).\(name.stemWithOrdinal.prefix(150)).\(fileName)"
  }
}
