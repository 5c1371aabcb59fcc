internal import Foundation

/// Measures how long something takes, by a clock that nobody sets.
package struct Stopwatch: Hashable, Sendable {
  private let began = Stopwatch.now

  /// Starts it.
  package init() {}

  /// The seconds since, to the microsecond.
  package var seconds: Double {
    Double(Int64((Stopwatch.now - began) * 1_000_000)) / 1_000_000
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
