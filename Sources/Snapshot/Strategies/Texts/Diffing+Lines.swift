internal import Foundation
internal import SnapshotCore

extension Diffing where Format == String {
  /// A comparison of texts by their bytes that shows the lines that differ.
  ///
  /// Composed and decomposed `é`, and different line endings, are different.
  public static let lines = Diffing.text {
    TextComparison.compare(reference: $0, actual: $1, limits: $2)
  }

  /// Returns a comparison of UTF-8 texts that doesn't copy a text that equals its reference.
  static func text(
    _ compare:
      @escaping @Sendable (
        _ reference: [UInt8], _ actual: [UInt8], _ limits: DifferenceLimits
      ) -> Comparison
  ) -> Diffing {
    let compareText: @Sendable ([UInt8], String) -> Comparison = { reference, actual in
      let limits = RecordScope.current.settings.differences ?? .standard
      return compare(reference, Array(actual.utf8), limits)
    }
    return Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      compare: compareText,
      rendering: { text in Rendering(text: text) { compareText($0, text) } }
    )
  }
}
