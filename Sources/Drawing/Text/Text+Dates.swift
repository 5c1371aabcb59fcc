public import Foundation

extension Text {
  /// The format of a date. Dates are in English and in GMT. The current date is that of the
  /// rendering's clock, whose time 0 is the reference date, 1 January 2001.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable {
      case date
      case time
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The time from now: "2 hr, 32 min".
    public static let relative = DateStyle(kind: .relative)
    /// The time from now, with a sign: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The time from now, as a timer: "2:32".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that shows a date; a non-finite or very distant date is a question mark.
  public init(_ date: Date, style: DateStyle) {
    let moment = DatedText(seconds: date.timeIntervalSinceReferenceDate, style: style)
    runs = [TextRun(string: moment.text(at: 0), date: moment)]
  }

  /// Creates a timer for a range of dates that counts down to its end or up from its start;
  /// `showsHours` is ignored.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let moment = DatedText(
      seconds: (countsDown ? timerInterval.upperBound : timerInterval.lowerBound)
        .timeIntervalSinceReferenceDate,
      style: .timer,
      range: timerInterval.lowerBound
        .timeIntervalSinceReferenceDate...timerInterval.upperBound
        .timeIntervalSinceReferenceDate,
      pause: pauseTime?.timeIntervalSinceReferenceDate
    )
    runs = [TextRun(string: moment.text(at: 0), date: moment)]
  }

  /// Whether the text changes over time.
  var dependsOnTime: Bool { runs.contains { $0.date?.isRunning == true } }

  /// Returns the text with its dates formatted for a given time of the rendering.
  func formatted(at time: Double) -> Text {
    var text = self
    for index in text.runs.indices {
      guard let date = text.runs[index].date else { continue }
      text.runs[index].string = date.text(at: time)
    }
    return text
  }
}

/// A date as text, at any time.
struct DatedText: Equatable, Sendable {
  /// The seconds since the reference date.
  let seconds: Double
  let style: Text.DateStyle
  /// The times between which it counts; `nil` for all times.
  var range: ClosedRange<Double>?
  /// The time at which it pauses.
  var pause: Double?

  var isRunning: Bool { style != .date && style != .time && pause == nil }

  func text(at time: Double) -> String {
    var now = pause ?? time
    if let range { now = min(max(now, range.lowerBound), range.upperBound) }
    // The limit of about 3,000 years prevents overflows.
    guard seconds.isFinite, abs(seconds) < 1e11, now.isFinite, abs(now) < 1e11 else { return "?" }
    let interval = Int((seconds - now).rounded(.down))
    switch style.kind {
    case .date: return DatedText.day(Int(seconds.rounded(.down)))
    case .time: return DatedText.time(Int(seconds.rounded(.down)))
    case .relative:
      return DatedText.parts(abs(interval)).prefix(2).map(\.short).joined(separator: ", ")
    case .offset: return DatedText.parts(abs(interval))[0].long(interval < 0 ? "-" : "+")
    case .timer: return DatedText.clock(abs(interval))
    }
  }

  // MARK: - Parts

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns the day of a moment in the proleptic Gregorian calendar.
  private static func day(_ seconds: Int) -> String {
    // Days from March 1 of the year 0, in cycles of 400 years: 2001-01-01 is day 730,791.
    let days = divide(seconds, 86_400).quotient + 730_791
    let cycle = divide(days, 146_097)
    let day = cycle.rest
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let ofYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let ofMonth = ofYear - (153 * month + 2) / 5 + 1
    let isNext = month >= 10
    let name = months[isNext ? month - 10 : month + 2]
    return "\(name) \(ofMonth), \(year + cycle.quotient * 400 + (isNext ? 1 : 0))"
  }

  private static func time(_ seconds: Int) -> String {
    let minutes = divide(seconds, 86_400).rest / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(padded(minute)) \(hour < 12 ? "AM" : "PM")"
  }

  private static func clock(_ seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard minutes >= 60 else { return "\(minutes):\(padded(rest))" }
    return "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
  }

  private struct Part {
    let count: Int
    let name: String
    let abbreviation: String

    var short: String { "\(count) \(abbreviation)" }

    func long(_ sign: String) -> String { "\(sign)\(count) \(name)\(count == 1 ? "" : "s")" }
  }

  /// Splits a duration into units, largest first, and omits zeros unless the whole duration is 0.
  private static func parts(_ seconds: Int) -> [Part] {
    let units = [
      (31_536_000, "year", "yr"), (2_592_000, "month", "mth"), (86_400, "day", "day"),
      (3_600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
    ]
    var rest = seconds
    let parts = units.compactMap { length, name, abbreviation -> Part? in
      let count = rest / length
      rest %= length
      return count > 0 ? Part(count: count, name: name, abbreviation: abbreviation) : nil
    }
    return parts.isEmpty ? [Part(count: 0, name: "second", abbreviation: "sec")] : parts
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Divides, rounding down.
  private static func divide(_ number: Int, _ divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
