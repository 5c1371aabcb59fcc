/// A comparison of data without lines and pixels.
package enum ByteComparison {
  /// Compares a reference with an actual value, and shows the rows of a hex dump that differ.
  package static func compare(reference: [UInt8], actual: [UInt8]) -> Comparison {
    guard let first = reference.firstDifference(from: actual) else { return .equal }
    let dump = HexDifference(reference: reference, actual: actual, first: first)
    let summary =
      "\(reference.count.counted("byte")) in the reference, \(actual.count.grouped) now; "
      + "the first difference is at byte \(first.grouped)"
    let file = dump.text(rows: HexDifference.maxRows) + "\n"
    return .different(
      Difference(
        summary: summary,
        detail: dump.text(rows: 12),
        files: [.init(bytes: Array(file.utf8), pathExtension: "txt")],
        measurements: [
          MeasuredNumber("bytes in the reference", Double(reference.count)),
          MeasuredNumber("bytes now", Double(actual.count)),
          MeasuredNumber("equal bytes before the first difference", Double(first)),
        ]
      )
    )
  }
}
