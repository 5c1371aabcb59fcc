internal import Foundation
internal import SnapshotCore

/// The Swift files, asset catalogues and other resources that a command uses.
struct SourceFinder {
  /// The Swift files, sorted, except package manifests.
  private(set) var files: [String] = []
  /// The asset catalogues.
  private(set) var catalogs: [String] = []
  /// All other files, which programs may read as resources.
  private(set) var resources: [String] = []
  private var seen: Set<String> = []

  static let limit = 5_000
  /// Folders that contain dependencies, build products or references.
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "__Snapshots__", "Preview Content.noindex",
  ]

  /// - Parameters:
  ///   - inputs: Folders, files or names of targets, as typed by the user.
  ///   - root: The package that contains the targets.
  init(inputs: [String], root: String, environment: RunEnvironment = .process) throws {
    for input in inputs {
      let path = FilePath.standardized(environment.absolute(input))
      let target = "\(root)/Sources/\(input)"
      if FilePath.isDirectory(path) {
        try search(FilePath.resolved(path) ?? path)
      } else if path.hasSuffix(".swift"), FilePath.exists(path) {
        add(FilePath.resolved(path) ?? path)
      } else if !input.contains("/"), FilePath.isDirectory(target) {
        try search(FilePath.resolved(target) ?? target)
      } else {
        throw PreviewError.input(input)
      }
    }
    files.sort()
    catalogs.sort()
    resources.sort()
    guard !files.isEmpty else { throw PreviewError.noSources(inputs) }
  }

  /// Finds the files in one folder. Finding none isn't an error.
  init(folder: String) throws {
    try search(folder)
    files.sort()
    resources.sort()
  }

  private mutating func search(_ root: String) throws {
    var folders = [root]
    while let folder = folders.popLast() {
      for name in FolderListing.names(in: folder).sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFREG where name.hasSuffix(".swift"): add(path)
        case S_IFREG where resources.count < SourceFinder.limit: resources.append(path)
        // Links to files are followed; links to folders could form loops.
        case S_IFLNK where name.hasSuffix(".swift") && !FilePath.isDirectory(path):
          if let file = FilePath.resolved(path) { add(file) }
        case S_IFDIR where name.hasSuffix(".xcassets"): catalogs.append(path)
        case S_IFDIR where !SourceFinder.isSkipped(name): folders.append(path)
        default: break
        }
        guard files.count <= SourceFinder.limit else {
          throw PreviewError.tooManyFiles(SourceFinder.limit)
        }
      }
    }
  }

  private static func isSkipped(_ name: String) -> Bool {
    skipped.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private mutating func add(_ path: String) {
    let name = FilePath.name(of: path)
    guard name != "Package.swift", !name.hasPrefix("Package@swift-"), seen.insert(path).inserted
    else { return }
    files.append(path)
  }
}
