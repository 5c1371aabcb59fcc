extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that records a function's results as a `.csv` file, one row per case.
  ///
  /// ```swift
  /// assertSnapshot(of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  /// ```
  ///
  /// - Parameter witness: A strategy that converts a result to text.
  public static func `func`<Output>(
    into witness: Snapshotting<Output, String>
  ) -> Snapshotting<(Value) -> Output, String> {
    .table(of: UncheckedSendable(Array(Value.allCases)), into: witness)
  }
}

extension Snapshotting where Format == String {
  /// Returns the strategy for an array of cases. `Input` isn't constrained to `CaseIterable`, so
  /// that the sendable closure captures no conformance.
  fileprivate static func table<Input, Output>(
    of cases: UncheckedSendable<[Input]>,
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
    return strategy.named("func")
  }
}

/// The fields of comma-separated values, quoted according to RFC 4180.
enum CSV {
  /// Returns a field in quotes, with quotes inside doubled.
  static func field(_ text: String) -> String {
    var field = String.UnicodeScalarView()
    // Iterate by scalars: a quote with a combining accent is another character, but still a quote.
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field.append(scalar) }
      field.append(scalar)
    }
    return "\"\(String(field))\""
  }
}
