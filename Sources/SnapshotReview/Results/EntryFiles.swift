package import SnapshotCore

/// The files that entries of a folder of artifacts name, read without trusting a name or a link.
package struct EntryFiles: Sendable {
  /// The folder of artifacts.
  package let artifacts: String
  /// The longest file that is read, in bytes.
  package let limit: Int

  package init(artifacts: String, limit: Int = 256 << 20) {
    self.artifacts = artifacts
    self.limit = limit
  }

  /// The bytes of one of an entry's files; `nil` if there is none or it can't be read.
  package func bytes(_ role: Artifact.Role, of entry: ResultEntry) -> [UInt8]? {
    entry.files[role.rawValue].flatMap { bytes(named: $0, of: entry) }
  }

  /// The bytes of a file in an entry's folder; `nil` if there is none or it can't be read.
  package func bytes(named name: String, of entry: ResultEntry) -> [UInt8]? {
    guard EntryFiles.isArtifact(name), let folder = EntryFiles.folder(of: entry),
      let file = RelativePath("\(folder.text)/\(name)"),
      case .bytes(let bytes) = ContainedFolder(artifacts).finding(at: file, limit: limit)
    else { return nil }
    return bytes
  }

  /// The artifacts that an entry names, by the key that it names them by.
  package func artifacts(of entry: ResultEntry) -> [String: Artifact] {
    var artifacts: [String: Artifact] = [:]
    for (key, name) in entry.files {
      guard let bytes = bytes(named: name, of: entry), let role = EntryFiles.role(of: name) else {
        continue
      }
      let suffix = name.dropFirst(role.rawValue.count + 1)
      artifacts[key] = Artifact(role, bytes: bytes, pathExtension: String(suffix))
    }
    return artifacts
  }

  /// The folder of an entry's files; `nil` if it names none below `failures`.
  package static func folder(of entry: ResultEntry) -> RelativePath? {
    guard let folder = RelativePath(entry.folder), folder.parts.count > 1,
      folder.parts[0] == "failures"
    else { return nil }
    return folder
  }

  /// Whether a name is that of an artifact: `reference`, `actual` or `difference`, and an extension.
  package static func isArtifact(_ name: String) -> Bool {
    RelativePath.isPlainName(name) && role(of: name) != nil
  }

  private static func role(of name: String) -> Artifact.Role? {
    Artifact.Role(rawValue: String(name.prefix { $0 != "." }))
  }
}
