internal import SnapshotCore

/// A check of a package manifest's text for targets that contain a folder of the package root.
///
/// Targets without `path:` are below `Sources`, `Tests` or `Plugins`, so only explicit paths are
/// checked.
package enum ManifestPaths {
  /// The result of the check.
  package enum Answer: Hashable, Sendable {
    case outside
    case inside
    /// A path isn't a plain literal, so only the package manager can evaluate it.
    case unknown
  }

  /// Returns whether a target contains a folder.
  ///
  /// - Parameters:
  ///   - folder: A name in the package root, such as `__Snapshots__`.
  ///   - manifest: The text of `Package.swift` or of `Package@swift-….swift`.
  package static func target(containing folder: String, in manifest: [UInt8]) -> Answer {
    guard let tokens = SwiftTokens(manifest) else { return .unknown }
    var answer = Answer.outside
    for index in tokens.indices where tokens.isWord("path", at: index) {
      guard tokens.isSign(":", at: index + 1) else { return .unknown }
      // The `path:` of a dependency isn't that of a target.
      if isPackage(callAround: index, tokens) { continue }
      let next = index + 3
      guard let literal = tokens.plainLiteral(at: index + 2),
        tokens.isSign(",", at: next) || tokens.isSign(")", at: next)
      else { return .unknown }
      if contains(folder, path: literal) { answer = .inside }
    }
    return answer
  }

  /// Whether a target at `path` contains the folder or is inside it.
  package static func contains(_ folder: String, path: String) -> Bool {
    var parts: [String] = []
    for part in FilePath.parts(of: path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.first.map { $0.lowercased() == folder.lowercased() } ?? true
  }

  private static func isPackage(callAround index: Int, _ tokens: SwiftTokens) -> Bool {
    guard let open = tokens.opening(around: index), open > 0 else { return false }
    return tokens.isWord("package", at: open - 1)
  }
}
