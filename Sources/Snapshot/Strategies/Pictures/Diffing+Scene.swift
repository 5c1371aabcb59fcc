#if Pictures
internal import Foundation
internal import SnapshotCore

extension Diffing where Format == String {
  /// Compares pictures that are texts byte by byte, and says which elements changed and how.
  static let scene = Diffing(
    toData: { Data($0.utf8) },
    fromData: { String(decoding: $0, as: UTF8.self) },
    compare: { reference, actual in
      SceneComparison.compare(
        reference: reference,
        actual: Array(actual.utf8),
        limits: RecordScope.current.settings.differences ?? .standard
      )
    }
  )
}

extension Snapshotting where Value == String, Format == String {
  /// A picture that is a text already.
  static func scene(_ pathExtension: String) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .scene)
  }
}
#endif
