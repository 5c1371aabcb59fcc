/// A formatter that writes numbers as decimal text, without a locale, an exponent or −0.
package enum DecimalFormat {
  /// Returns the number with exactly `places` decimals, such as `12.5000`, or `12` for zero places.
  package static func fixed(_ value: Double, places: Int = 4) -> String {
    let (sign, whole, digits) = parts(value, places: places)
    return digits.isEmpty ? sign + whole : sign + whole + "." + digits
  }

  /// Returns the number with at most `places` decimals, such as `12.5` or `12`.
  package static func shortest(_ value: Double, places: Int = 4) -> String {
    let (sign, whole, digits) = parts(value, places: places)
    guard let last = digits.utf8.lastIndex(where: { $0 != UInt8(ascii: "0") })
    else { return sign + whole }
    return sign + whole + "." + digits[...last]
  }

  private static func parts(
    _ value: Double,
    places: Int
  ) -> (sign: String, whole: String, digits: String) {
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    let bounded = value.isNaN ? 0 : min(max(value, -CoordinateGrid.limit), CoordinateGrid.limit)
    let steps = Int64((abs(bounded) * power).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = steps.quotientAndRemainder(dividingBy: Int64(power))
    let digits = places > 0 ? String(rest) : ""
    let padding = String(repeating: "0", count: places - digits.utf8.count)
    return (bounded < 0 && steps != 0 ? "-" : "", String(whole), padding + digits)
  }
}
