import Scene

/// A colour in linear light, times 128, so that visible changes are above the threshold at which
/// animations rest.
struct LinearColor {
  private var red: Double
  private var green: Double
  private var blue: Double
  private var alpha: Double

  /// Creates the colour of an animated vector.
  init(_ vector: MotionVector) {
    (red, green, blue, alpha) = vector.numbers
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

  /// The numbers as they are animated.
  var vector: MotionVector {
    MotionVector(first: red, second: green, third: blue, fourth: alpha, packing: .color)
  }

  /// The numbers, in the order in which the animation of a style lists them.
  var numbers: [Double] { [red, green, blue, alpha] }
}
