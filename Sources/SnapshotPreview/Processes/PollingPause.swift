internal import Foundation

/// The pauses between polls of running programs: a millisecond at first, then up to 50 ms.
struct PollingPause {
  private var microseconds: UInt32 = 1_000

  /// Waits, then doubles the next pause.
  mutating func wait() {
    usleep(microseconds)
    microseconds = min(microseconds * 2, 50_000)
  }
}
