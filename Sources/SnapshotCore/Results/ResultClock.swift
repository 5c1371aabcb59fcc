internal import Foundation

/// The order of recorded times, some of which may come from a wrong clock.
///
/// A time in the future is ordered before all others. Otherwise it would override every later run
/// until that time.
package struct ResultClock: Sendable {
  /// The largest tolerated difference between the clocks of two machines, in seconds.
  private static let tolerance = 600.0

  private let now: Double

  package init(now: Double = ResultClock.now) {
    self.now = now
  }

  /// The current time, in seconds since 1970.
  package static var now: Double { Date().timeIntervalSince1970 }

  /// Returns the number by which a time is ordered: the time itself, or negative infinity if it is
  /// in the future.
  package func order(_ time: Double) -> Double {
    time <= now + ResultClock.tolerance ? time : -.infinity
  }
}
