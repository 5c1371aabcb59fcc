internal import Foundation

/// A reference that is a symbolic link to another reference, which another test may use.
package struct SharedLink: Hashable, Sendable {
  /// The path of the other reference, relative to the package root if it is inside.
  package var target: String

  package init(target: String) {
    self.target = target
  }

  /// Returns `nil` unless `path` is a link that leads to a file in the folders of references.
  init?(at path: String, in folders: SnapshotFolders) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let resolved = FilePath.resolved(path)
    else { return nil }
    let directories = [folders.directory, "\(folders.root)/__Snapshots__"]
    guard
      directories.contains(where: { FilePath.isInside(resolved, FilePath.resolved($0) ?? $0) })
    else { return nil }
    let root = FilePath.resolved(folders.root) ?? folders.root
    target = FilePath.relative(resolved, to: root)
  }
}

extension SharedLink: CustomStringConvertible {
  package var description: String {
    "It is a symbolic link to \(VisibleText.lines(target)), which another test may use. Replace the "
      + "link with a copy of that file, and run again."
  }
}
