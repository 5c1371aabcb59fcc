internal import SnapshotCore

/// Rows of text in left-aligned columns.
///
/// Tables with the same headings are equal only if all their cells are equal.
enum TextTable {
  /// Returns the table, one line per row, the headings first.
  static func text(_ headings: [String], _ rows: [[String]]) -> String {
    let rows = ([headings] + rows).map { row in
      row.indices.map { cell(row[$0], in: $0, below: headings) }
    }
    let widths = headings.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        let isLast = row[(column + 1)...].allSatisfy(\.isEmpty)
        guard !isLast else { break }
        line += String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      return line + "\n"
    }
    return lines.joined()
  }

  /// Returns a cell with escapes for spaces that look like those between two columns.
  private static func cell(_ text: String, in column: Int, below headings: [String]) -> String {
    let cell = VisibleText.make(text.utf8)
    guard column + 1 < headings.count else { return cell }
    // The next heading shows where its column begins.
    let isMeasured = headings[(column + 1)...].contains { !$0.isEmpty }
    let space = UInt8(ascii: " ")
    var bytes: [UInt8] = []
    for (index, byte) in cell.utf8.enumerated() {
      let isFirst = bytes.last != space
      let isLast = index == cell.utf8.count - 1
      let isAmbiguous = byte == space && (isLast || (!isMeasured && !isFirst))
      guard isAmbiguous else {
        bytes.append(byte)
        continue
      }
      // A backslash before an escape is doubled, as everywhere in the cell.
      bytes += bytes.reversed().prefix { $0 == UInt8(ascii: "\\") } + Array("\\u{20}".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
