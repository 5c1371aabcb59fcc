/// A colour space. Colours are converted to sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of sRGB with components beyond 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB with linear components.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the greyscale space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the space.
  public let name: String?
  /// The number of components without the opacity: 1 for greyscale, otherwise 3.
  public let numberOfComponents: Int

  /// Creates the space with a name; returns `nil` for a name that isn't one of the above.
  public init?(name: String) {
    let names = [
      CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB,
      CGColorSpace.linearSRGB, CGColorSpace.genericGrayGamma2_2,
    ]
    guard names.contains(name) else { return nil }
    self.name = name
    numberOfComponents = name == CGColorSpace.genericGrayGamma2_2 ? 1 : 3
  }

  private init(components: Int) {
    name = components == 1 ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB
    numberOfComponents = components
  }

  static let rgb = CGColorSpace(components: 3)
  static let gray = CGColorSpace(components: 1)

  /// Returns whether both have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Returns the RGB colour space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the greyscale colour space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
