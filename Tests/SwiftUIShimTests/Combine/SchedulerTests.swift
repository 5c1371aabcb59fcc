import SwiftUI
import Testing

/// Intervals and times of schedulers.
@Suite
struct SchedulerTests {
  private static let intervals: [(interval: SchedulerInterval, seconds: Double)] = [
    (.seconds(3), 3), (.seconds(0.25), 0.25), (.milliseconds(250), 0.25),
    (.microseconds(500_000), 0.5), (.nanoseconds(2_000_000_000), 2), (4, 4), (0.5, 0.5),
    (SchedulerInterval(7), 7), (SchedulerInterval(integerLiteral: 9), 9),
  ]

  @Test(arguments: intervals)
  func unitsAreConvertedToSeconds(interval: SchedulerInterval, seconds: Double) {
    #expect(interval.timeInterval == seconds)
  }

  @Test
  func intervalsAreNumbers() {
    let (short, long): (SchedulerInterval, SchedulerInterval) = (2, 5)
    #expect((short + long, long - short, short * long) == (7, 3, 10))
    #expect(short < long && !(long < short) && !(short < short))
    var product = short
    product *= long
    #expect(product == 10)
    #expect(SchedulerInterval(-3).magnitude == 3)
    #expect((-short).timeInterval == -2)
    #expect(SchedulerInterval(exactly: 6)?.timeInterval == 6)
  }
}
