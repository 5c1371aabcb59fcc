/// The time limit of a value, thrown when it is exceeded.
package struct TimeLimitExceeded: Error, Hashable, Sendable {
  package var duration: Duration

  package init(_ duration: Duration) {
    self.duration = duration
  }

  /// The time in a message, such as `2.5 seconds`.
  package var text: String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Int(attoseconds / 1_000_000_000_000_000)
    guard milliseconds > 0 else { return Int(seconds).counted("second") }
    let digits = String(1_000 + milliseconds).dropFirst()
    let decimals = String(digits.reversed().drop { $0 == "0" }.reversed())
    return "\(Int(seconds).grouped).\(decimals) seconds"
  }
}
