import Foundation
import Testing

@testable import Drawing

/// Conversions between colour spaces.
@Suite
struct ColorSpaceTests {
  private func near(_ numbers: [Double], _ expected: [Double], _ tolerance: Double) -> Bool {
    numbers.count == expected.count
      && zip(numbers, expected).allSatisfy { abs($0 - $1) < tolerance }
  }

  private func components(_ color: Color) -> [Double] {
    let color = color.components(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity]
  }

  /// The six sectors of the colour wheel, a quarter of a sector after their start.
  @Test(arguments: [
    (0.25, [0.8, 0.5, 0.4]), (1.25, [0.7, 0.8, 0.4]), (2.25, [0.4, 0.8, 0.5]),
    (3.25, [0.4, 0.7, 0.8]), (4.25, [0.5, 0.4, 0.8]), (5.25, [0.8, 0.4, 0.7]),
    (6.25, [0.8, 0.5, 0.4]), (-0.75, [0.8, 0.4, 0.7]),
  ])
  func huesHaveSixSectors(sixths: Double, expected: [Double]) {
    let color = Color(hue: sixths / 6, saturation: 0.5, brightness: 0.8, opacity: 0.3)
    #expect(near(components(color), expected + [0.3], 1e-9))
  }

  @Test(arguments: [(0.5, 0.0), (0.5, -0.5), (.infinity, 0.5), (.nan, 0.5)])
  func colorsWithoutHueOrSaturationAreGrey(hue: Double, saturation: Double) {
    let color = Color(hue: hue, saturation: saturation, brightness: 0.8, opacity: 0.3)
    #expect(components(color) == [0.8, 0.8, 0.8, 0.3])
  }

  @Test
  func colorsAreOpaqueByDefault() {
    #expect(components(Color(red: 0.1, green: 0.2, blue: 0.3)) == [0.1, 0.2, 0.3, 1])
    #expect(components(Color(white: 0.1)) == [0.1, 0.1, 0.1, 1])
    #expect(components(Color(hue: 0, saturation: 0, brightness: 0.1)) == [0.1, 0.1, 0.1, 1])
    #expect(Color.Resolved(red: 1, green: 1, blue: 1).opacity == 1)
  }

  @Test(arguments: [
    ("#7A3", [0x77, 0xAA, 0x33, 255]), ("#123456", [0x12, 0x34, 0x56, 255]),
    ("789ABCDE", [0x78, 0x9A, 0xBC, 0xDE]),
  ])
  func hexadecimalDigitsAreComponents(text: String, bytes: [Int]) throws {
    let color = try #require(Color(hexadecimal: text))
    #expect(near(components(color), bytes.map { Double($0) / 255 }, 1e-12))
  }

  /// The columns of the published matrix from Display P3 to sRGB.
  @Test(arguments: [
    ([1.0, 0, 0], [1.22494, -0.04206, -0.01964]), ([0, 1, 0], [-0.22494, 1.04206, -0.07864]),
    ([0, 0, 1], [0, 0, 1.09827]),
  ])
  func displayP3ColorsAreConvertedByThePublishedMatrix(color: [Double], light: [Double]) {
    let converted = Color(.displayP3, red: color[0], green: color[1], blue: color[2])
      .resolve(in: EnvironmentValues())
    let found = [converted.linearRed, converted.linearGreen, converted.linearBlue].map(Double.init)
    #expect(near(found, light, 1e-5))
  }

  /// The transfer function of sRGB, IEC 61966-2-1, with its linear beginning.
  @Test(arguments: [0.001, 0.003, 0.0032, 0.005, 0.02, 0.4, 0.9, 1])
  func componentsFollowTheTransferFunction(light: Double) {
    let expected =
      light > 0.0031308 ? 1.055 * Foundation.pow(light, 1 / 2.4) - 0.055 : light * 12.92
    #expect(abs(Color.RGBColorSpace.component(of: light) - expected) < 1e-12)
    #expect(abs(Color.RGBColorSpace.light(of: expected) - light) < 1e-9)
  }

  @Test(arguments: [0.01, 0.04, 0.041, 0.06, 0.08, 0.5, 1])
  func lightFollowsTheTransferFunction(component: Double) {
    let expected =
      component > 0.04045
      ? Foundation.pow((component + 0.055) / 1.055, 2.4) : component / 12.92
    #expect(abs(Color.RGBColorSpace.light(of: component) - expected) < 1e-12)
  }

  @Test(arguments: [
    (8.0, 1, 3, 2.0), (32, 2, 5, 4), (0.25, 1, 2, 0.5), (0.03125, 1, 5, 0.5), (1, 7, 3, 1),
    (1e12, 1, 3, 1e12), (2e12, 1, 3, 2e12), (1e9, 1, 3, 1000),
  ])
  func powersHaveRationalExponents(base: Double, numerator: Int, denominator: Int, power: Double) {
    let found = Color.RGBColorSpace.power(base, numerator: numerator, denominator: denominator)
    #expect(abs(found / power - 1) < 1e-12)
  }

  @Test
  func powersOfNonFiniteNumbersAreTheBase() {
    #expect(Color.RGBColorSpace.power(.infinity, numerator: 1, denominator: 3) == .infinity)
    #expect(Color.RGBColorSpace.power(.nan, numerator: 1, denominator: 3).isNaN)
  }

  /// Lightness, a and b of the primary colours, as Björn Ottosson published them for OKLab.
  @Test(arguments: [
    ([1.0, 0, 0], [0.627955, 0.224863, 0.125846]), ([0, 1, 0], [0.866440, -0.233888, 0.179498]),
    ([0, 0, 1], [0.452014, -0.032457, -0.311528]), ([1, 1, 1], [1, 0, 0]), ([0, 0, 0], [0, 0, 0]),
    ([2, -1, -0.5], [0.627955, 0.224863, 0.125846]),
  ])
  func perceptualComponentsMatchOKLab(color: [Double], lab: [Double]) {
    let components = Color.Components(
      red: color[0],
      green: color[1],
      blue: color[2],
      opacity: 0.25
    )
    let numbers = components.perceptualNumbers
    #expect(near(numbers, lab + [0.25], 1e-4))
    let expected = color.map { min(max($0, 0), 1) } + [0.25]
    #expect(near(Color.Components.numbers(perceptual: numbers), expected, 1e-4))
  }

  /// Mixing interpolates lightness, a, b and opacity.
  @Test(arguments: [0.25, 0.5, 0.75])
  func colorsAreMixedInOKLab(fraction: Double) {
    let (red, blue) = (
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, opacity: 0)
    )
    let mixed = red.mix(with: blue, by: fraction).components(in: EnvironmentValues())
    let expected = zip([0.627955, 0.224863, 0.125846, 1], [0.452014, -0.032457, -0.311528, 0])
      .map { $0 + ($1 - $0) * fraction }
    #expect(near(mixed.perceptualNumbers, expected, 1e-3))
    let device = red.mix(with: blue, by: fraction, in: .device)
    #expect(near(components(device), [1 - fraction, 0, fraction, 1 - fraction], 1e-12))
    #expect(red.mix(with: blue, by: -1) == red.mix(with: blue, by: 0))
    #expect(red.mix(with: blue, by: 1.5) == red.mix(with: blue, by: 1))
    #expect(red.mix(with: blue, by: fraction) == red.mix(with: blue, by: fraction, in: .perceptual))
  }

  @Test
  func descriptionsHaveTwoDigitsPerComponent() {
    func text(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) -> String {
      var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity)
      (color.red, color.green, color.blue) = (red, green, blue)
      return color.description
    }
    #expect(text(0, 15 / 255, 16 / 255, 17 / 255) == "#000F1011")
    #expect(text(2, -1, .nan, 1) == "#FF0000FF")
    #expect(text(254 / 255, 1 / 255, 0.5, 0) == "#FE018000")
  }

  @Test
  func greenAndBlueOfAResolvedColorCanBeSet() {
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.1, green: 0.2, blue: 0.3)
    #expect(abs(color.linearRed - 0.1) < 1e-6 && abs(color.linearBlue - 0.3) < 1e-6)
    color.green = 1
    #expect(color.linearGreen == 1 && abs(color.linearRed - 0.1) < 1e-6)
    color.blue = 0
    #expect(color.linearBlue == 0 && color.linearGreen == 1)
  }

  @Test
  func accentColorKeepsTheOpacityOfTheTint() {
    var environment = EnvironmentValues()
    environment.tint = .color(RGBA(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.25))
    let accent = Color.accentColor.components(in: environment)
    #expect(
      near([accent.red, accent.green, accent.blue, accent.opacity], [0.2, 0.4, 0.6, 0.25], 0.003)
    )
  }

  @Test
  func colorsAreAnimatedInLinearLight() {
    var color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    let data = color.animatableData
    let light = [0.2, 0.4, 0.6].map { Foundation.pow(($0 + 0.055) / 1.055, 2.4) * 128 }
    let found = [data.first, data.second.first, data.second.second.first]
    #expect(near(found, light, 1e-9))
    #expect(data.second.second.second == 64)
    color = .white
    color.animatableData = data
    #expect(near(components(color), [0.2, 0.4, 0.6, 0.5], 1e-9))
  }

  @Test(arguments: [
    (Color(red: 1, green: 0, blue: 0), ["fixed"]), (.red, ["adaptive"]), (.accentColor, []),
    (Color("Brand"), ["named"]), (Color.red.mix(with: .blue, by: 0.5), ["mixed"]),
  ])
  func dumpsNameTheKindOfTheColor(color: Color, names: [String]) {
    let mirror = Mirror(reflecting: color.source)
    #expect(mirror.children.compactMap(\.label) == names)
    #expect(mirror.displayStyle == .enum)
  }

  @Test
  func onlyFixedColorsAreConstant() {
    #expect(Color(red: 1, green: 0, blue: 0).isConstant)
    #expect(!Color.red.isConstant && !Color.accentColor.isConstant && !Color("Brand").isConstant)
    let black = SystemColor(white: 0, alpha: 1)
    #expect(Color(SystemColor(light: black, dark: black)).isConstant)
    #expect(!Color(SystemColor(light: black, dark: .white)).isConstant)
  }
}
