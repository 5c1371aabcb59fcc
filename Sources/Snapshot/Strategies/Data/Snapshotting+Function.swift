extension Snapshotting where Value: CaseIterable & Sendable, Format == String {
  /// Keeps what a function returns for every case, as a table with a row a case, in a `.csv` file.
  ///
  /// ```swift
  /// assertSnapshot(of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  /// ```
  ///
  /// - Parameter witness: Turns what the function returns into text.
  public static func `func`<Output>(
    into witness: Snapshotting<Output, String>
  ) -> Snapshotting<(Value) -> Output, String> {
    let cases = Array(Value.allCases)
    var strategy = SimplySnapshotting.lines.pullback { (function: @escaping (Value) -> Output) in
      try cases.map { input in
        let output = try witness.snapshot(function(input))
        return "\(CSV.field("\(input)")),\(CSV.field(output))"
      }
      .joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

/// Comma-separated values, as RFC 4180 has them.
private enum CSV {
  /// Returns a field in quotes, quotes inside doubled.
  static func field(_ text: String) -> String {
    "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
