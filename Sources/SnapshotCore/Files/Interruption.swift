internal import Foundation

/// What to do when a signal interrupts a system call.
enum Interruption {
  /// Calls again after an interruption, but not for ever.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    for _ in 0..<1_000 {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
    return call()
  }
}
