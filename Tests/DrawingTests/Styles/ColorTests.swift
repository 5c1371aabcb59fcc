import Drawing
import Scene
import Testing

@Suite
struct ColorTests {
  @Test(arguments: [
    (Color.red, "FF3B30"), (.orange, "FF9500"), (.yellow, "FFCC00"), (.green, "34C759"),
    (.mint, "00C7BE"), (.teal, "30B0C7"), (.cyan, "32ADE6"), (.blue, "007AFF"),
    (.indigo, "5856D6"), (.purple, "AF52DE"), (.pink, "FF2D55"), (.brown, "A2845E"),
    (.gray, "8E8E93"), (.white, "FFFFFF"), (.black, "000000"), (.primary, "000000"),
  ])
  func systemColorsMatchTheTable(color: Color, hex: String) throws {
    #expect(try ColorTests.hex(color) == hex)
  }

  @Test(arguments: [
    (0.0, "FF0000"), (2.0, "00FF00"), (4.0, "0000FF"), (6.0, "FF0000"), (1.0, "FFFF00"),
    (-2.0, "0000FF"), (Double.nan, "FFFFFF"),
  ])
  func hueWrapsAround(sixths: Double, hex: String) throws {
    #expect(try ColorTests.hex(Color(hue: sixths / 6, saturation: 1, brightness: 1)) == hex)
  }

  @Test(arguments: [
    (Color(white: 0.5), "808080"), (Color(.sRGBLinear, white: 0.5), "BCBCBC"),
    (Color(.displayP3, red: 1, green: 1, blue: 1), "FFFFFF"),
    (Color(red: 2, green: -1, blue: .nan), "FF0000"),
  ])
  func componentsAreConvertedToTheColorSpace(color: Color, hex: String) throws {
    #expect(try ColorTests.hex(color) == hex)
  }

  @Test(arguments: [
    (HierarchicalShapeStyle.primary, "000000", 1.0), (.secondary, "3C3C43", 0.6),
    (.tertiary, "3C3C43", 0.3), (.quaternary, "3C3C43", 0.18),
  ])
  func levelsMatchTheTable(
    level: HierarchicalShapeStyle,
    hex: String,
    alpha: Double
  ) throws {
    let color = try #require(try Rectangle().fill(level).drawn(1, 1).leaves.first?.color)
    #expect(color.hexadecimal.hasPrefix("#\(hex)"))
    #expect(abs(color.alpha - alpha) < 0.003)
  }

  @Test
  func opacityMultiplies() throws {
    let alpha = try Color.red.opacity(0.5).opacity(0.5).drawn(1, 1).leaves.first?.color?.alpha
    #expect(alpha == 0.25)
    #expect(try Color.secondary.drawn(1, 1).leaves.first?.color?.alpha == 0.6)
  }

  @Test
  func gradientUsesTheFrameOfTheShape() throws {
    let list = try Circle().size(width: 4, height: 4)
      .fill(.linearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom))
      .drawn(20, 40)
    guard case .linear(let paint) = list.leaves.first?.paint else {
      return #expect(Bool(false), "no gradient")
    }
    #expect(paint.start == CGPoint(x: 10, y: 0))
    #expect(paint.end == CGPoint(x: 10, y: 40))
    #expect(paint.stops.map(\.location) == [0, 0.5, 1])
  }

  private static func hex(_ color: Color) throws -> String? {
    let list = try color.drawn(1, 1)
    guard let rgba = list.leaves.first?.color else { return nil }
    return [rgba.red, rgba.green, rgba.blue].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
