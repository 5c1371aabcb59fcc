/// A check that a text in the form of a date names a day that exists in the Gregorian calendar.
///
/// It is computed here, because a `DateFormatter` costs milliseconds and accepts 30 February.
enum CalendarDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns whether a date exists.
  ///
  /// - Parameter text: An ISO 8601 date with or without a time, such as `2026-11-21T07:00:00Z`, or
  ///   an HTTP date, such as `Sat, 21 Nov 2026 07:00:00 GMT`, whose weekday isn't checked.
  static func exists(_ text: Substring) -> Bool {
    let numbers = text.split { !$0.isWholeNumber }.compactMap { Int($0) }
    guard let first = text.first, numbers.count >= 3 else { return false }
    guard first.isLetter else {
      // 24:00:00 is the end of the day.
      let isTime =
        numbers.count < 5 || numbers[3] < 24 || numbers[4...].prefix(2) == [0, 0]
        || numbers[4...] == [0]
      return isTime && exists(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    let words = text.split { !$0.isLetter }
    guard words.count >= 2, let month = months.firstIndex(of: String(words[1])) else {
      return false
    }
    return exists(year: numbers[1], month: month + 1, day: numbers[0])
  }

  private static func exists(year: Int, month: Int, day: Int) -> Bool {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...12 ~= month && 1...lengths[month - 1] ~= day
  }
}
