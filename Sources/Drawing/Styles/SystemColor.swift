public import Foundation

extension Color {
  /// Creates a colour of the system, or one written as a literal.
  public init(_ color: SystemColor) {
    self = color.color
  }

  /// Creates a colour of the system.
  public init(uiColor: SystemColor) {
    self = uiColor.color
  }

  /// Creates a colour of the system.
  public init(nsColor: SystemColor) {
    self = nsColor.color
  }
}

/// A colour by its name in the system, in light appearance: `Color(.systemGray6)`.
public struct SystemColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }

  private init(_ red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
    color = Color(red, green, blue).opacity(opacity)
  }

  /// Creates a colour from its components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a grey, 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates the colour of a literal in the code.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    color = Color(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// sRGB 255, 59, 48.
  public static let systemRed = SystemColor(.red)
  /// sRGB 255, 149, 0.
  public static let systemOrange = SystemColor(.orange)
  /// sRGB 255, 204, 0.
  public static let systemYellow = SystemColor(.yellow)
  /// sRGB 52, 199, 89.
  public static let systemGreen = SystemColor(.green)
  /// sRGB 0, 199, 190.
  public static let systemMint = SystemColor(.mint)
  /// sRGB 48, 176, 199.
  public static let systemTeal = SystemColor(.teal)
  /// sRGB 50, 173, 230.
  public static let systemCyan = SystemColor(.cyan)
  /// sRGB 0, 122, 255.
  public static let systemBlue = SystemColor(.blue)
  /// sRGB 88, 86, 214.
  public static let systemIndigo = SystemColor(.indigo)
  /// sRGB 175, 82, 222.
  public static let systemPurple = SystemColor(.purple)
  /// sRGB 255, 45, 85.
  public static let systemPink = SystemColor(.pink)
  /// sRGB 162, 132, 94.
  public static let systemBrown = SystemColor(.brown)
  /// sRGB 142, 142, 147.
  public static let systemGray = SystemColor(.gray)
  /// sRGB 174, 174, 178.
  public static let systemGray2 = SystemColor(174, 174, 178)
  /// sRGB 199, 199, 204.
  public static let systemGray3 = SystemColor(199, 199, 204)
  /// sRGB 209, 209, 214.
  public static let systemGray4 = SystemColor(209, 209, 214)
  /// sRGB 229, 229, 234.
  public static let systemGray5 = SystemColor(229, 229, 234)
  /// sRGB 242, 242, 247.
  public static let systemGray6 = SystemColor(242, 242, 247)
  /// White.
  public static let systemBackground = SystemColor(255, 255, 255)
  /// sRGB 242, 242, 247.
  public static let secondarySystemBackground = SystemColor(242, 242, 247)
  /// White.
  public static let tertiarySystemBackground = SystemColor(255, 255, 255)
  /// sRGB 242, 242, 247.
  public static let systemGroupedBackground = SystemColor(242, 242, 247)
  /// White.
  public static let secondarySystemGroupedBackground = SystemColor(255, 255, 255)
  /// sRGB 120, 120, 128 with an opacity of 0.2.
  public static let systemFill = SystemColor(120, 120, 128, opacity: 0.2)
  /// sRGB 120, 120, 128 with an opacity of 0.16.
  public static let secondarySystemFill = SystemColor(120, 120, 128, opacity: 0.16)
  /// sRGB 118, 118, 128 with an opacity of 0.12.
  public static let tertiarySystemFill = SystemColor(118, 118, 128, opacity: 0.12)
  /// Black.
  public static let label = SystemColor(0, 0, 0)
  /// sRGB 60, 60, 67 with an opacity of 0.6.
  public static let secondaryLabel = SystemColor(60, 60, 67, opacity: 0.6)
  /// sRGB 60, 60, 67 with an opacity of 0.3.
  public static let tertiaryLabel = SystemColor(60, 60, 67, opacity: 0.3)
  /// sRGB 60, 60, 67 with an opacity of 0.18.
  public static let quaternaryLabel = SystemColor(60, 60, 67, opacity: 0.18)
  /// sRGB 60, 60, 67 with an opacity of 0.29.
  public static let separator = SystemColor(60, 60, 67, opacity: 0.29)
}
