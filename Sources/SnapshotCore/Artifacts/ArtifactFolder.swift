internal import Foundation

/// The folder of one failed assertion: reference, actual and difference side by side.
package struct ArtifactFolder: Sendable {
  /// `<artifacts>/failures/<Module>/<Suite>/<file>`.
  package let path: String
  /// The folder of all artifacts.
  private let artifacts: String
  private let relativePath: String

  package init(name: SnapshotName, in folders: SnapshotFolders) {
    let relative = ArtifactFolder.relativePath(of: name, in: folders)
    self.init(artifacts: folders.artifacts, relativePath: relative)
  }

  /// Creates a folder from its path below the folder of all artifacts.
  package init(artifacts: String, relativePath: String) {
    self.artifacts = artifacts
    self.relativePath = relativePath
    path = "\(artifacts)/\(relativePath)"
  }

  /// Returns the folder's path below the folder of all artifacts.
  package static func relativePath(of name: SnapshotName, in folders: SnapshotFolders) -> String {
    folders.failures + "/" + name.path
  }

  /// Returns whether there is a folder with the failures of a name's suite.
  package static func existsForSuite(of name: SnapshotName, in folders: SnapshotFolders) -> Bool {
    FilePath.isDirectory("\(folders.artifacts)/\(folders.failures)/\(name.folder)")
  }

  /// Whether there is a folder at this path that isn't reached through a link.
  package var exists: Bool {
    RelativePath(relativePath).map(LinkFreeFolder(artifacts).isFolder) == true
  }

  /// Replaces the files of an earlier failure with these and with the data that the report page
  /// needs to show them.
  package func write(_ artifacts: [Artifact]) throws(FileError) {
    guard let folder = RelativePath(relativePath) else {
      throw FileError(.createDirectory, path, .system(EINVAL))
    }
    try AtomicFile.createDirectory(self.artifacts, isDurable: false)
    try LinkFreeFolder(self.artifacts).createFolder(folder)
    removeFiles(except: Set(artifacts.map(\.fileName)))
    for artifact in artifacts {
      try AtomicFile.publish(artifact.bytes, at: filePath(of: artifact), isDurable: false)
    }
    let view = ArtifactView(artifacts).script
    let viewPath = "\(path)/\(ArtifactView.fileName)"
    try AtomicFile.publish(Array(view.utf8), at: viewPath, isDurable: false)
  }

  /// Returns the path of an artifact.
  package func filePath(of artifact: Artifact) -> String { "\(path)/\(artifact.fileName)" }

  /// Removes the files of an earlier failure after the assertion passes, and parent folders that
  /// become empty. Nothing is removed through a link.
  package func clear() {
    guard let folder = RelativePath(relativePath) else { return }
    // Files that a user added are kept, and so is the folder that contains them.
    LinkFreeFolder(artifacts).removeFiles(in: folder) { name in
      ArtifactFolder.isOurs(name) || TemporaryFiles.isLeftOver(name, in: path)
    }
  }

  private func removeFiles(except kept: Set<String>) {
    TemporaryFiles.sweep(path)
    for name in FolderListing.names(in: path) where !kept.contains(name) {
      if ArtifactFolder.isOurs(name) { _ = unlink("\(path)/\(name)") }
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    let role = String(name.prefix { $0 != "." })
    return Artifact.Role(rawValue: role) != nil || name == ArtifactView.fileName
  }
}
