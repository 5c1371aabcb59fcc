internal import SnapshotCore

extension Snapshotting where Format == String {
  /// A strategy that records an error's type and description in a `.txt` file.
  ///
  /// ```swift
  /// let error = #expect(throws: ParseError.self) { try parse("{") }
  /// assertSnapshot(of: error, as: .error)
  /// ```
  ///
  /// A value that isn't an error, such as `nil`, fails the assertion.
  public static var error: Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      guard let error = value as? any Error else {
        throw NoError(value: try NestedText.describing(value))
      }
      return "\(type(of: error))\n\(ErrorText.make(error))\n"
    }
    .named()
  }
}

/// The error of a value that isn't an error.
private struct NoError: Error, CustomStringConvertible {
  var value: String

  var description: String { "The value to snapshot isn’t an error: \(value)" }
}
