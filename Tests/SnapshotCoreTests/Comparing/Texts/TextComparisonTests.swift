import SnapshotCore
import Testing

@Suite struct TextComparisonTests {
  private func summary(_ reference: String, _ actual: String) -> String? {
    let comparison = TextComparison.compare(
      reference: Array(reference.utf8),
      actual: Array(actual.utf8)
    )
    guard case .different(let difference) = comparison else { return nil }
    return difference.summary
  }

  @Test func equalBytesAreEqual() {
    #expect(summary("a\r\nb", "a\r\nb") == nil)
  }

  @Test(
    arguments: [
      (
        "a\r\nb\r\n", "a\nb\n",
        "only line endings differ: CRLF in the reference, LF in the actual text; every line reads "
          + "the same"
      ),
      (
        "a\n", "a",
        "only the reference ends with a newline, the actual text doesn’t; every line reads the same"
      ),
      (
        "a", "\u{FEFF}a",
        "only the actual text begins with a byte order mark, the reference doesn’t; every line "
          + "reads the same"
      ),
      (
        "caf\u{E9}", "cafe\u{301}",
        "only the Unicode normalisation differs: letters composed in one, not in the other; every "
          + "line reads the same"
      ),
      (
        "a\r\nb\r\n", "a\nb",
        "only line endings differ: CRLF in the reference, LF in the actual text and the reference "
          + "ends with a newline, the actual text doesn’t; every line reads the same"
      ),
      ("a\nb\n", "a\nc\nd\n", "1 line removed, 2 lines added"),
      ("a\r\nb", "a\nc", "2 lines removed, 2 lines added"),
    ]
  )
  func summaryDescribesTheDifference(reference: String, actual: String, expected: String) {
    #expect(summary(reference, actual) == expected)
  }
}
