import Scene

/// A colour in linear light, times 128, so that visible changes are above the threshold at which
/// animations rest.
///
/// It has four stored numbers instead of a list, because thousands of views may change their colour
/// at the same time.
struct LinearColor: VectorArithmetic {
  private var red: Double
  private var green: Double
  private var blue: Double
  private var alpha: Double

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: RGBA) {
    red = LinearColor.light[Int(color.red)]
    green = LinearColor.light[Int(color.green)]
    blue = LinearColor.light[Int(color.blue)]
    alpha = color.alpha * 128
  }

  /// The numbers of all values of a channel.
  private static let light = (0...255).map {
    Color.RGBColorSpace.light(of: Double($0) / 255) * 128
  }

  /// The painted colour.
  var rgba: RGBA {
    RGBA(
      red: Color.RGBColorSpace.component(of: red / 128),
      green: Color.RGBColorSpace.component(of: green / 128),
      blue: Color.RGBColorSpace.component(of: blue / 128),
      opacity: alpha / 128
    )
  }

  /// The numbers, in the order in which the animation of a style lists them.
  var numbers: [Double] { [red, green, blue, alpha] }

  static var zero: LinearColor { LinearColor(red: 0, green: 0, blue: 0, alpha: 0) }

  var magnitudeSquared: Double { red * red + green * green + blue * blue + alpha * alpha }

  mutating func scale(by rhs: Double) {
    red *= rhs
    green *= rhs
    blue *= rhs
    alpha *= rhs
  }

  static func + (lhs: LinearColor, rhs: LinearColor) -> LinearColor {
    LinearColor(
      red: lhs.red + rhs.red,
      green: lhs.green + rhs.green,
      blue: lhs.blue + rhs.blue,
      alpha: lhs.alpha + rhs.alpha
    )
  }

  static func - (lhs: LinearColor, rhs: LinearColor) -> LinearColor {
    LinearColor(
      red: lhs.red - rhs.red,
      green: lhs.green - rhs.green,
      blue: lhs.blue - rhs.blue,
      alpha: lhs.alpha - rhs.alpha
    )
  }
}
