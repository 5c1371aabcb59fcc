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
  ///   is escaped, and so are spaces at the end of a cell that others follow.
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
