internal import Scene

extension Gradient {
  /// The space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Non-linear sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// OKLab, in which equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  /// Returns a colour between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: The fraction of the other colour: 0 for this colour, 1 for the other.
  ///   - colorSpace: The space of the interpolation; `perceptual`, which is OKLab, by default.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = fraction > 0 ? min(fraction, 1) : 0
    let perceptual = colorSpace.isPerceptual
    let mixture = Mixture(first: self, second: rhs, fraction: fraction, perceptual: perceptual)
    return Color(source: .mixed(Nested(wrappedValue: mixture)))
  }
}

extension Color.Components {
  /// Returns the colour between this one and another, without weighting by opacity.
  func mixed(with other: Color.Components, by fraction: Double, perceptual: Bool) -> Self {
    func interpolate(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * fraction
    }
    let opacity = interpolate(self.opacity, other.opacity)
    guard perceptual else {
      return Color.Components(
        red: interpolate(red, other.red),
        green: interpolate(green, other.green),
        blue: interpolate(blue, other.blue),
        opacity: opacity
      )
    }
    let (first, second) = (OKLab(self), OKLab(other))
    var mixed = OKLab(
      lightness: interpolate(first.lightness, second.lightness),
      a: interpolate(first.a, second.a),
      b: interpolate(first.b, second.b)
    ).components
    mixed.opacity = opacity
    return mixed
  }
}

extension Color.Components {
  /// The colour as three perceptually uniform numbers, and its opacity.
  var perceptualNumbers: [Double] {
    let lab = OKLab(self)
    return [lab.lightness, lab.a, lab.b, opacity]
  }

  /// Returns the red, green, blue and opacity of `perceptualNumbers`; beyond 0…1 for colours
  /// outside sRGB.
  static func numbers(perceptual numbers: [Double]) -> [Double] {
    let color = OKLab(lightness: numbers[0], a: numbers[1], b: numbers[2]).components
    return [color.red, color.green, color.blue, numbers[3]]
  }
}

/// A colour in OKLab (Ottosson 2020), in which distances correspond to perceived differences.
private struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: Color.Components) {
    func light(_ component: Double) -> Double {
      Color.RGBColorSpace.light(of: component > 0 ? min(component, 1) : 0)
    }
    let (r, g, b) = (light(color.red), light(color.green), light(color.blue))
    let l = OKLab.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = OKLab.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = OKLab.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  var components: Color.Components {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Components(
      red: Color.RGBColorSpace.component(
        of: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
      ),
      green: Color.RGBColorSpace.component(
        of: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
      ),
      blue: Color.RGBColorSpace.component(
        of: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
      )
    )
  }

  private static func cubeRoot(_ value: Double) -> Double {
    value > 0 ? Color.RGBColorSpace.power(value, numerator: 1, denominator: 3) : 0
  }
}
