#if Pictures
internal import SnapshotCore

extension Diffing where Format == String {
  /// Compares pictures that are texts byte by byte, and says which elements changed and how.
  static let scene = Diffing.text {
    SceneComparison.compare(reference: $0, actual: $1, limits: $2)
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A picture that is a text already.
  static func scene(_ pathExtension: String) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .scene)
  }
}
#endif
