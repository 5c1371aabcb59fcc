internal import Foundation

/// The order of times that processes noted, some of which may have had a wrong clock.
///
/// A time in the future says nothing about what came before what, and would beat every later run
/// until it is reached.
package struct ResultClock: Sendable {
  /// The number of seconds that clocks of two machines may differ by.
  private static let tolerance = 600.0

  private let now: Double

  package init(now: Double = ResultClock.now) {
    self.now = now
  }

  /// The time, in seconds since 1970.
  package static var now: Double { Date().timeIntervalSince1970 }

  /// Returns a number to order a time by: the time itself, or less than any if it is in the future.
  package func order(_ time: Double) -> Double {
    time <= now + ResultClock.tolerance ? time : -.infinity
  }
}
