import Foundation
import Testing

@testable import Drawing

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

  /// The entry at a time and the next one.
  @Test(arguments: [
    (0.0, 0.0, 0.5), (0.49, 0, 0.5), (0.5, 0.5, 1), (1.49, 1, 1.5), (7, 7, 7.5),
  ])
  func slowAnimationsHaveEntries(time: Double, current: Double, next: Double) {
    let entries = AnimationTimelineSchedule(minimumInterval: 0.5).entries(around: time)
    #expect(entries.current == current && entries.next == next)
  }

  @Test
  func fastAnimationsAreAlwaysCurrent() throws {
    for schedule in [
      AnimationTimelineSchedule(), AnimationTimelineSchedule(minimumInterval: 0.001),
      AnimationTimelineSchedule(minimumInterval: -1), AnimationTimelineSchedule(minimumInterval: 0),
      AnimationTimelineSchedule(minimumInterval: .infinity),
      AnimationTimelineSchedule(minimumInterval: .nan),
      AnimationTimelineSchedule(minimumInterval: 1.0 / 60),
    ] {
      let entries = schedule.entries(around: 0.51)
      #expect(entries.current == 0.51)
      #expect(abs(try #require(entries.next) - 31.0 / 60) < 1e-9)
      #expect(schedule.isContinuous)
    }
  }

  @Test
  func onlyRunningFastAnimationsAreContinuous() {
    #expect(!AnimationTimelineSchedule(minimumInterval: 0.02).isContinuous)
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(!paused.isContinuous)
    #expect(paused.entries(around: 7).current == 0 && paused.entries(around: 7).next == nil)
    #expect(AnimationTimelineSchedule.animation().isContinuous)
    #expect(!AnimationTimelineSchedule.animation(paused: true).isContinuous)
  }

  @Test(arguments: [
    (5.0, -1.0, 5.0, 7.0), (5, 4.9, 5, 7), (5, 5, 5, 7), (5, 6.9, 5, 7), (5, 7, 7, 9),
    (5, 1_000_006, 1_000_005, 1_000_007), (-5, -20, -1, 1), (-5, 0, -1, 1), (-4, 0, 0, 2),
  ])
  func periodsHaveTheEntryBeforeATime(
    start: Double,
    time: Double,
    current: Double,
    next: Double
  ) {
    let entries = PeriodicTimelineSchedule(from: date(start), by: 2).entries(around: time)
    #expect(entries.current == current && entries.next == next)
  }

  @Test(arguments: [0.0, -1, .infinity, .nan])
  func periodsWithoutALengthHaveOneEntry(interval: Double) {
    let entries = PeriodicTimelineSchedule(from: date(3), by: interval).entries(around: 9)
    #expect(entries.current == 3 && entries.next == nil)
    let none = PeriodicTimelineSchedule(from: date(.nan), by: interval).entries(around: 9)
    #expect(none.current == 0 && none.next == nil)
  }

  @Test
  func shortPeriodsAreAlwaysCurrent() {
    let short = PeriodicTimelineSchedule(from: date(0), by: 1.5e-6)
    #expect(short.entries(around: 1.6e-6).current == 1.5e-6)
    #expect(
      PeriodicTimelineSchedule(from: date(0), by: 0.9e-6).entries(around: 1e-6) == (1e-6, nil)
    )
  }
}
