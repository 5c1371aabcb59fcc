internal import CPixels

/// A formatter that writes numbers as decimal text, without a locale, an exponent or −0.
package enum DecimalFormat {
  /// Returns the number with exactly `places` decimals, 0…9, such as `12.5000`, or `12` for zero
  /// places.
  package static func fixed(_ value: Double, places: Int = 4) -> String {
    text(value, places, isFixed: true)
  }

  /// Returns the number with at most `places` decimals, 0…9, such as `12.5` or `12`.
  package static func shortest(_ value: Double, places: Int = 4) -> String {
    text(value, places, isFixed: false)
  }

  private static func text(_ value: Double, _ places: Int, isFixed: Bool) -> String {
    String(unsafeUninitializedCapacity: Int(cpixels_decimal_capacity)) { bytes in
      cpixels_decimal(value, CoordinateGrid.limit, Int32(places), isFixed, bytes.baseAddress)
    }
  }
}
