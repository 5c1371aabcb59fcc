internal import Foundation
package import SnapshotCore

/// Functions that remove files.
package enum FileRemoval {
  /// Removes a file, if it exists, and parent folders that become empty, up to `root`.
  package static func remove(_ path: String, upTo root: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw FileError(.remove, path) }
    removeEmpty(FilePath.directory(of: path), upTo: root)
  }

  /// Removes a folder and its parents if they are empty, up to `root`.
  package static func removeEmpty(_ folder: String, upTo root: String) {
    var folder = folder
    while folder != root, FilePath.isInside(folder, root), rmdir(folder) == 0 {
      folder = FilePath.directory(of: folder)
    }
  }
}
