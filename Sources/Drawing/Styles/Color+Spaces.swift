extension Color.RGBColorSpace {
  /// Returns the sRGB components of a colour in this space.
  func sRGB(
    _ red: Double,
    _ green: Double,
    _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB:
      return (red, green, blue)
    case .sRGBLinear:
      return (Self.component(of: red), Self.component(of: green), Self.component(of: blue))
    case .displayP3:
      // Both spaces share the transfer function and the white point, so one matrix combines the
      // conversions to and from XYZ.
      let (r, g, b) = (Self.light(of: red), Self.light(of: green), Self.light(of: blue))
      return (
        Self.component(of: 1.2249401763 * r - 0.2249401763 * g),
        Self.component(of: -0.0420569547 * r + 1.0420569547 * g),
        Self.component(of: -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
      )
    }
  }

  /// Returns the sRGB component of a linear value, both 0…1.
  static func component(of light: Double) -> Double {
    guard light > 0.0031308 else { return light * 12.92 }
    return 1.055 * power(light, numerator: 5, denominator: 12) - 0.055
  }

  /// Returns the linear value of an sRGB component, both 0…1.
  static func light(of component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    return power((component + 0.055) / 1.055, numerator: 12, denominator: 5)
  }

  /// Returns `base` to the power of a fraction, with Newton's method for the root.
  ///
  /// It uses only basic operations, so that the bits are the same on every machine.
  static func power(_ base: Double, numerator: Int, denominator: Int) -> Double {
    guard base.isFinite, base < 1e12 else { return base }
    // Loops over ranges are several times slower in debug builds.
    var raised = 1.0
    var factors = 0
    while factors < numerator {
      raised *= base
      factors += 1
    }
    var root = max(1, raised)
    var steps = 0
    while steps < 400 {
      var others = 1.0
      factors = 1
      while factors < denominator {
        others *= root
        factors += 1
      }
      let next = root + (raised / others - root) / Double(denominator)
      guard next < root else { break }
      root = next
      steps += 1
    }
    return root
  }
}
