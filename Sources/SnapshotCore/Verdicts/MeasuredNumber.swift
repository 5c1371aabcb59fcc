/// A number measured by a comparison, with the allowed one.
package struct MeasuredNumber: Codable, Hashable, Sendable {
  /// The name of the number with its unit, such as `differing pixels`.
  package var what: String
  package var measured: Double
  /// The largest number that passes; `nil` if there is no separate limit for it.
  package var allowed: Double?

  package init(_ what: String, _ measured: Double, allowed: Double? = nil) {
    self.what = what
    self.measured = measured
    self.allowed = allowed
  }

  /// Returns the same number, with the name of a part before its own.
  package func of(_ part: String) -> MeasuredNumber {
    MeasuredNumber("\(part): \(what)", measured, allowed: allowed)
  }
}
