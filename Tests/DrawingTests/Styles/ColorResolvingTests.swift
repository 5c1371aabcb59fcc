import Drawing
import Scene
import Testing

@Suite
struct ColorResolvingTests {
  private static func hex(_ view: some View) throws -> String? {
    let leaves = try view.drawn(1, 1).leaves
    return leaves.isEmpty ? nil : leaves[0].color?.hexadecimal
  }

  @Test(arguments: [
    (Color.red, "#FF453A"), (.orange, "#FF9F0A"), (.yellow, "#FFD60A"), (.green, "#30D158"),
    (.teal, "#40C8E0"), (.primary, "#FFFFFF"), (.secondary, "#EBEBF5"), (.gray, "#8E8E93"),
  ])
  func darkColorsMatchTheTable(color: Color, hex: String) throws {
    #expect(try Self.hex(color.colorScheme(.dark)) == hex)
  }

  @Test
  func stylesFollowTheAppearance() throws {
    #expect(try Self.hex(Rectangle().environment(\.colorScheme, .dark)) == "#FFFFFF")
    #expect(try Self.hex(Rectangle().fill(.background).colorScheme(.dark)) == "#000000")
    #expect(try Self.hex(Rectangle().fill(.separator).colorScheme(.dark)) == "#545458")
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    guard case .linear(let paint) = try gradient.colorScheme(.dark).drawn(1, 1).leaves[0].paint
    else { return #expect(Bool(false), "no gradient") }
    #expect(paint.stops.map(\.color.hexadecimal) == ["#FF453A", "#0A84FF"])
    let shadow = try Color.white.shadow(color: .red, radius: 1).colorScheme(.dark).drawn(1, 1)
    guard case .shadow(let filter)? = shadow.topLevelGroups.first?.filter
    else { return #expect(Bool(false), "no shadow") }
    #expect(filter.color.hexadecimal == "#FF453A")
  }

  @Test
  func preferredAppearanceApplies() throws {
    #expect(try Self.hex(Color.red.preferredColorScheme(.dark)) == "#FF453A")
    #expect(try Self.hex(Color.red.preferredColorScheme(nil)) == "#FF3B30")
  }

  @Test
  func preferredAppearanceIsReportedForThePreview() throws {
    func preferred(_ view: some View) throws -> ColorScheme? {
      try ImageRenderer(content: view).drawing().preferredColorScheme
    }
    #expect(try preferred(Color.red) == nil)
    #expect(try preferred(Color.red.preferredColorScheme(nil)) == nil)
    #expect(try preferred(Color.red.colorScheme(.dark)) == nil)
    #expect(try preferred(HStack { Color.red.preferredColorScheme(.dark) }) == .dark)
    let nested = Color.red.preferredColorScheme(.light).padding().preferredColorScheme(.dark)
    #expect(try preferred(nested) == .dark)
  }

  @Test
  func namesAreLookedUp() throws {
    let named = Color("Brand").opacity(0.5)
    #expect(try Self.hex(named) == "#FF00FF")
    let known = named.environment(\.namedColors, ["Brand": .green])
    #expect(try Self.hex(known) == "#34C759")
    #expect(try known.drawn(1, 1).leaves.first?.color?.alpha == 0.5)
    #expect(try Self.hex(named.environment(\.namedColors, ["Brand": named])) == "#FF00FF")
  }

  @Test
  func accentColorIsTheTint() throws {
    #expect(try Self.hex(Color.accentColor) == "#007AFF")
    #expect(try Self.hex(Color.accentColor.accentColor(.red)) == "#FF3B30")
  }

  @Test
  func colorsAreMixedInTheGivenSpace() throws {
    let (black, white) = (Color.black, Color.white)
    #expect(try Self.hex(black.mix(with: white, by: 0.5, in: .device)) == "#808080")
    // Half the lightness in OKLab is 0.125 of the light.
    #expect(try Self.hex(black.mix(with: white, by: 0.5)) == "#636363")
    #expect(try Self.hex(Color.red.mix(with: .blue, by: 0)) == "#FF3B30")
    #expect(try Self.hex(Color.red.mix(with: .blue, by: 2)) == "#007AFF")
    #expect(try Self.hex(Color.red.mix(with: .blue, by: .nan)) == "#FF3B30")
  }

  @Test
  func colorsAreResolvedToLinearComponents() {
    let resolved = Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
      .resolve(in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.25) < 1e-6)
    #expect(abs(resolved.linearGreen - 0.5) < 1e-6)
    #expect(resolved.opacity == 0.5)
    #expect(resolved.description == "#89BCFF80")
    var changed = resolved
    changed.red = 0
    #expect(changed.linearRed == 0)
    #expect(Color(changed).resolve(in: EnvironmentValues()).red == 0)
  }

  @Test
  func gradientOfAColorEndsInTheColor() throws {
    let list = try Rectangle().fill(Color.blue.gradient).drawn(10, 20)
    guard case .linear(let paint) = list.leaves[0].paint
    else { return #expect(Bool(false), "no gradient") }
    #expect(paint.stops.last?.color.hexadecimal == "#007AFF")
    #expect(paint.start == CGPoint(x: 5, y: 0) && paint.end == CGPoint(x: 5, y: 20))
  }

  @Test
  func perceptualGradientsAreSampledInSteps() throws {
    let gradient = Gradient(colors: [.black, .white]).colorSpace(.perceptual)
    let list = try Rectangle().fill(gradient).drawn(10, 20)
    guard case .linear(let paint) = list.leaves[0].paint
    else { return #expect(Bool(false), "no gradient") }
    #expect(paint.stops.count == 17)
    #expect(paint.stops[8].color.hexadecimal == "#636363")
  }
}
