import Drawing
import Foundation
import Testing

/// The dates of schedules, as code that calls `entries(from:mode:)` sees them.
@Suite
struct ScheduleTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func first(_ schedule: some TimelineSchedule, from start: Double, _ count: Int = 3)
    -> [Double]
  {
    schedule.entries(from: date(start), mode: .normal).prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
  }

  static let starts: [(Double, [Double])] = [
    (0, [0, 5, 10]), (4.9, [0, 5, 10]), (5, [5, 10, 15]), (12, [10, 15, 20]), (-7, [0, 5, 10]),
  ]

  @Test(arguments: starts)
  func periodsStartAtTheLastEntry(start: Double, dates: [Double]) {
    #expect(first(.periodic(from: date(0), by: 5), from: start) == dates)
  }

  @Test(arguments: [0.0, -1, .infinity, .nan])
  func scheduleWithoutAPeriodHasOneEntry(interval: Double) {
    #expect(first(.periodic(from: date(3), by: interval), from: 10) == [3])
  }

  @Test
  func minutesStartAtTheReferenceDate() {
    #expect(first(.everyMinute, from: 125) == [120, 180, 240])
  }

  @Test
  func animationsHaveSixtyEntriesPerSecond() {
    let dates = first(.animation, from: 2, 61)
    #expect(dates.first == 2)
    #expect(abs((dates.last ?? 0) - 3) < 1e-6)
    #expect(first(.animation(minimumInterval: 0.5), from: 2) == [2, 2.5, 3])
    #expect(first(.animation(minimumInterval: 0.001), from: 2, 61).count == 61)
    #expect(first(.animation(paused: true), from: 2) == [2])
  }

  @Test
  func explicitDatesAreTheEntries() {
    #expect(first(.explicit([date(7), date(9)]), from: 8) == [7, 9])
  }
}
