package import SnapshotCore

/// An entry whose description of the difference was generated from its files.
///
/// A folder of results may describe another difference than that between its files, and `accept`
/// writes the file. The folder's own description is shown only if nothing can be accepted.
package struct VerifiedEntry: Sendable {
  package private(set) var entry: ResultEntry
  /// The entry's artifacts, by their keys in the entry.
  package private(set) var artifacts: [String: Artifact]

  package init(_ entry: ResultEntry, in files: EntryFiles) {
    self.entry = entry
    artifacts = files.artifacts(of: entry)
    let isAcceptable = [.changed, .missing, .new].contains(entry.status)
    guard isAcceptable, let actual = artifacts[Artifact.Role.actual.rawValue]?.bytes else { return }
    let reference = artifacts[Artifact.Role.reference.rawValue]?.bytes
    guard let reference else {
      describe(Difference(summary: ""))
      return
    }
    if [reference, actual].allSatisfy({ $0.starts(with: VerifiedEntry.signature) }) {
      self.entry.detail = VerifiedEntry.numbersOfFrames(in: entry.detail)
      return
    }
    describe(VerifiedEntry.difference(reference, actual))
  }

  /// The first bytes of a PNG file.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// Replaces the description, and the files of the difference.
  private mutating func describe(_ difference: Difference) {
    entry.detail = ResultEntry.cut(difference.detail)
    let kept = artifacts.values.filter { $0.role == .reference || $0.role == .actual }
    let files = difference.files.map {
      Artifact(.difference, bytes: $0.bytes, pathExtension: $0.pathExtension)
    }
    artifacts = Artifact.keyed(kept.sorted { $0.fileName < $1.fileName } + files)
    entry.files = artifacts.mapValues(\.fileName)
  }

  private static func difference(_ reference: [UInt8], _ actual: [UInt8]) -> Difference {
    guard case .different(let difference) = compare(reference, actual) else {
      return Difference(summary: "")
    }
    return difference
  }

  private static func compare(_ reference: [UInt8], _ actual: [UInt8]) -> Comparison {
    if reference.prefix(8_000).contains(0) || actual.prefix(8_000).contains(0) {
      return ByteComparison.compare(reference: reference, actual: actual)
    }
    #if Pictures
    return SceneComparison.compare(reference: reference, actual: actual)
    #else
    return TextComparison.compare(reference: reference, actual: actual)
    #endif
  }

  /// Returns the lines that name the frames of an animation that differ, with numbers only.
  private static func numbersOfFrames(in detail: String) -> String {
    let signs = Set(" 0123456789.,:()%/…−-")
    let words: Set<Substring> = [
      "frame", "at", "s", "ms", "of", "pixels", "pixel", "differ", "differs", "allowed", "worst",
      "within", "x", "y",
    ]
    return detail.split(separator: "\n").filter { line in
      line.hasPrefix("frame ") && line.utf8.count < 300
        && line.split(whereSeparator: signs.contains).allSatisfy(words.contains)
    }
    .joined(separator: "\n")
  }
}

extension EntryFiles {
  /// Returns an entry with a description of the difference that was generated from its files.
  ///
  /// A file of the difference remains only if it has the bytes of the generated one.
  package func verified(_ entry: ResultEntry) -> ResultEntry {
    let verified = VerifiedEntry(entry, in: self)
    var shown = verified.entry
    shown.files = entry.files.filter { key, name in
      !name.hasPrefix(Artifact.Role.difference.rawValue)
        || bytes(named: name, of: entry) == verified.artifacts[key]?.bytes
    }
    return shown
  }
}
