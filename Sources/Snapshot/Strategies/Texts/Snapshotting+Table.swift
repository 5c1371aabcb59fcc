internal import SnapshotCore

extension Snapshotting where Value: Sequence & Sendable, Format == String {
  /// Keeps elements as a table in a `.txt` file, a line each.
  ///
  /// ```swift
  /// assertSnapshot(of: plans, as: .table(["plan": { $0.name }, "price": { $0.price }]))
  /// ```
  ///
  /// ```text
  /// plan  price
  /// free  0
  /// pro   12
  /// ```
  ///
  /// - Parameter columns: What stands in each column, by its heading, in order. What isn't printable
  ///   is escaped.
  public static func table(
    _ columns: KeyValuePairs<String, @Sendable (Value.Element) throws -> Any>
  ) -> Snapshotting {
    let (headings, cells) = (columns.map(\.key), columns.map(\.value))
    return SimplySnapshotting.lines.pullback { (elements: Value) in
      try TextTable.text(
        headings,
        elements.map { element in try cells.map { "\(try $0(element))" } }
      )
    }
    .called()
  }
}

extension Snapshotting where Format == String {
  /// Keeps what holds for every case of a type as a table in a `.txt` file.
  ///
  /// A case that is added or taken away is a line more or less.
  ///
  /// ```swift
  /// assertSnapshot(of: Plan.self, as: .table(["price": { $0.price }, "trial": { $0.trialDays }]))
  /// ```
  ///
  /// - Parameter columns: What stands in each column after that of the cases, by its heading.
  public static func table<Case: CaseIterable & Sendable>(
    _ columns: KeyValuePairs<String, @Sendable (Case) throws -> Any>
  ) -> Snapshotting where Value == Case.Type {
    let (headings, cells) = (columns.map(\.key), columns.map(\.value))
    let cases = Array(Case.allCases)
    return SimplySnapshotting.lines.pullback { (_: Case.Type) in
      try TextTable.text(
        ["case"] + headings,
        cases.map { element in
          [try NestedText.describing(element)]
            + (try cells.map { try NestedText.describing(try $0(element)) })
        }
      )
    }
    .called()
  }
}

/// Rows of text in columns, all to the left.
private enum TextTable {
  static func text(_ headings: [String], _ rows: [[String]]) -> String {
    let rows = ([headings] + rows).map { row in row.map { VisibleText.make($0.utf8) } }
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
}
