internal import Foundation

/// Dates as text. Different dates have different texts.
enum DateText {
  /// Returns the date in UTC, such as `2001-01-01T00:00:00.25Z`, or the seconds since the reference
  /// date before the year 1 and after about the year 33,000.
  static func make(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    // Foundation formats all dates beyond some year as the same text.
    guard seconds >= -63_114_076_800, seconds < 1e12 else {
      return "\(seconds) s since 2001-01-01T00:00:00Z"
    }
    let whole = seconds.rounded(.down)
    let text = Date(timeIntervalSinceReferenceDate: whole)
      .formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
    guard whole != seconds, text.last == "Z" else { return text }
    return "\(text.dropLast()).\(decimals(of: seconds))Z"
  }

  /// Returns the decimals of a number's distance from the next lower integer.
  private static func decimals(of seconds: Double) -> String {
    let decimals = fraction(of: "\(seconds.magnitude)")
    guard seconds < 0 else { return decimals }
    // 1 − fraction: 9 − each digit, and 10 − the last one.
    let digits = decimals.utf8.map { $0 - UInt8(ascii: "0") }
    let (last, others) = (digits.last ?? 0, digits.dropLast())
    return others.map { "\(9 - $0)" }.joined() + "\(10 - last)"
  }

  /// Returns the decimals of a fractional number such as `12.5` or `1.25e-07`; the last one is
  /// never 0.
  private static func fraction(of text: String) -> String {
    let parts = text.split(separator: "e")
    let number = (parts.first ?? "").split(separator: ".")
    guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0 else {
      return number.count == 2 ? String(number[1]) : ""
    }
    let zeros = String(repeating: "0", count: -exponent - 1)
    return zeros + number.joined()
  }
}
