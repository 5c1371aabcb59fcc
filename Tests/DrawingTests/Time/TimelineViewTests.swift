import Foundation
import Testing

@testable import Drawing

@Suite
struct TimelineViewTests {
  nonisolated private struct Bar<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Color.red.frame(width: 10 * context.date.timeIntervalSinceReferenceDate, height: 1)
      }
    }
  }

  private func width<Content: View>(_ view: Content, at time: Double) throws -> CGFloat {
    try view.drawn(nil, nil, at: time).size.width
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test(arguments: [(0.0, 0.0), (1.25, 12.5), (2.511, 25.11)])
  func animationShowsTheTime(time: Double, expected: Double) throws {
    #expect(abs(try width(Bar(schedule: .animation), at: time) - expected) < 1e-9)
  }

  @Test(arguments: [(0.0, 0.0), (1.4, 10), (1.5, 15), (1.99, 15)])
  func longerIntervalShowsItsEntries(time: Double, expected: Double) throws {
    let bar = Bar(schedule: .animation(minimumInterval: 0.5))
    #expect(abs(try width(bar, at: time) - expected) < 1e-9)
  }

  @Test
  func pausedTimeIsConstant() throws {
    #expect(try width(Bar(schedule: .animation(paused: true)), at: 3) == 0)
  }

  @Test(arguments: [(0.0, 0.0), (0.7, 4), (1.0, 8)])
  func periodShowsTheLastEntry(time: Double, expected: Double) throws {
    let bar = Bar(schedule: .periodic(from: TimelineViewTests.start, by: 0.4))
    #expect(abs(try width(bar, at: time) - expected) < 1e-9)
  }

  /// A bar whose schedule begins at the actual time, as with `from: .now`.
  nonisolated private struct BarFromNow: View {
    let now: Date
    var body: some View {
      TimelineView(.periodic(from: now, by: 1)) { context in
        Color.red.frame(width: 10 * context.date.timeIntervalSinceReferenceDate, height: 1)
      }
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.9, 0), (1.0, 10), (5.5, 50)])
  func periodFromNowBeginsWithTheRendering(time: Double, expected: Double) throws {
    #expect(abs(try width(BarFromNow(now: Date()), at: time) - expected) < 1e-9)
    let hourAgo = Date(timeIntervalSinceNow: -3_600)
    #expect(try width(BarFromNow(now: hourAgo), at: time) > 1e6)
  }

  /// A long schedule isn't searched entry by entry.
  @Test(arguments: [(1e-3, 1e8), (1e-300, 3.0), (1e-9, 1e9), (0.1, 1e9), (1e300, 5)])
  func currentEntryIsFoundAfterAnyNumberOfEntries(interval: Double, time: Double) {
    let (current, next) = PeriodicTimelineSchedule(from: TimelineViewTests.start, by: interval)
      .entries(around: time)
    #expect(current <= time && time - current <= interval + time * 1e-12)
    #expect(next.map { $0 >= time } ?? true)
  }

  @Test(arguments: [
    (-0.5, 0.0, -0.5, 0.5), (-0.5, 0.7, 0.5, 1.5), (2, 0.5, 2, 3), (2, 2.5, 2, 3), (2, 3, 3, 4),
    (-7.25, 0, -0.25, 0.75),
  ])
  func entriesBeginWithTheStart(start: Double, time: Double, current: Double, next: Double) {
    let entries = PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: start),
      by: 1
    ).entries(around: time)
    #expect(entries.current == current && entries.next == next)
  }

  /// Otherwise each entry would be evaluated.
  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e-6])
  func invalidEntriesAreEvaluatedAtEveryTime(interval: Double) throws {
    let entries = PeriodicTimelineSchedule(from: TimelineViewTests.start, by: interval)
    for time in [0, .leastNonzeroMagnitude, 1e-12, 2] {
      #expect(entries.entries(around: time) == (time, nil))
    }
    let bar = Bar(schedule: entries)
    #expect(
      abs(try width(bar.onAppear {}.id(0), at: 3) - width(Bar(schedule: .animation), at: 3)) < 1
    )
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func hostileIntervalsAreDefined(interval: Double) throws {
    let bar = Bar(schedule: .periodic(from: TimelineViewTests.start, by: interval))
    #expect(try width(bar, at: 3) == 0)
    #expect(try width(Bar(schedule: .animation(minimumInterval: interval)), at: 3).isFinite)
  }

  @Test(arguments: [(0.5, 10.0), (1.5, 10), (2, 20), (9, 20)])
  func explicitDatesAreShownInTurn(time: Double, expected: Double) throws {
    let dates = [1, 2].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(try width(Bar(schedule: .explicit(dates)), at: time) == expected)
  }

  /// A view that counts its frames.
  private struct Frames: View {
    @State private var count = 0
    var body: some View {
      TimelineView(.animation) { context in
        Color.red.frame(width: CGFloat(count), height: 1)
          .onChange(of: context.date) { count += 1 }
      }
    }
  }

  @Test(arguments: [(0.0, 0.0), (1.0 / 60, 1.0), (1.0, 60.0), (2.0, 120.0)])
  func everyFrameUpToTheTimeIsEvaluated(time: Double, count: Double) throws {
    #expect(try width(Frames(), at: time) == count)
  }

  @Test
  func timelineWithoutStateCanBeDrawnAtAVeryLateTime() throws {
    let view = TimelineView(.periodic(from: TimelineViewTests.start, by: 1)) { context in
      HStack {
        ForEach(0..<1, id: \.self) { _ in
          Color.red.frame(width: context.date.timeIntervalSinceReferenceDate, height: 1)
        }
      }
    }
    #expect(try width(view, at: 100_000.5) == 100_000)
  }

  @Test
  func tooManyMomentsAreAnError() throws {
    var session = RenderSession(
      content: Frames(),
      proposal: .unspecified,
      canvas: nil,
      time: .infinity,
      seed: 0,
      hooks: DrawingHooks()
    )
    session.momentLimit = 90
    #expect(throws: RenderingError.tooManyMoments(time: 1e9, limit: 90)) { try session.run() }
    session = RenderSession(
      content: Frames(),
      proposal: .unspecified,
      canvas: nil,
      time: 1,
      seed: 0,
      hooks: DrawingHooks()
    )
    session.momentLimit = 90
    #expect(try session.run().picture.size.width == 60)
  }

  @Test(arguments: [0, 0.5])
  func invalidDatesAreNoEntries(time: Double) throws {
    struct Counting: View {
      let date: Date
      @State private var changes = 0
      var body: some View {
        Color.red.frame(width: CGFloat(1 + changes)).onChange(of: date) { changes += 1 }
      }
    }
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(try width(TimelineView(.explicit([none])) { Counting(date: $0.date) }, at: time) == 1)
    let schedule = PeriodicTimelineSchedule(from: none, by: 1)
    #expect(try width(TimelineView(schedule) { Counting(date: $0.date) }, at: time) == 1)
  }

  @Test(arguments: [(0.0, 0.0), (59.9, 0), (60, 600), (125, 1200)])
  func everyMinuteHasAnEntry(time: Double, expected: Double) throws {
    #expect(try width(Bar(schedule: .everyMinute), at: time) == expected)
  }

  @Test
  func timelineContextsAreLive() {
    let context = TimelineViewDefaultContext(date: TimelineViewTests.start)
    #expect(context.cadence == .live && context.date == TimelineViewTests.start)
    #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
    #expect(TimelineViewDefaultContext.Cadence.seconds < .minutes)
  }
}
