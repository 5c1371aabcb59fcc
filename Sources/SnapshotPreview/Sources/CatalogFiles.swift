internal import Foundation
internal import SnapshotCore

/// The files of an asset catalogue.
enum CatalogFiles {
  /// All files, in order, but no more than a few thousand.
  static func all(in root: String) -> [String] {
    var files: [String] = []
    var folders = [root]
    while let folder = folders.popLast(), files.count < SourceFinder.limit {
      for name in FolderListing.names(in: folder).sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
        if status.st_mode & S_IFMT == S_IFREG { files.append(path) }
      }
    }
    return files.sorted()
  }
}
