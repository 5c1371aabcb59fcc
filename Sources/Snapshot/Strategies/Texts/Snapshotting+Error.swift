internal import SnapshotCore

extension Snapshotting where Format == String {
  /// Keeps what an error says about itself, in a `.txt` file: its type and its own words.
  ///
  /// ```swift
  /// let error = #expect(throws: ParseError.self) { try parse("{") }
  /// assertSnapshot(of: error, as: .error)
  /// ```
  ///
  /// A value that is no error, `nil` for instance, fails the assertion.
  public static var error: Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      guard let error = value as? any Error else {
        throw NoError(value: try NestedText.describing(value))
      }
      return "\(type(of: error))\n\(ErrorText.make(error))\n"
    }
    .called()
  }
}

/// A value that was to be an error.
private struct NoError: Error, CustomStringConvertible {
  var value: String

  var description: String { "There is no error to snapshot, but: \(value)" }
}
