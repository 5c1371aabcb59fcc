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

// The defaults are the same on every machine, independent of its settings.
extension EnvironmentValues {
  /// The locale, POSIX by default.
  ///
  /// It selects language-specific forms of characters in registered fonts. Formatted values don't
  /// depend on it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar, Gregorian in GMT by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone, GMT by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
