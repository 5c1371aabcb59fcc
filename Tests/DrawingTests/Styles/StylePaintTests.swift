import Drawing
import Foundation
import Scene
import Testing

/// The paint of every style and of every way to write it.
@Suite
struct StylePaintTests {
  /// A style and one that must paint the same.
  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: @Sendable () -> AnyShapeStyle
    let same: @Sendable () -> AnyShapeStyle

    init(
      _ description: String,
      _ style: @escaping @Sendable @autoclosure () -> some ShapeStyle,
      _ same: @escaping @Sendable @autoclosure () -> some ShapeStyle
    ) {
      testDescription = description
      self.style = { AnyShapeStyle(style()) }
      self.same = { AnyShapeStyle(same()) }
    }
  }

  private static func paints(_ style: AnyShapeStyle) throws -> [Paint] {
    try Rectangle().fill(style).drawn(40, 20).leaves.map(\.paint)
  }

  private static let stops = [
    Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 0.7),
  ]
  private static let gradient = Gradient(stops: stops)
  private static let even = Gradient(colors: [.red, .blue])
  private static let corner = UnitPoint(x: 0.25, y: 0.75)

  static let gradients = [
    Pair(
      "linear gradient",
      .linearGradient(gradient, startPoint: .top, endPoint: .trailing),
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .trailing)
    ),
    Pair(
      "linear gradient of colours",
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .trailing),
      LinearGradient(gradient: even, startPoint: .top, endPoint: .trailing)
    ),
    Pair(
      "linear gradient of stops",
      .linearGradient(stops: stops, startPoint: .top, endPoint: .trailing),
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .trailing)
    ),
    Pair(
      "linear gradient of any gradient",
      .linearGradient(AnyGradient(gradient), startPoint: .top, endPoint: .trailing),
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .trailing)
    ),
    Pair(
      "any gradient from top to bottom",
      AnyGradient(gradient),
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    ),
    Pair(
      "gradient from top to bottom",
      gradient,
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    ),
    Pair(
      "radial gradient",
      .radialGradient(gradient, center: corner, startRadius: 3, endRadius: 9),
      RadialGradient(gradient: gradient, center: corner, startRadius: 3, endRadius: 9)
    ),
    Pair(
      "radial gradient of colours",
      .radialGradient(colors: [.red, .blue], center: corner, startRadius: 3, endRadius: 9),
      RadialGradient(gradient: even, center: corner, startRadius: 3, endRadius: 9)
    ),
    Pair(
      "radial gradient of stops",
      .radialGradient(stops: stops, center: corner, startRadius: 3, endRadius: 9),
      RadialGradient(gradient: gradient, center: corner, startRadius: 3, endRadius: 9)
    ),
    Pair(
      "elliptical gradient by default",
      .ellipticalGradient(gradient),
      EllipticalGradient(
        gradient: gradient,
        center: .center,
        startRadiusFraction: 0,
        endRadiusFraction: 0.5
      )
    ),
    Pair(
      "elliptical gradient of colours by default",
      .ellipticalGradient(colors: [.red, .blue]),
      EllipticalGradient(
        gradient: even,
        center: .center,
        startRadiusFraction: 0,
        endRadiusFraction: 0.5
      )
    ),
    Pair(
      "elliptical gradient of stops by default",
      .ellipticalGradient(stops: stops),
      EllipticalGradient(
        gradient: gradient,
        center: .center,
        startRadiusFraction: 0,
        endRadiusFraction: 0.5
      )
    ),
    Pair(
      "type of an elliptical gradient by default",
      EllipticalGradient(gradient: gradient),
      EllipticalGradient(
        gradient: gradient,
        center: .center,
        startRadiusFraction: 0,
        endRadiusFraction: 0.5
      )
    ),
    Pair(
      "elliptical gradient",
      .ellipticalGradient(
        gradient,
        center: corner,
        startRadiusFraction: 0.1,
        endRadiusFraction: 0.7
      ),
      EllipticalGradient(
        gradient: gradient,
        center: corner,
        startRadiusFraction: 0.1,
        endRadiusFraction: 0.7
      )
    ),
    Pair(
      "elliptical gradient of colours",
      .ellipticalGradient(
        colors: [.red, .blue],
        center: corner,
        startRadiusFraction: 0.1,
        endRadiusFraction: 0.7
      ),
      EllipticalGradient(
        gradient: even,
        center: corner,
        startRadiusFraction: 0.1,
        endRadiusFraction: 0.7
      )
    ),
    Pair(
      "elliptical gradient of stops",
      .ellipticalGradient(
        stops: stops,
        center: corner,
        startRadiusFraction: 0.1,
        endRadiusFraction: 0.7
      ),
      EllipticalGradient(
        gradient: gradient,
        center: corner,
        startRadiusFraction: 0.1,
        endRadiusFraction: 0.7
      )
    ),
    Pair(
      "angular gradient",
      .angularGradient(
        gradient,
        center: corner,
        startAngle: .degrees(20),
        endAngle: .degrees(200)
      ),
      AngularGradient(
        gradient: gradient,
        center: corner,
        startAngle: .degrees(20),
        endAngle: .degrees(200)
      )
    ),
    Pair(
      "angular gradient of colours",
      .angularGradient(
        colors: [.red, .blue],
        center: corner,
        startAngle: .degrees(20),
        endAngle: .degrees(200)
      ),
      AngularGradient(
        gradient: even,
        center: corner,
        startAngle: .degrees(20),
        endAngle: .degrees(200)
      )
    ),
    Pair(
      "angular gradient of stops",
      .angularGradient(
        stops: stops,
        center: corner,
        startAngle: .degrees(20),
        endAngle: .degrees(200)
      ),
      AngularGradient(
        gradient: gradient,
        center: corner,
        startAngle: .degrees(20),
        endAngle: .degrees(200)
      )
    ),
    Pair(
      "conic gradient",
      .conicGradient(gradient, center: corner, angle: .degrees(20)),
      AngularGradient(
        gradient: gradient,
        center: corner,
        startAngle: .degrees(20),
        endAngle: .degrees(380)
      )
    ),
    Pair(
      "conic gradient of colours",
      .conicGradient(colors: [.red, .blue], center: corner),
      AngularGradient(
        gradient: even,
        center: corner,
        startAngle: .zero,
        endAngle: .degrees(360)
      )
    ),
    Pair(
      "conic gradient of stops",
      .conicGradient(stops: stops, center: corner),
      AngularGradient(
        gradient: gradient,
        center: corner,
        startAngle: .zero,
        endAngle: .degrees(360)
      )
    ),
  ]

  private static func grey(_ opacity: Double) -> Color {
    Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, opacity: opacity)
  }

  private static func pale(_ opacity: Double) -> Color {
    Color(red: 250.0 / 255, green: 250.0 / 255, blue: 250.0 / 255, opacity: opacity)
  }

  /// The greys are those of UIKit's semantic colours in the light appearance.
  static let semantic = [
    Pair("background", .background, Color.white),
    Pair(
      "separator",
      .separator,
      Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, opacity: 0.29)
    ),
    Pair("selection", .selection, Color.blue),
    Pair("tint", .tint, Color.blue),
    Pair("fill", .fill, grey(0.2)),
    Pair("link", .link, Color.blue),
    Pair("placeholder", .placeholder, Color.secondary.opacity(0.5)),
    Pair("foreground", .foreground, Color.primary),
    Pair("opacity of the foreground", .opacity(0.25), Color.primary.opacity(0.25)),
    Pair("ultra thin material", .ultraThinMaterial, pale(0.4)),
    Pair("thin material", .thinMaterial, pale(0.55)),
    Pair("regular material", .regularMaterial, pale(0.7)),
    Pair("thick material", .thickMaterial, pale(0.8)),
    Pair("ultra thick material", .ultraThickMaterial, pale(0.9)),
    Pair("material of bars", .bar, pale(0.85)),
    Pair("secondary tint", .tint.secondary, Color.blue.opacity(0.5)),
    Pair("tertiary tint", .tint.tertiary, Color.blue.opacity(0.25)),
    Pair("quaternary tint", .tint.quaternary, Color.blue.opacity(0.18)),
    Pair(
      "resolved colour",
      Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5),
      Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    ),
    Pair(
      "gradient of a colour",
      Color.red.gradient,
      LinearGradient(
        colors: [Color.red.mix(with: .white, by: 0.25), .red],
        startPoint: .top,
        endPoint: .bottom
      )
    ),
  ]

  @Test(arguments: gradients + semantic)
  func styleHasThePaint(pair: Pair) throws {
    let expected = try StylePaintTests.paints(pair.same())
    #expect(!expected.isEmpty)
    #expect(try StylePaintTests.paints(pair.style()) == expected)
  }

  private func bytes(_ style: some ShapeStyle, _ scheme: ColorScheme) throws -> String? {
    let view = Rectangle().fill(style).environment(\.colorScheme, scheme)
    return try view.drawn(4, 4).leaves.first?.color.map { "\($0.hexadecimal) \($0.alpha)" }
  }

  @Test
  func semanticStylesFollowTheAppearance() throws {
    #expect(try bytes(.background, .dark) == "#000000 1.0")
    #expect(try bytes(.separator, .dark)?.hasPrefix("#545458") == true)
    #expect(try bytes(.separator, .dark)?.hasSuffix(" 0.6") == true)
    #expect(try bytes(.fill, .dark)?.hasSuffix(" 0.36") == true)
    #expect(try bytes(.thickMaterial, .dark)?.hasPrefix("#28282A") == true)
  }

  @Test
  func shadowsHaveTheirDefaults() {
    let drop = ShadowStyle.drop(radius: 3)
    let black = Color(.sRGBLinear, white: 0, opacity: 0.33)
    #expect(drop == .drop(color: black, radius: 3, x: 0, y: 0))
    #expect(drop != .drop(radius: 3, x: 1) && drop != .drop(radius: 3, y: 1))
    let inner = ShadowStyle.inner(radius: 3)
    let darker = Color(.sRGBLinear, white: 0, opacity: 0.55)
    #expect(inner == .inner(color: darker, radius: 3, x: 0, y: 0))
    #expect(inner != .drop(color: darker, radius: 3))
  }

  @Test
  func stylesOfTheForegroundKeepItsColor() throws {
    let view = Rectangle().fill(.shadow(.drop(radius: 3))).foregroundStyle(.red)
    #expect(try view.drawn(20, 20).leaves.map(\.color).contains(Color.red.rgbaBytes))
    let blended = Rectangle().fill(.blendMode(.multiply)).foregroundStyle(.red)
    #expect(try blended.drawn(20, 20).leaves.map(\.color) == [Color.red.rgbaBytes])
    #expect(try blended.drawn(20, 20).leaves.map(\.blend) == [.multiply])
  }

  @Test
  func foregroundHasSeveralLevels() throws {
    func colors(_ view: some View) throws -> [RGBA?] { try view.drawn(30, 10).leaves.map(\.color) }
    let levels = HStack(spacing: 0) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
    }
    #expect(
      try colors(levels.foregroundStyle(.red, .green)).prefix(2)
        == [Color.red.rgbaBytes, Color.green.rgbaBytes]
    )
    #expect(
      try colors(levels.foregroundStyle(.red, .green, .blue))
        == [Color.red.rgbaBytes, Color.green.rgbaBytes, Color.blue.rgbaBytes]
    )
  }

  @Test
  func tintMayBeAnyStyle() throws {
    func paints(_ view: some View) throws -> [Paint] { try view.drawn(10, 10).leaves.map(\.paint) }
    let tinted = Rectangle().fill(.tint)
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try paints(tinted.tint(gradient)) == paints(Rectangle().fill(gradient)))
    #expect(try paints(tinted.tint(LinearGradient?.none)) == paints(Rectangle().fill(.blue)))
    #expect(try paints(tinted.accentColor(.green)) == paints(Rectangle().fill(.green)))
    #expect(
      try paints(Rectangle().fill(.background).backgroundStyle(.green))
        == paints(Rectangle().fill(.green))
    )
  }

  @Test
  func resolvedColorsHaveComponentsInLinearLight() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    (color.red, color.green, color.blue) = (0.25, 0.5, 0.75)
    // The transfer function of sRGB, IEC 61966-2-1.
    func light(_ value: Double) -> Double { Foundation.pow((value + 0.055) / 1.055, 2.4) }
    #expect(abs(Double(color.linearRed) - light(0.25)) < 1e-6)
    #expect(abs(Double(color.linearGreen) - light(0.5)) < 1e-6)
    #expect(abs(Double(color.linearBlue) - light(0.75)) < 1e-6)
    #expect(abs(color.red - 0.25) < 1e-6 && abs(color.green - 0.5) < 1e-6)
    #expect(abs(color.blue - 0.75) < 1e-6 && color.opacity == 1)
    #expect(color.description == "#4080BFFF")
    color.red = 0.02
    #expect(abs(color.linearRed - 0.02 / 12.92) < 1e-6)
    #expect(color.description == "#0580BFFF")
    color.opacity = .nan
    #expect(color.description == "#0580BF00")
  }

  @Test
  func resolvedColorsAnimateTheirLight() {
    var color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let data = color.animatableData
    #expect(data.first == color.linearRed * 128)
    #expect(data.second.first == color.linearGreen * 128)
    #expect(data.second.second.first == color.linearBlue * 128)
    #expect(data.second.second.second == color.opacity * 128)
    let same = color
    color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    color.animatableData = data
    #expect(color == same)
  }
}
