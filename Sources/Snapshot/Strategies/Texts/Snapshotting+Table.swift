internal import SnapshotCore

extension Snapshotting where Value: Sequence & Sendable, Format == String {
  /// Returns a strategy that records elements as a table in a `.txt` file, one line per element.
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
  /// - Parameter columns: The headings of the columns in order, each with a closure that returns a
  ///   cell. Unprintable characters are escaped, and so are spaces at the end of cells except in
  ///   the last column.
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
    .named()
  }
}

extension Snapshotting where Format == String {
  /// Returns a strategy that records properties of all cases of a type as a table in a `.txt` file.
  ///
  /// Each case is one line, so an added or removed case changes one line if the widths of the
  /// columns stay the same.
  ///
  /// ```swift
  /// assertSnapshot(of: Plan.self, as: .table(["price": { $0.price }, "trial": { $0.trialDays }]))
  /// ```
  ///
  /// - Parameter columns: The headings of the columns that follow the column of cases, each with a
  ///   closure that returns a cell.
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
    .named()
  }
}
