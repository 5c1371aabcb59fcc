internal import Foundation

/// The pauses between looks at running programs: short at first, then twenty per second.
struct PollingPause {
  private var microseconds: UInt32 = 1_000

  /// Waits, twice as long as the last time.
  mutating func wait() {
    usleep(microseconds)
    microseconds = min(microseconds * 2, 50_000)
  }
}
