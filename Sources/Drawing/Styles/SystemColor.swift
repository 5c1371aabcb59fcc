public import Foundation

extension Color {
  // Disfavoured, so that `Color(.brand)` is the colour of an asset catalogue.
  /// Creates a colour from a system colour or a colour literal.
  @_disfavoredOverload
  public init(_ color: SystemColor) {
    self = color.color
  }

  /// Creates a colour from a system colour.
  public init(uiColor: SystemColor) {
    self = uiColor.color
  }

  /// Creates a colour from a system colour.
  public init(nsColor: SystemColor) {
    self = nsColor.color
  }
}

/// A system colour by name, in light and dark appearance: `Color(.systemGray6)`.
///
/// It is a class so that files written for UIKit can extend it with convenience initialisers. Its
/// `Sendable` conformance is unchecked; instances never change.
public class SystemColor: @unchecked Sendable, _ExpressibleByColorLiteral {
  final let color: Color

  /// Creates a system colour from a `Color`.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour that has the components of one colour in light appearance and those of
  /// another in dark appearance.
  package init(light: SystemColor, dark: SystemColor) {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let bright = light.color.components(in: environment)
    environment.colorScheme = .dark
    let dim = dark.color.components(in: environment)
    color = bright == dim ? Color(source: .fixed(bright)) : Color(light: bright, dark: dim)
  }

  /// Creates a colour from bytes and opacities for both appearances.
  private init(
    _ light: (Int, Int, Int),
    _ lightOpacity: Double = 1,
    dark: (Int, Int, Int),
    _ darkOpacity: Double = 1
  ) {
    color = Color(light, opacity: lightOpacity, dark: dark, opacity: darkOpacity)
  }

  /// Creates a colour from its components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a grey from its brightness, 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a colour from a colour literal.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    color = Color(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// sRGB 255, 59, 48; dark 255, 69, 58.
  public static let systemRed = SystemColor(.red)
  /// sRGB 255, 149, 0; dark 255, 159, 10.
  public static let systemOrange = SystemColor(.orange)
  /// sRGB 255, 204, 0; dark 255, 214, 10.
  public static let systemYellow = SystemColor(.yellow)
  /// sRGB 52, 199, 89; dark 48, 209, 88.
  public static let systemGreen = SystemColor(.green)
  /// sRGB 0, 199, 190; dark 99, 230, 226.
  public static let systemMint = SystemColor(.mint)
  /// sRGB 48, 176, 199; dark 64, 200, 224.
  public static let systemTeal = SystemColor(.teal)
  /// sRGB 50, 173, 230; dark 100, 210, 255.
  public static let systemCyan = SystemColor(.cyan)
  /// sRGB 0, 122, 255; dark 10, 132, 255.
  public static let systemBlue = SystemColor(.blue)
  /// sRGB 88, 86, 214; dark 94, 92, 230.
  public static let systemIndigo = SystemColor(.indigo)
  /// sRGB 175, 82, 222; dark 191, 90, 242.
  public static let systemPurple = SystemColor(.purple)
  /// sRGB 255, 45, 85; dark 255, 55, 95.
  public static let systemPink = SystemColor(.pink)
  /// sRGB 162, 132, 94; dark 172, 142, 104.
  public static let systemBrown = SystemColor(.brown)
  /// sRGB 142, 142, 147.
  public static let systemGray = SystemColor(.gray)
  /// sRGB 174, 174, 178; dark 99, 99, 102.
  public static let systemGray2 = SystemColor((174, 174, 178), dark: (99, 99, 102))
  /// sRGB 199, 199, 204; dark 72, 72, 74.
  public static let systemGray3 = SystemColor((199, 199, 204), dark: (72, 72, 74))
  /// sRGB 209, 209, 214; dark 58, 58, 60.
  public static let systemGray4 = SystemColor((209, 209, 214), dark: (58, 58, 60))
  /// sRGB 229, 229, 234; dark 44, 44, 46.
  public static let systemGray5 = SystemColor((229, 229, 234), dark: (44, 44, 46))
  /// sRGB 242, 242, 247; dark 28, 28, 30.
  public static let systemGray6 = SystemColor((242, 242, 247), dark: (28, 28, 30))
  /// White; in dark appearance black.
  public static let systemBackground = SystemColor((255, 255, 255), dark: (0, 0, 0))
  /// sRGB 242, 242, 247; dark 28, 28, 30.
  public static let secondarySystemBackground = SystemColor((242, 242, 247), dark: (28, 28, 30))
  /// White; dark 44, 44, 46.
  public static let tertiarySystemBackground = SystemColor((255, 255, 255), dark: (44, 44, 46))
  /// sRGB 242, 242, 247; in dark appearance black.
  public static let systemGroupedBackground = SystemColor((242, 242, 247), dark: (0, 0, 0))
  /// White; dark 28, 28, 30.
  public static let secondarySystemGroupedBackground = SystemColor(
    (255, 255, 255),
    dark: (28, 28, 30)
  )
  /// sRGB 242, 242, 247; dark 44, 44, 46.
  public static let tertiarySystemGroupedBackground = SystemColor(
    (242, 242, 247),
    dark: (44, 44, 46)
  )
  /// sRGB 120, 120, 128 with an opacity of 0.2; dark 120, 120, 128, 0.36.
  public static let systemFill = SystemColor((120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// sRGB 120, 120, 128 with an opacity of 0.16; dark 120, 120, 128, 0.32.
  public static let secondarySystemFill = SystemColor(
    (120, 120, 128),
    0.16,
    dark: (120, 120, 128),
    0.32
  )
  /// sRGB 118, 118, 128 with an opacity of 0.12; dark 118, 118, 128, 0.24.
  public static let tertiarySystemFill = SystemColor(
    (118, 118, 128),
    0.12,
    dark: (118, 118, 128),
    0.24
  )
  /// sRGB 116, 116, 128 with an opacity of 0.08; dark 118, 118, 128, 0.18.
  public static let quaternarySystemFill = SystemColor(
    (116, 116, 128),
    0.08,
    dark: (118, 118, 128),
    0.18
  )
  /// Black; in dark appearance white.
  public static let label = SystemColor((0, 0, 0), dark: (255, 255, 255))
  /// sRGB 60, 60, 67 with an opacity of 0.6; dark 235, 235, 245, 0.6.
  public static let secondaryLabel = SystemColor((60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  /// sRGB 60, 60, 67 with an opacity of 0.3; dark 235, 235, 245, 0.3.
  public static let tertiaryLabel = SystemColor((60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// sRGB 60, 60, 67 with an opacity of 0.18; dark 235, 235, 245, 0.16.
  public static let quaternaryLabel = SystemColor((60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  /// sRGB 60, 60, 67 with an opacity of 0.3; dark 235, 235, 245, 0.3.
  public static let placeholderText = SystemColor((60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// sRGB 60, 60, 67 with an opacity of 0.29; dark 84, 84, 88, 0.6.
  public static let separator = SystemColor((60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  /// sRGB 198, 198, 200; dark 56, 56, 58.
  public static let opaqueSeparator = SystemColor((198, 198, 200), dark: (56, 56, 58))
  /// sRGB 0, 122, 255; dark 9, 132, 255.
  public static let link = SystemColor((0, 122, 255), dark: (9, 132, 255))
  /// Black.
  public static let darkText = SystemColor((0, 0, 0), dark: (0, 0, 0))
  /// White with an opacity of 0.6.
  public static let lightText = SystemColor((255, 255, 255), 0.6, dark: (255, 255, 255), 0.6)
}

extension SystemColor: Hashable {
  /// Whether both have the same components in both appearances.
  public static func == (left: SystemColor, right: SystemColor) -> Bool {
    left.color == right.color
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}
