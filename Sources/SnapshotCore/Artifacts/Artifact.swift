/// One of the files that document a failure.
package struct Artifact: Hashable, Sendable {
  package var role: Role
  package var bytes: [UInt8]
  /// The extension without a dot; empty for none.
  package var pathExtension: String

  package init(_ role: Role, bytes: [UInt8], pathExtension: String) {
    self.role = role
    self.bytes = bytes
    self.pathExtension = pathExtension
  }

  /// The role of the file, which is also its name.
  package enum Role: String, CaseIterable, Sendable {
    case reference
    case actual
    case difference
    /// The result of the comparison per pixel, for the report page.
    case mask
  }

  /// Whether the file is for people; the mask is only for the report page.
  package var isForPeople: Bool { role != .mask }

  /// The name in its folder, such as `actual.png`.
  package var fileName: String {
    pathExtension.isEmpty ? role.rawValue : "\(role.rawValue).\(pathExtension)"
  }

  /// Returns a name that includes the snapshot's name, for lists without folders.
  ///
  /// It includes the snapshot's extension if the file has a different one, because several
  /// snapshots of a test may differ only in their extension.
  package func attachmentName(of name: SnapshotName) -> String {
    let stem = "\(name.suite.prefix(60)).\(name.stemWithOrdinal.prefix(140))"
    guard pathExtension != name.pathExtension, !name.pathExtension.isEmpty else {
      return "\(stem).\(fileName)"
    }
    return "\(stem).\(name.pathExtension).\(fileName)"
  }

  /// Returns artifacts keyed by role for the report, or by file name if the role is taken.
  package static func keyed(_ artifacts: [Artifact]) -> [String: Artifact] {
    var keyed: [String: Artifact] = [:]
    for artifact in artifacts {
      let isTaken = keyed[artifact.role.rawValue] != nil
      keyed[isTaken ? artifact.fileName : artifact.role.rawValue] = artifact
    }
    return keyed
  }
}
