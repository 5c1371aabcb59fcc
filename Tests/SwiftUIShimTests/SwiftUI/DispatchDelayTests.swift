import Dispatch
import Testing

@testable import SwiftUI

/// The delays of deadlines, measured with a clock that the tests advance.
@Suite
struct DispatchDelayTests {
  /// A clock in nanoseconds. It is a class because closures share it.
  private final class Clock {
    private(set) var readings = 0
    private var now: UInt64 = 1_000_000_000
    private let durations: [UInt64]

    /// Creates a clock that advances by the durations of the evaluations, the last one repeatedly.
    init(_ durations: [UInt64]) {
      self.durations = durations
    }

    /// Returns the delay of a deadline that is a time after the beginning of its evaluation.
    func delay(_ nanoseconds: Int) -> Double {
      DispatchTime.delay(
        until: { DispatchTime(uptimeNanoseconds: UInt64(Int(self.now) + nanoseconds)) },
        now: read
      )
    }

    private func read() -> UInt64 {
      defer { readings += 1 }
      if readings % 2 == 1 { now += durations[min(readings / 2, durations.count - 1)] }
      return now
    }
  }

  private static let delays: [(nanoseconds: Int, seconds: Double)] = [
    (0, 0), (500_000_000, 0.5), (1_000_000, 0.001), (1_369_000, 0.001), (1_371_000, 0.002),
    (1_500_000, 0.002), (2_000_000, 0.002), (12_345_000_000, 12.345), (-250_000_000, -0.25),
  ]

  @Test(arguments: delays)
  func aDelayIsRoundedToAMillisecond(nanoseconds: Int, seconds: Double) {
    let clock = Clock([19_999])
    #expect(clock.delay(nanoseconds) == seconds)
    #expect(clock.readings == 2)
  }

  @Test
  func interruptedEvaluationsAreRepeated() {
    let clock = Clock([20_000, 5_000_000, 19_999, 0])
    #expect(clock.delay(250_000_000) == 0.25)
    #expect(clock.readings == 6)
  }

  @Test
  func theHundredthEvaluationCounts() {
    let clock = Clock([20_000])
    #expect(clock.delay(250_000_000) == 0.25)
    #expect(clock.readings == 200)
  }
}
