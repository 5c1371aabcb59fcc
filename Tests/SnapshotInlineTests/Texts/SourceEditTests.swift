import SnapshotCore
import SnapshotInline
import Testing

@Suite struct SourceEditTests {
  private func result(_ edits: [SourceEdit], _ source: String = "abcdef") -> String? {
    edits.applied(to: Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func rangesReferToOriginalSource() {
    let edits = [
      SourceEdit(range: 4..<5, replacement: "E"),
      SourceEdit(range: 1..<1, replacement: "–"),
      SourceEdit(range: 2..<3, replacement: ""),
    ]
    #expect(result(edits) == "a–bdEf")
    #expect(result([]) == "abcdef")
  }

  @Test func insertionsAtTheSameOffsetAreOrdered() {
    let edits = [
      SourceEdit(range: 6..<6, replacement: "2", order: 2),
      SourceEdit(range: 6..<6, replacement: "1", order: 1),
    ]
    #expect(result(edits) == "abcdef12")
  }

  @Test(arguments: [
    [SourceEdit(range: 0..<2, replacement: ""), SourceEdit(range: 1..<3, replacement: "")],
    [SourceEdit(range: 5..<7, replacement: "")],
  ])
  func overlappingOrOutOfRangeEditsAreRejected(edits: [SourceEdit]) {
    #expect(result(edits) == nil)
  }
}
