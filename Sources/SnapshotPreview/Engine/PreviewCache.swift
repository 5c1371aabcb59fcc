internal import Foundation
internal import SnapshotCore

/// The cache folder of the tool, `$XDG_CACHE_HOME/snapshot-preview`.
struct PreviewCache {
  let root: String

  init(environment: RunEnvironment = .process) throws {
    let variables = environment.variables
    if let folder = variables["XDG_CACHE_HOME"], FilePath.isAbsolute(folder) {
      root = FilePath.standardized("\(folder)/snapshot-preview")
    } else if let home = variables["HOME"], FilePath.isAbsolute(home) {
      root = FilePath.standardized("\(home)/.cache/snapshot-preview")
    } else {
      throw PreviewError.option(
        "Neither XDG_CACHE_HOME nor HOME is an absolute path, so there is no cache folder. "
          + "Set one of them."
      )
    }
  }

  /// Creates a folder in the cache and returns its path.
  func folder(_ kind: String, _ name: String) throws -> String {
    let path = "\(root)/\(kind)/\(name)"
    try CacheFile.createFolder(path)
    return path
  }
}
