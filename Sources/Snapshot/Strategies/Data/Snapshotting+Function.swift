extension Snapshotting where Value: CaseIterable, Format == String {
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
    .table(of: Handover(Array(Value.allCases)), into: witness)
  }
}

extension Snapshotting where Format == String {
  /// Outside of `Value: CaseIterable`, so that no conformance is drawn into the sendable closure.
  fileprivate static func table<Input, Output>(
    of cases: Handover<[Input]>,
    into witness: Snapshotting<Output, String>
  ) -> Snapshotting where Value == (Input) -> Output {
    var strategy = SimplySnapshotting.lines.pullback { (function: @escaping (Input) -> Output) in
      try cases.value.map { input in
        let output = try witness.snapshot(function(input))
        return "\(CSV.field("\(input)")),\(CSV.field(output))"
      }
      .joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    return strategy.called("func")
  }
}

/// Comma-separated values, as RFC 4180 has them.
enum CSV {
  /// Returns a field in quotes, quotes inside doubled.
  static func field(_ text: String) -> String {
    var field = String.UnicodeScalarView()
    // Not by characters: a quote with an accent is a quote.
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field.append(scalar) }
      field.append(scalar)
    }
    return "\"\(String(field))\""
  }
}
