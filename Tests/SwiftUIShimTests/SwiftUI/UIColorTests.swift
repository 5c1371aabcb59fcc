import SwiftUI
import Testing

/// Colours of UIKit: their components and conversions.
@Suite
struct UIColorTests {
  private static func resolved(_ color: Color, _ scheme: ColorScheme = .light) -> Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment)
  }

  @Test
  func aDisplayP3ColorIsConverted() {
    let color = UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let expected = Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    #expect(Self.resolved(Color(color)) == Self.resolved(expected))
  }

  @Test
  func aResolvedColorIsThatOfItsAppearance() {
    let color = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        : UIColor(red: 0.5, green: 0.6, blue: 0.7, alpha: 0.8)
    }
    let styles: [UIUserInterfaceStyle] = [.dark, .light, .unspecified]
    let found = styles.map { style -> [CGFloat] in
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      resolved.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
      return [parts.0, parts.1, parts.2, parts.3]
    }
    #expect(found == [[0.1, 0.2, 0.3, 0.4], [0.5, 0.6, 0.7, 0.8], [0.5, 0.6, 0.7, 0.8]])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  /// Colours with their hue in degrees, saturation and brightness.
  private static let hues: [(UIColor, hue: CGFloat, saturation: CGFloat, brightness: CGFloat)] = [
    (UIColor(white: 0.5, alpha: 1), 0, 0, 0.5), (UIColor(white: 0, alpha: 1), 0, 0, 0),
    (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 0, 1, 1),
    (UIColor(red: 0, green: 0.5, blue: 0, alpha: 1), 120, 1, 0.5),
    (UIColor(red: 0, green: 0, blue: 0.25, alpha: 1), 240, 1, 0.25),
    (UIColor(red: 0.8, green: 0.6, blue: 0.4, alpha: 1), 30, 0.5, 0.8),
    (UIColor(red: 0.4, green: 0.8, blue: 0.6, alpha: 1), 150, 0.5, 0.8),
    (UIColor(red: 0.6, green: 0.4, blue: 0.8, alpha: 1), 270, 0.5, 0.8),
    (UIColor(red: 0.8, green: 0.4, blue: 0.6, alpha: 1), 330, 0.5, 0.8),
  ]

  @Test(arguments: hues)
  func aColorHasAHue(color: UIColor, hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var parts: (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: nil)
    #expect(abs(parts.0 * 360 - hue) < 1e-3)
    #expect(abs(parts.1 - saturation) < 1e-5 && abs(parts.2 - brightness) < 1e-6)
  }

  @Test
  func missingPointersAreIgnored() {
    #expect(UIColor.white.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(UIColor.white.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(UIColor.white.getWhite(nil, alpha: nil))
  }

  @Test
  func resourcesAndNamesAreThoseOfSwiftUI() throws {
    let named = try #require(UIColor(named: "Brand"))
    #expect(Self.resolved(Color(named)) == Self.resolved(Color("Brand")))
    let resource = ColorResource(name: "Brand")
    #expect(Self.resolved(Color(UIColor(resource: resource))) == Self.resolved(Color(resource)))
  }
}
