import Drawing
import Pixels
import Scene
import Testing

@Suite
struct ColorEffectTests {
  /// The colour of the first pixel of a view, with its opacity.
  private static func pixel(_ view: some View) throws -> [UInt8] {
    Array(try view.drawn(4, 4).bitmap().bytes.prefix(4))
  }

  private static let red = Color.red

  @Test
  func saturationMixesWithTheLuminance() throws {
    #expect(try Self.pixel(Self.red.saturation(0)) == [100, 100, 100, 255])
    #expect(try Self.pixel(Self.red.grayscale(1)) == [100, 100, 100, 255])
    #expect(try Self.pixel(Self.red.saturation(1)) == [255, 59, 48, 255])
    #expect(try Self.pixel(Self.red.saturation(2)) == [255, 18, 0, 255])
  }

  @Test
  func colorsAreScaledShiftedAndInverted() throws {
    #expect(try Self.pixel(Self.red.brightness(0.2)) == [255, 110, 99, 255])
    #expect(try Self.pixel(Self.red.brightness(-1)) == [0, 0, 0, 255])
    #expect(try Self.pixel(Self.red.contrast(0)) == [128, 128, 128, 255])
    #expect(try Self.pixel(Self.red.contrast(-1)) == [0, 196, 207, 255])
    #expect(try Self.pixel(Self.red.colorInvert()) == [0, 196, 207, 255])
    #expect(try Self.pixel(Self.red.colorMultiply(Color(white: 0.5))) == [128, 30, 24, 255])
  }

  @Test
  func huesWrapAround() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try Self.pixel(red.hueRotation(.degrees(180))) == [0, 109, 109, 255])
    #expect(try Self.pixel(red.hueRotation(.degrees(360))) == [255, 0, 0, 255])
  }

  @Test
  func brightnessBecomesOpacity() throws {
    #expect(try Self.pixel(Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
    #expect(try Self.pixel(Color(red: 0, green: 1, blue: 0).luminanceToAlpha()) == [0, 0, 0, 182])
    let half = Color.white.opacity(0.5).luminanceToAlpha()
    #expect(try Self.pixel(half) == [0, 0, 0, 128])
  }

  @Test
  func luminanceCanBeAMask() throws {
    let view = Color.red.mask(Color(white: 0).luminanceToAlpha())
    #expect(try Self.pixel(view) == [0, 0, 0, 0])
    let svg = try ImageRenderer(content: view.frame(width: 4, height: 4)).svg()
    #expect(svg.contains("mask-type:alpha"))
    #expect(svg.contains("fill=\"#000000\""))
  }

  @Test
  func colorFiltersInMasksAreIgnored() throws {
    let view = Color.red.mask(Color.white.colorInvert()).frame(width: 4, height: 4)
    let svg = try ImageRenderer(content: view).svg()
    #expect(!svg.contains("feColorMatrix"))
    #expect(try Self.pixel(view) == [255, 59, 48, 255])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostileAmountsAreDrawn(amount: Double) throws {
    let list = try Self.red.saturation(amount).contrast(amount).brightness(amount)
      .grayscale(amount).hueRotation(.degrees(amount)).drawn(4, 4)
    #expect(try list.bitmap().bytes.count == 64)
  }

  @Test
  func amountsMoveSmoothly() throws {
    struct Fading: View {
      @State private var amount = 0.0
      var body: some View {
        Color.black.brightness(amount)
          .onAppear { withAnimation(.linear(duration: 1)) { amount = 1 } }
      }
    }
    let bytes = try Fading().drawn(4, 4, at: 0.5).bitmap().bytes
    #expect(bytes[0] == 128)
  }
}
