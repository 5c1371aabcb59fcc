/// A comparison of texts as bytes that reports invisible differences as such.
package enum TextComparison {
  /// Compares a reference with an actual value.
  ///
  /// - Parameter limits: The limits of the difference in the message.
  package static func compare(
    reference: [UInt8],
    actual: [UInt8],
    limits: DifferenceLimits = .standard
  ) -> Comparison {
    if reference.hasSameBytes(as: actual) { return .equal }
    let lines = UnifiedDifference(old: reference, new: actual)
    let file = Difference.File(bytes: lines.file(), pathExtension: "diff")
    let measurements = [
      MeasuredNumber("lines removed", Double(lines.removed), allowed: 0),
      MeasuredNumber("lines added", Double(lines.added), allowed: 0),
    ]
    if let cause = invisibleCause(reference: reference, actual: actual) {
      return .different(
        Difference(summary: cause, files: [file], measurements: measurements)
      )
    }
    let summary =
      "\(lines.removed.counted("line")) removed, \(lines.added.counted("line")) added"
    return .different(
      Difference(
        summary: summary,
        detail: lines.text(limits),
        files: [file],
        measurements: measurements
      )
    )
  }

  /// Returns whether the first bytes that differ could be part of an invisible difference.
  ///
  /// Different ASCII characters other than line endings can't be, so most texts need no further
  /// search.
  private static func mayReadTheSame(_ reference: [UInt8], _ actual: [UInt8]) -> Bool {
    let (old, new) = (
      InvisibleChange.byteOrderMark.undone(in: reference),
      InvisibleChange.byteOrderMark.undone(in: actual)
    )
    guard let index = old.firstDifference(from: new), index < min(old.count, new.count) else {
      return true
    }
    return [old[index], new[index]].contains { byte in
      byte >= 0x80 || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
    }
  }

  /// Returns the causes of the difference if editors or Git introduce all of them; otherwise `nil`.
  static func invisibleCause(reference: [UInt8], actual: [UInt8]) -> String? {
    guard mayReadTheSame(reference, actual) else { return nil }
    let areEqual = { (steps: [InvisibleChange]) in
      let normalized = { (bytes: [UInt8]) in steps.reduce(bytes) { $1.undone(in: $0) } }
      return normalized(reference).hasSameBytes(as: normalized(actual))
    }
    guard areEqual(InvisibleChange.allCases) else { return nil }
    let causes = InvisibleChange.allCases.filter { cause in
      !areEqual(InvisibleChange.allCases.filter { $0 != cause })
    }
    guard !causes.isEmpty else { return nil }
    let sentences = causes.map { $0.sentence(reference: reference, actual: actual) }
    return "only \(sentences.joined(separator: " and ")); every line reads the same"
  }
}
