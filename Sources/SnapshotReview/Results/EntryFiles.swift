package import SnapshotCore

/// The files of entries in a folder of artifacts, whose names and links are untrusted.
package struct EntryFiles: Sendable {
  /// The folder of artifacts.
  package let artifacts: String
  /// The maximum size of a file, in bytes.
  package let limit: Int

  package init(artifacts: String, limit: Int = 256 << 20) {
    self.artifacts = artifacts
    self.limit = limit
  }

  /// Returns the bytes of one of an entry's files, or `nil` if there is none or it can't be read.
  package func bytes(_ role: Artifact.Role, of entry: ResultEntry) -> [UInt8]? {
    entry.files[role.rawValue].flatMap { bytes(named: $0, of: entry) }
  }

  /// Returns the bytes of a file in an entry's folder, or `nil` if there is none or it can't be
  /// read.
  package func bytes(named name: String, of entry: ResultEntry) -> [UInt8]? {
    guard EntryFiles.isArtifact(name), let folder = EntryFiles.folder(of: entry),
      let file = RelativePath("\(folder.text)/\(name)"),
      case .bytes(let bytes) = LinkFreeFolder(artifacts).contents(at: file, limit: limit)
    else { return nil }
    return bytes
  }

  /// Whether one of an entry's files exists, readable or not.
  package func remain(of entry: ResultEntry) -> Bool {
    guard let folder = EntryFiles.folder(of: entry) else { return false }
    let names = LinkFreeFolder(artifacts).names(in: folder)
    return entry.files.values.contains { names.contains($0) }
  }

  /// Returns the artifacts of an entry, by their keys in the entry.
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

  /// Returns the folder of an entry's files, or `nil` if it isn't below `failures`.
  package static func folder(of entry: ResultEntry) -> RelativePath? {
    guard let folder = RelativePath(entry.folder), folder.parts.count > 1,
      folder.parts[0] == "failures"
    else { return nil }
    return folder
  }

  /// Whether a name is that of an artifact: the part before the first dot is a role, such as
  /// `actual`.
  package static func isArtifact(_ name: String) -> Bool {
    RelativePath.isPlainName(name) && role(of: name) != nil
  }

  private static func role(of name: String) -> Artifact.Role? {
    Artifact.Role(rawValue: String(name.prefix { $0 != "." }))
  }
}
