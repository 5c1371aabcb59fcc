import SnapshotTestSupport
import Testing

@testable import Snapshot

@Suite struct TextTableTests {
  /// Different cells make different tables, whichever headings tell where a column begins.
  @Test(
    arguments: [["a", "b", "c"], ["", "", ""], ["a", "", ""], ["", "", "c"], ["a", "", "c"]],
    [1, 2] as [UInt64]
  )
  func differentCellsStayDifferent(headings: [String], seed: UInt64) {
    var texts = SeededTextGenerator(seed: seed, [" ", "  ", " \\", "a ", " a"])
    var known: [[UInt8]: [[[UInt8]]]] = [:]
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...2, using: &texts)
      let rows = (0..<count).map { _ in headings.map { _ in texts.text(2) } }
      let cells = rows.map { row in row.map { Array($0.utf8) } }
      let table = TextTable.text(headings, rows)
      let other = known.updateValue(cells, forKey: Array(table.utf8)) ?? cells
      #expect(other == cells, "\(table)")
    }
  }

  @Test func everyRowIsALine() {
    var texts = SeededTextGenerator(seed: 3)
    for _ in 0..<1_000 {
      let table = TextTable.text(["a", "b"], [[texts.text(), texts.text()]])
      #expect(table.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 2, "\(table)")
    }
  }
}
