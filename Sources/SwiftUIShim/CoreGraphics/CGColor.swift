public import Drawing
public import Foundation

/// A colour: components in a colour space, and an opacity.
///
/// It is a class, as in Core Graphics.
public final class CGColor: Hashable, Sendable {
  /// The components, 0…1, the opacity last.
  private let values: [CGFloat]
  private let space: CGColorSpace

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(values: [CGFloat], space: CGColorSpace) {
    self.values = values
    self.space = space
  }

  /// Creates a colour from its red, green and blue components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha], space: .rgb)
  }

  /// Creates a colour from its red, green and blue components, 0…1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [srgbRed, green, blue, alpha], space: .rgb)
  }

  /// Creates a grey colour, 0 (black) … 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(values: [gray, alpha], space: .gray)
  }

  /// Creates a colour from components in a colour space.
  ///
  /// - Parameter components: The components of the space and the opacity, 0…1.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      values: Array(UnsafeBufferPointer(start: components, count: count)),
      space: space
    )
  }

  /// The opacity, 0…1.
  public var alpha: CGFloat { values[values.count - 1] }
  /// The components, 0…1, the opacity last.
  public var components: [CGFloat]? { values }
  /// The number of components, the opacity included.
  public var numberOfComponents: Int { values.count }
  /// The space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// Returns the colour with another opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values: values.dropLast() + [alpha], space: space)
  }

  /// The colour as a `Color`.
  var color: Color {
    guard values.count == 4 else { return Color(white: values[0], opacity: alpha) }
    let space: Color.RGBColorSpace =
      switch space.name {
      case CGColorSpace.displayP3: .displayP3
      case CGColorSpace.linearSRGB: .sRGBLinear
      default: .sRGB
      }
    return Color(space, red: values[0], green: values[1], blue: values[2], opacity: alpha)
  }

  /// Returns whether both have the same components in the same space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values && left.space == right.space
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension Color {
  /// The `CGColor` with the same components; `nil` for a colour that depends on the environment,
  /// such as a system colour.
  public var cgColor: CGColor? { isConstant ? CGColor(self) : nil }

  /// Creates a colour from a `CGColor`.
  public init(cgColor: CGColor) {
    self = cgColor.color
  }

  /// Creates a colour from a `CGColor`.
  public init(_ cgColor: CGColor) {
    self = cgColor.color
  }
}

extension CGColor {
  /// Creates a colour from the components of a `Color` in light appearance.
  convenience init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    // Rounds to six decimals, so that simple fractions survive single precision.
    func rounded(_ value: Float) -> CGFloat { (CGFloat(value) * 1e6).rounded() / 1e6 }
    self.init(
      red: rounded(resolved.red),
      green: rounded(resolved.green),
      blue: rounded(resolved.blue),
      alpha: rounded(resolved.opacity)
    )
  }
}

extension SystemColor {
  /// Creates a colour from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  /// The `CGColor` with the components of this colour in light appearance.
  public var cgColor: CGColor { CGColor(Color(self)) }
}
