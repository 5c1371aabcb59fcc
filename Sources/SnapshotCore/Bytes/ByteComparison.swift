/// Compares data that has no lines and no pixels.
package enum ByteComparison {
  /// Compares a reference with what a test made, and shows the bytes about the first difference.
  package static func compare(reference: [UInt8], actual: [UInt8]) -> Comparison {
    if reference.hasSameBytes(as: actual) { return .equal }
    let place = zip(reference, actual).enumerated().first { $1.0 != $1.1 }?.offset
    let first = place ?? min(reference.count, actual.count)
    let summary =
      "\(reference.count.counted("byte")) in the reference, \(actual.count.grouped) now; "
      + "the first difference is at byte \(first.grouped)"
    let detail = """
      reference  \(excerpt(of: reference, about: first))
      actual     \(excerpt(of: actual, about: first))
      """
    return .different(Difference(summary: summary, detail: detail))
  }

  private static func excerpt(of bytes: [UInt8], about place: Int) -> String {
    let range = max(0, place - 4)..<min(bytes.count, place + 12)
    guard !range.isEmpty else { return "(end)" }
    let digits = bytes[range].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return (range.lowerBound > 0 ? "… " : "") + digits.joined(separator: " ")
      + (range.upperBound < bytes.count ? " …" : "")
  }
}
