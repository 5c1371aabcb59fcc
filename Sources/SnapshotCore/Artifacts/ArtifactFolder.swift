internal import Foundation

/// The folder of one failed assertion: reference, actual and difference side by side.
package struct ArtifactFolder: Sendable {
  /// `<artifacts>/failures/<Module>/<Suite>/<file>`.
  package let path: String

  package init(artifacts: String, name: SnapshotName) {
    self.init(path: "\(artifacts)/\(ArtifactFolder.relativePath(of: name))")
  }

  /// The folder at `path`.
  package init(path: String) {
    self.path = path
  }

  /// Where the folder lies below the folder of all artifacts.
  package static func relativePath(of name: SnapshotName) -> String { "failures/\(name.path)" }

  /// Replaces what is there by these files, and by what the page needs to show them.
  package func write(_ artifacts: [Artifact]) throws(FileError) {
    try AtomicFile.createDirectory(path, isDurable: false)
    removeFiles(except: Set(artifacts.map(\.fileName)))
    for artifact in artifacts {
      try AtomicFile.publish(artifact.bytes, at: filePath(of: artifact), isDurable: false)
    }
    let view = ArtifactView(artifacts).script
    let viewPath = "\(path)/\(ArtifactView.fileName)"
    try AtomicFile.publish(Array(view.utf8), at: viewPath, isDurable: false)
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
    for name in FolderListing.names(in: path) where !kept.contains(name) {
      let role = String(name.prefix { $0 != "." })
      if Artifact.Role(rawValue: role) != nil || name == ArtifactView.fileName {
        _ = unlink("\(path)/\(name)")
      }
    }
  }
}
