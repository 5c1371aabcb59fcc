import SwiftUI
import Testing

/// Colours and colour spaces of Core Graphics.
@Suite
struct CGColorTests {
  private static var components: [(color: CGColor, components: [CGFloat], alpha: CGFloat)] {
    [
      (CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), [0.1, 0.2, 0.3, 0.4], 0.4),
      (CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), [0.1, 0.2, 0.3, 0.4], 0.4),
      (CGColor(gray: 0.1, alpha: 0.2), [0.1, 0.2], 0.2), (.black, [0, 1], 1), (.white, [1, 1], 1),
      (.clear, [0, 0], 0),
    ]
  }

  // The table is computed in the test, so that the constants are evaluated there.
  @Test(arguments: 0..<6)
  func aColorHasItsComponents(index: Int) {
    let (color, components, alpha) = Self.components[index]
    #expect(color.components == components)
    #expect(color.numberOfComponents == components.count)
    #expect(color.alpha == alpha)
    #expect(color.colorSpace?.numberOfComponents == components.count - 1)
    #expect(color.copy(alpha: 0.75)?.components == components.dropLast() + [0.75])
    #expect(color.copy(alpha: 0.75)?.colorSpace == color.colorSpace)
  }

  private static var spaces: [(name: String, text: String, count: Int)] {
    [
      (CGColorSpace.sRGB, "kCGColorSpaceSRGB", 3),
      (CGColorSpace.displayP3, "kCGColorSpaceDisplayP3", 3),
      (CGColorSpace.extendedSRGB, "kCGColorSpaceExtendedSRGB", 3),
      (CGColorSpace.linearSRGB, "kCGColorSpaceLinearSRGB", 3),
      (CGColorSpace.genericGrayGamma2_2, "kCGColorSpaceGenericGrayGamma2_2", 1),
    ]
  }

  @Test(arguments: 0..<5)
  func aSpaceIsFoundByItsName(index: Int) throws {
    let (name, text, count) = Self.spaces[index]
    #expect(name == text)
    let space = try #require(CGColorSpace(name: name))
    #expect(space.name == text && space.numberOfComponents == count)
    #expect(space == CGColorSpace(name: name))
    let others = Self.spaces.filter { $0.name != name }.compactMap { CGColorSpace(name: $0.name) }
    #expect(others.count == 4 && !others.contains(space))
    #expect(Set(others.map(\.hashValue) + [space.hashValue]).count == 5)
  }

  @Test
  func deviceSpacesAreThoseOfTheScreen() {
    #expect(CGColorSpaceCreateDeviceRGB().name == CGColorSpace.sRGB)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceGray().name == CGColorSpace.genericGrayGamma2_2)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }

  private static var conversions: [(color: CGColor?, expected: Color)] {
    func color(_ space: String, _ components: [CGFloat]) -> CGColor? {
      CGColorSpace(name: space).flatMap { CGColor(colorSpace: $0, components: components) }
    }
    return [
      (
        CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
        Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
      ),
      (CGColor(gray: 0.1, alpha: 0.4), Color(white: 0.1, opacity: 0.4)),
      (
        color(CGColorSpace.displayP3, [0.1, 0.2, 0.3, 0.4]),
        Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
      ),
      (
        color(CGColorSpace.linearSRGB, [0.1, 0.2, 0.3, 0.4]),
        Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
      ),
      (
        color(CGColorSpace.extendedSRGB, [0.1, 0.2, 0.3, 0.4]),
        Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
      ),
      (
        color(CGColorSpace.genericGrayGamma2_2, [0.1, 0.4]), Color(white: 0.1, opacity: 0.4)
      ),
    ]
  }

  @Test(arguments: 0..<6)
  func aColorIsConvertedFromItsSpace(index: Int) throws {
    let (color, expected) = Self.conversions[index]
    let converted = try #require(color)
    let environment = EnvironmentValues()
    #expect(Color(cgColor: converted).resolve(in: environment) == expected.resolve(in: environment))
    #expect(Color(converted).resolve(in: environment) == expected.resolve(in: environment))
    #expect(
      Color(UIColor(cgColor: converted)).resolve(in: environment)
        == expected.resolve(in: environment)
    )
  }

  @Test
  func equalColorsHaveEqualHashes() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
      CGColor(colorSpace: space, components: [1, 0, 0, 1]), CGColor(gray: 1, alpha: 1),
    ]
    for (index, color) in colors.enumerated() {
      #expect(colors.firstIndex(of: color) == index)
    }
    #expect(CGColor(gray: 1, alpha: 1).hashValue == CGColor.white.hashValue)
    #expect(CGColor.black.hashValue != CGColor.white.hashValue)
  }

  @Test
  func systemColorsHaveTheirLightComponents() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.cgColor.components == [0, 0, 0, 1])
  }
}
