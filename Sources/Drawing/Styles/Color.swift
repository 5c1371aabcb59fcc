import Foundation
package import Scene

/// A colour; as a view it fills its frame.
///
/// Components are sRGB in 0…1; values outside are clamped when painted.
/// System colours depend on the `colorScheme` of the environment.
public struct Color: Hashable, Sendable {
  /// The space of the components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard colour space of screens.
    case sRGB
    /// sRGB with linear components.
    case sRGBLinear
    /// A wider colour space of screens; colours outside sRGB are clamped.
    case displayP3
  }

  /// The source of the components.
  let source: Source
  /// The factor by which the opacity is multiplied.
  private let factor: Double

  /// Creates a colour that depends on the appearance.
  init(light: Components, dark: Components) {
    self.init(source: .adaptive(light: light, dark: dark))
  }

  /// Whether its components are the same in every environment.
  package var isConstant: Bool {
    guard case .fixed = source else { return false }
    return true
  }

  /// Whether two colours are copies of one colour. Equal colours may be created separately, but
  /// comparing their components takes longer.
  @_transparent func isIdentical(to other: Color) -> Bool {
    factor == other.factor
      && unsafeBitCast(source, to: UInt.self) == unsafeBitCast(other.source, to: UInt.self)
  }

  init(source: Source, factor: Double = 1) {
    self.source = source
    self.factor = factor
  }

  /// Creates a colour from red, green and blue components, 0…1, and an opacity, 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.sRGB(red, green, blue)
    self.init(source: .fixed(Components(red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// Creates a grey from its brightness, 0 (black) … 1 (white), and an opacity, 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1, and an opacity, 0…1.
  ///
  /// The hue goes from red (0) via green (1/3) and blue (2/3) to red (1).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    guard hue.isFinite, saturation > 0 else {
      self.init(white: brightness, opacity: opacity)
      return
    }
    let sixths = (hue - hue.rounded(.down)) * 6
    let sector = sixths.rounded(.down)
    let fraction = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch sector {
    case 0: self.init(red: brightness, green: rising, blue: low, opacity: opacity)
    case 1: self.init(red: falling, green: brightness, blue: low, opacity: opacity)
    case 2: self.init(red: low, green: brightness, blue: rising, opacity: opacity)
    case 3: self.init(red: low, green: falling, blue: brightness, opacity: opacity)
    case 4: self.init(red: rising, green: low, blue: brightness, opacity: opacity)
    default: self.init(red: brightness, green: low, blue: falling, opacity: opacity)
    }
  }

  /// Returns the colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(source: source, factor: factor * opacity)
  }

  /// Returns the components in an environment.
  func components(in environment: EnvironmentValues) -> Components {
    var components = source.components(in: environment)
    components.opacity *= factor
    return components
  }

  /// Returns the painted colour in an environment.
  func rgba(in environment: EnvironmentValues) -> RGBA { components(in: environment).rgba }

  /// The painted colour in the default environment.
  package var rgba: RGBA { rgba(in: EnvironmentValues()) }
}

extension Color: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle { .color(rgba(in: environment)) }
}
