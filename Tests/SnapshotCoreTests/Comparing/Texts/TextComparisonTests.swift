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

  private func difference(_ reference: String, _ actual: String) throws -> Difference {
    let comparison = TextComparison.compare(
      reference: Array(reference.utf8),
      actual: Array(actual.utf8)
    )
    guard case .different(let difference) = comparison else { throw CancellationError() }
    return difference
  }

  @Test func linesAreMeasured() throws {
    let changed = try difference("a\nb\nc\n", "a\nx\ny\n")
    #expect(
      changed.measurements == [
        MeasuredNumber("lines removed", 2, allowed: 0),
        MeasuredNumber("lines added", 2, allowed: 0),
      ]
    )
    #expect(changed.files.map(\.pathExtension) == ["diff"])
    #expect(changed.detail == "@@ -1,3 +1,3 @@\n a\n-b\n-c\n+x\n+y")
    let invisible = try difference("a\r\n", "a\n")
    #expect(invisible.detail == "" && invisible.measurements.map(\.measured) == [1, 1])
    #expect(invisible.files.count == 1)
  }

  @Test(
    arguments: [
      ("a\n", "a\r\n", "line endings differ: CRLF in the actual text, LF in the reference"),
      (
        "a\nb\nc", "a\nb\r\nc",
        "line endings differ: 1 of 2 are CRLF in the actual text, 0 of 2 in the reference"
      ),
      (
        "a\r\nb\r\nc\n", "a\nb\nc\r\n",
        "line endings differ: 2 of 3 are CRLF in the reference, 1 of 3 in the actual text"
      ),
      ("a", "a\n", "the actual text ends with a newline, the reference doesn’t"),
      (
        "\u{FEFF}a", "a",
        "the reference begins with a byte order mark, the actual text doesn’t"
      ),
      (
        "e\u{301}", "\u{E9}",
        "the Unicode normalisation differs: letters composed in one, not in the other"
      ),
    ]
  )
  func invisibleCausesAreNamed(reference: String, actual: String, cause: String) throws {
    #expect(summary(reference, actual) == "only \(cause); every line reads the same")
  }

  /// A carriage return elsewhere, a second byte order mark and a second newline are visible.
  @Test(arguments: [
    ("a\rb", "ab"), ("\u{FEFF}\u{FEFF}a", "a"), ("a\n\n", "a"), ("a\r", "a"), ("a", "b"),
    ("é", "e"),
    ("a\u{FEFF}", "a"),
  ])
  func otherChangesAreVisible(reference: String, actual: String) {
    #expect(summary(reference, actual)?.hasPrefix("only ") == false)
  }
}
