internal import Foundation
internal import SnapshotCore

extension Diffing where Format == String {
  /// Compares texts byte by byte and shows the lines that differ.
  ///
  /// Bytes, so that neither two spellings of `é` nor line endings pass for one another.
  public static let lines = Diffing(
    toData: { Data($0.utf8) },
    fromData: { String(decoding: $0, as: UTF8.self) },
    compare: { reference, actual in
      TextComparison.compare(
        reference: reference,
        actual: Array(actual.utf8),
        limits: RecordScope.current.settings.differences ?? .standard
      )
    }
  )
}
