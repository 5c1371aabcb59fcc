/// A resolved colour: straight sRGB in 8 bits per channel and an opacity in steps of 1/10,000.
///
/// The texts show exactly these numbers, so that text and pixels always agree.
package struct RGBA: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The opacity from 0 (clear) to 1 (opaque), in steps of 1/10,000.
  package private(set) var alpha: Double

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = CoordinateGrid.unit(alpha)
  }

  /// Creates a colour from components in 0…1; values outside are clamped, NaN counts as 0.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      red: RGBA.byte(red),
      green: RGBA.byte(green),
      blue: RGBA.byte(blue),
      alpha: opacity
    )
  }

  package static let black = RGBA(red: UInt8(0), green: 0, blue: 0)
  package static let white = RGBA(red: UInt8(255), green: 255, blue: 255)
  package static let clear = RGBA(red: UInt8(0), green: 0, blue: 0, alpha: 0)

  /// Returns the colour with its opacity multiplied by `factor`.
  package func multiplyingAlpha(by factor: Double) -> RGBA {
    guard factor != 1 else { return self }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  @_transparent private static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    guard component < 1 else { return 255 }
    return UInt8(component * 255 + 0.5 + CoordinateGrid.nudge)
  }
}
