internal import Foundation

/// The handling of system calls that a signal interrupts.
enum Interruption {
  /// Repeats a call after interruptions, a limited number of times.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    for _ in 0..<1_000 {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
    return call()
  }
}
