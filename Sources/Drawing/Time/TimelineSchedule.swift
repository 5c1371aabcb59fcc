public import Foundation

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  /// The frequency of the requested entries.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of entries.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the entries from a date on, in ascending order; the sequence may be infinite.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which entries of a schedule are requested.
public enum TimelineScheduleMode: Sendable {
  /// The frequency of the schedule.
  case normal
  /// A lower frequency; never requested by a rendering.
  case lowFrequency
}

/// A schedule with entries at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The largest interval that counts as continuous, in seconds.
  private static let minimumInterval = 1e-6

  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule that starts at a date and has an entry per interval, in seconds.
  ///
  /// If the interval is at most a microsecond, every time of a rendering is an entry. If it isn't a
  /// positive finite number, the schedule has a single entry at the start.
  ///
  /// In a view, a start within the last minute of actual time counts as the beginning of the
  /// rendering, so that `from: .now` works even where `Date.now` is the actual time.
  public init(from startDate: Date, by interval: TimeInterval) {
    let isNow = RenderClock.date != nil && startDate.isRecent
    self.startDate = isNow ? Date(timeIntervalSinceReferenceDate: 0) : startDate
    self.interval = interval
  }

  /// Returns the entries, starting with the last one at or before the date or, if there is none,
  /// with the first one.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let isEven = interval > 0 && interval.isFinite
    let passed = isEven ? (startDate.timeIntervalSince(self.startDate) / interval) : 0
    let first = max(passed.rounded(.down), 0)
    return sequence(first: first) { [isEven] in isEven ? $0 + 1 : nil }
      .lazy.map { [self] in self.startDate.addingTimeInterval($0 * (isEven ? interval : 0)) }
  }

  /// Returns the entry at a given time and the one after it, in seconds since the reference date.
  ///
  /// They are computed instead of searched, because the number of entries is unlimited.
  func entries(around time: Double) -> (current: Double, next: Double?) {
    let start = startDate.timeIntervalSinceReferenceDate
    guard start.isFinite, interval > 0, interval.isFinite else {
      return (start.isNaN ? 0 : start, nil)
    }
    // If the interval is below the precision of the time or below `minimumInterval`, every time is
    // an entry.
    guard
      time < start
        || interval > max((time - start) * 0x1p-50, PeriodicTimelineSchedule.minimumInterval)
    else { return (time, nil) }
    // A rendering requests entries from the reference date on.
    let first = max((-start / interval).rounded(.down), 0)
    func entry(_ count: Double) -> Double { start + count * interval }
    var count = max(((time - start) / interval).rounded(.down), first)
    // Corrects a count that rounding made one too large or too small.
    if count > first, entry(count) > time { count -= 1 }
    if entry(count + 1) <= time { count += 1 }
    guard entry(count) <= time else { return (entry(first), entry(first + 1)) }
    return (entry(count), entry(count + 1))
  }
}

extension Date {
  /// Whether the date is within the last minute of actual time. `Date()` may be that of a
  /// rendering.
  fileprivate var isRecent: Bool {
    var now = timeval()
    gettimeofday(&now, nil)
    return (-1...60).contains(Double(now.tv_sec) - timeIntervalSince1970)
  }
}

/// A schedule with an entry at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the entries, starting with the last one at or before the date or, if there is none,
  /// with the first one.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule with an entry per frame, at 60 frames per second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private static let frame = 1.0 / 60

  private let minimumInterval: Double?
  private let paused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum time between entries, in seconds; defaults to that of a
  ///     frame.
  ///   - paused: Whether the schedule remains at its start.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }

  /// Returns the entries from a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: startDate, by: paused ? 0 : interval)
      .entries(from: startDate, mode: mode)
  }

  /// Whether every time is an entry.
  var isContinuous: Bool { !paused && interval <= Self.frame }

  private var interval: Double {
    guard let minimumInterval, minimumInterval.isFinite else { return Self.frame }
    return max(minimumInterval, Self.frame)
  }

  /// Returns the entry at a given time and the next one. With an interval of one frame, the time
  /// itself is the entry.
  func entries(around time: Double) -> (current: Double, next: Double?) {
    guard !paused else { return (0, nil) }
    // Frames are computed from their number, not summed, so that they don't depend on the requested
    // time.
    let count = (time / interval + 1e-9).rounded(.down)
    let isFast = interval <= Self.frame
    return (isFast ? time : count * interval, (count + 1) * interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with an entry per frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule with an entry per frame, or per interval (in seconds) if that is longer.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with an entry at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule that starts at a date and has an entry per interval, in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of dates in ascending order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
