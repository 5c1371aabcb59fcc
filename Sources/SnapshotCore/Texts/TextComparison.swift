/// Compares texts as bytes, and says so when nothing that can be seen differs.
package enum TextComparison {
  /// Compares a reference with what a test made.
  ///
  /// - Parameter limits: How much of the difference the message shows.
  package static func compare(
    reference: [UInt8],
    actual: [UInt8],
    limits: DifferenceLimits = .standard
  ) -> Comparison {
    if reference.hasSameBytes(as: actual) { return .equal }
    let lines = UnifiedDifference(old: reference, new: actual)
    let file = Difference.File(bytes: lines.file(), pathExtension: "diff")
    if let cause = invisibleCause(reference: reference, actual: actual) {
      return .different(Difference(summary: cause, file: file))
    }
    let summary =
      "\(lines.removed.counted("line")) removed, \(lines.added.counted("line")) added"
    return .different(Difference(summary: summary, detail: lines.text(limits), file: file))
  }

  /// What alone makes the two differ, if it is one of the things that editors and Git do.
  private static func invisibleCause(reference: [UInt8], actual: [UInt8]) -> String? {
    let areEqual = { (steps: [InvisibleChange]) in
      let normalized = { (bytes: [UInt8]) in steps.reduce(bytes) { $1.undone(in: $0) } }
      return normalized(reference).hasSameBytes(as: normalized(actual))
    }
    guard areEqual(InvisibleChange.allCases) else { return nil }
    let causes = InvisibleChange.allCases.filter { cause in
      !areEqual(InvisibleChange.allCases.filter { $0 != cause })
    }
    guard !causes.isEmpty else { return nil }
    let sentences = causes.map { $0.sentence(reference: reference) }
    return "only \(sentences.joined(separator: " and ")); every line reads the same"
  }
}
