internal import Foundation

/// The origin of a path from outside the process.
package enum PathOrigin: String, Hashable, Sendable, CaseIterable {
  case root = "SNAPSHOT_ROOT"
  case artifacts = "SNAPSHOT_ARTIFACTS"
  case workingDirectory = "The working directory"

  /// The paths of this process that aren't UTF-8, byte by byte. A `String` would change them.
  static var nonUTF8Paths: [PathOrigin: String] {
    var paths: [PathOrigin: String] = [:]
    for origin in allCases {
      guard let path = origin.path, String(validating: path, as: UTF8.self) == nil else { continue }
      paths[origin] = VisibleText.make(path)
    }
    return paths
  }

  private var path: [UInt8]? {
    switch self {
    case .root, .artifacts:
      return getenv(rawValue).map(PathOrigin.bytes)
    case .workingDirectory:
      guard let path = getcwd(nil, 0) else { return nil }
      defer { free(path) }
      return PathOrigin.bytes(path)
    }
  }

  private static func bytes(_ text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
