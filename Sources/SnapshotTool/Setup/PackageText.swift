internal import SnapshotCore

/// The texts of a package that people write: sources, manifests and settings.
enum PackageText {
  /// Reads a text of at most 16 MiB.
  static func contents(at path: String) -> ReferenceReader.Contents {
    ReferenceReader(limit: 16 << 20).contents(at: path)
  }
}
