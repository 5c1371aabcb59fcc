public import Drawing
public import Foundation

extension SystemColor {
  /// Creates a colour from a closure that returns a colour for each appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> SystemColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    )
  }

  /// Creates a named colour from the environment; never returns `nil`.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(Color(name, bundle: bundle))
  }

  /// Creates a colour from an asset catalogue.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }

  /// Creates a colour from its components in Display P3, 0…1.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Returns the colour for an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> SystemColor {
    let (red, green, blue, alpha) = components(traitCollection.userInterfaceStyle)
    return SystemColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Stores the colour's red, green, blue and opacity in light appearance, 0…1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(.light)
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores the colour's hue, saturation, brightness and opacity in light appearance, 0…1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(.light)
    let highest = max(parts.red, parts.green, parts.blue)
    let range = highest - min(parts.red, parts.green, parts.blue)
    var sector: CGFloat = 0
    if range > 0 {
      if highest == parts.red {
        sector = (parts.green - parts.blue) / range
      } else if highest == parts.green {
        sector = (parts.blue - parts.red) / range + 2
      } else {
        sector = (parts.red - parts.green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = highest > 0 ? range / highest : 0
    brightness?.pointee = highest
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores the colour's luma and opacity in light appearance, 0…1.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(.light)
    white?.pointee = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  private func components(
    _ style: UIUserInterfaceStyle
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var environment = EnvironmentValues()
    environment.colorScheme = style == .dark ? .dark : .light
    let resolved = Color(self).resolve(in: environment)
    // Rounds to six decimals, so that simple fractions survive single precision.
    func rounded(_ value: Float) -> CGFloat { (CGFloat(value) * 1e6).rounded() / 1e6 }
    return (
      rounded(resolved.red), rounded(resolved.green), rounded(resolved.blue),
      rounded(resolved.opacity)
    )
  }
}

/// An appearance: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The traits that a dynamic colour depends on: the appearance.
public struct UITraitCollection: Hashable, Sendable {
  /// The current traits; always light.
  public static let current = UITraitCollection(userInterfaceStyle: .light)
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
