#if Pictures
internal import SnapshotCore

extension Diffing where Format == String {
  /// A comparison of drawings in text form by their bytes that describes the elements that changed.
  static let scene = Diffing.text {
    SceneComparison.compare(reference: $0, actual: $1, limits: $2)
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Returns a strategy for drawings in text form.
  static func scene(_ pathExtension: String) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .scene)
  }
}
#endif
