public import Foundation

// The plain colours of UIColor, such as pure red, which differ from the system colours.
extension SystemColor {
  /// Black.
  public static let black = SystemColor(white: 0, alpha: 1)
  /// Grey with sRGB components of 1/3.
  public static let darkGray = SystemColor(white: 1 / 3, alpha: 1)
  /// Grey with sRGB components of 0.5.
  public static let gray = SystemColor(white: 0.5, alpha: 1)
  /// Grey with sRGB components of 2/3.
  public static let lightGray = SystemColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = SystemColor(white: 1, alpha: 1)
  /// sRGB 255, 0, 0.
  public static let red = SystemColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// sRGB 0, 255, 0.
  public static let green = SystemColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// sRGB 0, 0, 255.
  public static let blue = SystemColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// sRGB 0, 255, 255.
  public static let cyan = SystemColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// sRGB 255, 255, 0.
  public static let yellow = SystemColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// sRGB 255, 0, 255.
  public static let magenta = SystemColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange with sRGB components of 1, 0.5, 0.
  public static let orange = SystemColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple with sRGB components of 0.5, 0, 0.5.
  public static let purple = SystemColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// sRGB 153, 102, 51.
  public static let brown = SystemColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A fully transparent colour.
  public static let clear = SystemColor(white: 0, alpha: 0)

  /// Returns the colour with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> SystemColor {
    SystemColor(Color(source: color.source.opaque, factor: alpha))
  }
}

extension Color.Source {
  /// The source without the opacity that was given with its components.
  fileprivate var opaque: Color.Source {
    func opaque(_ components: Color.Components) -> Color.Components {
      var components = components
      components.opacity = 1
      return components
    }
    return switch self {
    case .fixed(let components): .fixed(opaque(components))
    case .adaptive(let light, let dark): .adaptive(light: opaque(light), dark: opaque(dark))
    case .accent, .named, .mixed: self
    }
  }
}
