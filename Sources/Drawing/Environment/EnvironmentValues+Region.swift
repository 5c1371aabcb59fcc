public import Foundation

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US_POSIX") }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = LocaleKey.defaultValue
    return calendar
  }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

// The same on every machine, whatever its settings, until they are set.
extension EnvironmentValues {
  /// The language and region: those of POSIX unless set; texts don't follow them.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar: the Gregorian one in Greenwich unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone: that of Greenwich unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
