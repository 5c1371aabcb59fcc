internal import Foundation

/// The handling of system calls that a signal interrupts.
package enum Interruption {
  /// Repeats a call after interruptions, a limited number of times.
  package static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    for _ in 0..<1_000 {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
    return call()
  }
}
