public import Foundation

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  /// How often entries are wanted.
  typealias Mode = TimelineScheduleMode
  /// The type of the list of entries.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the entries from a date on, in rising order; there may be no end of them.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the entries of a schedule are wanted.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often; a rendering never asks for it.
  case lowFrequency
}

/// A schedule of even steps.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The interval up to which entries aren't told from one another, in seconds.
  private static let least = 1e-6

  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule from a date on, with an entry every so many seconds.
  ///
  /// In a rendering, an interval of up to a millionth of a second makes each time an entry.
  /// An interval that is no positive number leaves the one entry at the start.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// Returns the entries, the first of them at or before the date.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let isEven = interval > 0 && interval.isFinite
    let passed = isEven ? (startDate.timeIntervalSince(self.startDate) / interval) : 0
    let first = max(passed.rounded(.down), 0)
    return sequence(first: first) { [isEven] in isEven ? $0 + 1 : nil }
      .lazy.map { [self] in self.startDate.addingTimeInterval($0 * (isEven ? interval : 0)) }
  }

  /// Returns the entry at a time and the one after it, in seconds since the reference date.
  ///
  /// They are counted, not looked through: there may be any number of them on the way.
  func entries(around time: Double) -> (current: Double, next: Double?) {
    let start = startDate.timeIntervalSinceReferenceDate
    guard start.isFinite, interval > 0, interval.isFinite else {
      return (start.isNaN ? 0 : start, nil)
    }
    // Where entries are nearer to each other than numbers, or than can be followed, each time is one.
    guard time < start || interval > max((time - start) * 0x1p-50, PeriodicTimelineSchedule.least)
    else { return (time, nil) }
    // A rendering asks from the reference date on.
    let first = max((-start / interval).rounded(.down), 0)
    func entry(_ count: Double) -> Double { start + count * interval }
    var count = max(((time - start) / interval).rounded(.down), first)
    // Where rounding has gone too far by one.
    if count > first, entry(count) > time { count -= 1 }
    if entry(count + 1) <= time { count += 1 }
    guard entry(count) <= time else { return (entry(first), entry(first + 1)) }
    return (entry(count), entry(count + 1))
  }
}

/// A schedule with an entry at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the entries, the first of them at or before the date.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in rising order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule with an entry for each frame: 60 a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private static let frame = 1.0 / 60

  private let minimumInterval: Double?
  private let paused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between entries, in seconds; `nil` for that of a frame.
  ///   - paused: Whether the time stands still at the start.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }

  /// Returns the entries from a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: startDate, by: paused ? 0 : interval)
      .entries(from: startDate, mode: mode)
  }

  /// Whether any time is an entry: between frames the time itself is shown.
  var isContinuous: Bool { !paused && interval <= Self.frame }

  private var interval: Double {
    guard let minimumInterval, minimumInterval.isFinite else { return Self.frame }
    return max(minimumInterval, Self.frame)
  }

  /// Returns the entry at a time and the one after it; between frames the time itself is shown.
  func entries(around time: Double) -> (current: Double, next: Double?) {
    guard !paused else { return (0, nil) }
    // Frames are counted, not summed, so that they are the same on the way to any time.
    let count = (time / interval + 1e-9).rounded(.down)
    let isFast = interval <= Self.frame
    return (isFast ? time : count * interval, (count + 1) * interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// An entry for each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule with an entry for each frame, or less often; the interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// An entry at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule from a date on, with an entry every so many seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of dates in rising order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
