internal import Foundation

/// A source of a path from outside the process.
package enum PathHolder: String, Hashable, Sendable, CaseIterable {
  case root = "SNAPSHOT_ROOT"
  case artifacts = "SNAPSHOT_ARTIFACTS"
  case workingDirectory = "The working directory"

  /// The paths of this process that aren't UTF-8, byte by byte. A `String` would contain another
  /// path.
  static var illegiblePaths: [PathHolder: String] {
    var paths: [PathHolder: String] = [:]
    for holder in allCases {
      guard let path = holder.path, String(validating: path, as: UTF8.self) == nil else { continue }
      paths[holder] = VisibleText.make(path)
    }
    return paths
  }

  private var path: [UInt8]? {
    switch self {
    case .root, .artifacts:
      return getenv(rawValue).map(PathHolder.bytes)
    case .workingDirectory:
      guard let path = getcwd(nil, 0) else { return nil }
      defer { free(path) }
      return PathHolder.bytes(path)
    }
  }

  private static func bytes(_ text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
