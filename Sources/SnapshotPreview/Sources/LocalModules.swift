internal import Foundation
internal import SnapshotCore

/// The modules of the input's own packages that its files import, directly or through one another.
///
/// Their files are compiled into the same module as the input. Their previews aren't rendered.
struct LocalModules {
  /// The folders of the modules' sources, in order.
  private(set) var folders: [String] = []
  /// The names of the modules.
  private(set) var names: Set<String> = []
  /// Their files, without those of the input.
  private(set) var files: [SourceFile] = []
  /// Their other files.
  private(set) var resources: [String] = []
  private var packages: [String: String?] = [:]

  /// Searches the packages that contain the files of the input.
  init(importedBy input: [SourceFile]) throws {
    let own = Set(input.map(\.path))
    var waiting = input
    while let file = waiting.popLast() {
      guard let package = package(around: FilePath.directory(of: file.path)) else { continue }
      for (module, _) in file.imports {
        let folder = "\(package)/Sources/\(module)"
        guard !folders.contains(folder), FilePath.isDirectory(folder),
          !file.path.hasPrefix(folder + "/")
        else { continue }
        folders.append(folder)
        names.insert(module)
        let contents = try LocalModules.contents(of: [folder])
        let found = contents.files.filter { !own.contains($0) }.compactMap(SourceFile.init(path:))
        files += found
        waiting += found
        resources += contents.resources
      }
    }
    folders.sort()
    files.sort { $0.path < $1.path }
    resources.sort()
  }

  /// Returns the Swift files and the resources in the folders of modules; none if a folder is gone.
  static func contents(of folders: [String]) throws -> (files: [String], resources: [String]) {
    let found = try folders.filter { FilePath.isDirectory($0) }.map { try SourceFinder(folder: $0) }
    return (found.flatMap(\.files), found.flatMap(\.resources))
  }

  /// Returns the innermost package that contains a folder.
  private mutating func package(around folder: String) -> String? {
    if let known = packages[folder] { return known }
    let parent = FilePath.directory(of: folder)
    let found: String? =
      if FilePath.exists("\(folder)/Package.swift") {
        folder
      } else {
        parent == folder || parent.isEmpty ? nil : package(around: parent)
      }
    packages[folder] = .some(found)
    return found
  }
}
