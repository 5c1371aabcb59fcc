internal import Foundation
internal import SnapshotCore

/// The Swift files of a package.
enum SwiftSources {
  /// Returns the texts of all Swift files below a folder, except hidden ones.
  static func texts(below root: String) -> [String] {
    var texts: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      for name in FolderListing.names(in: folder) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".swift") {
          guard case .bytes(let bytes) = PackageText.contents(at: path) else {
            continue
          }
          texts.append(String(decoding: bytes, as: UTF8.self))
        } else if name != "__Snapshots__", isFolder(path) {
          folders.append(path)
        }
      }
    }
    return texts
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
