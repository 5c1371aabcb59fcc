import TestSupport
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

  @Test(
    arguments: [
      (["a", "bcd"], [["xy", "1"], ["", ""]], "a   bcd\nxy  1\n\n"),
      (["a", "b", "c"], [["", "", "1"], ["1", "", ""]], "a  b  c\n      1\n1\n"),
      (["a", "b"], [["x ", "y "]], "a        b\nx\\u{20}  y \n"),
      (["a", "b"], [["x  y", " "]], "a     b\nx  y   \n"),
      (["", ""], [["x  y", "z"]], "\nx \\u{20}y  z\n"),
      (["", ""], [["x y", "z"]], "\nx y  z\n"), (["a"], [["é\u{7}"]], "a\né\\u{7}\n"),
      (["a", ""], [["\\ ", "z"]], "a\n\\\\\\u{20}  z\n"), ([], [], "\n"),
      (["a", "", "c"], [["x  y", "p  q", "r"]], "a           c\nx  y  p  q  r\n"),
    ] as [([String], [[String]], String)]
  )
  func columnsAreLeftAligned(headings: [String], rows: [[String]], table: String) {
    #expect(TextTable.text(headings, rows) == table)
  }
}
