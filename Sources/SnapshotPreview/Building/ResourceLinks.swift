internal import Foundation
internal import SnapshotCore

/// Links to the resources of the input, beside the program that reads them through `Bundle.main`.
enum ResourceLinks {
  /// Creates links to files in a folder, and removes its links to other files.
  ///
  /// As in an application, files of nested folders are side by side, except those for one language,
  /// which stay in their `.lproj` folder. If several files have the same name, the first is used.
  static func write(_ resources: [String], to folder: String, except reserved: Set<String>) throws {
    var targets: [String: String] = [:]
    for path in resources {
      let language = FilePath.name(of: FilePath.directory(of: path))
      let name = FilePath.name(of: path)
      let link = language.hasSuffix(".lproj") ? "\(language)/\(name)" : name
      if !reserved.contains(link), targets[link] == nil { targets[link] = path }
    }
    for name in FolderListing.names(in: folder) where !reserved.contains(name) {
      if name.hasSuffix(".lproj") {
        for inner in FolderListing.names(in: "\(folder)/\(name)") {
          unlinkUnless(targets["\(name)/\(inner)"], "\(folder)/\(name)/\(inner)")
        }
      } else {
        unlinkUnless(targets[name], "\(folder)/\(name)")
      }
    }
    for (link, path) in targets {
      let place = "\(folder)/\(link)"
      if link.contains("/") {
        try CacheFile.createFolder(FilePath.directory(of: place))
      }
      // An existing link has the right target.
      _ = symlink(path, place)
    }
  }

  private static func unlinkUnless(_ target: String?, _ link: String) {
    let current = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    if target == nil || current != target { _ = unlink(link) }
  }
}
