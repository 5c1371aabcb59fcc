/// One number that a comparison found, beside the one that was allowed.
package struct MeasuredNumber: Codable, Hashable, Sendable {
  /// What was measured, with its unit, such as `differing pixels`.
  package var what: String
  package var measured: Double
  /// The most that passes; `nil` where there is no limit to it alone.
  package var allowed: Double?

  package init(_ what: String, _ measured: Double, allowed: Double? = nil) {
    self.what = what
    self.measured = measured
    self.allowed = allowed
  }

  /// Returns the same number as that of a part.
  package func of(_ part: String) -> MeasuredNumber {
    MeasuredNumber("\(part): \(what)", measured, allowed: allowed)
  }
}
