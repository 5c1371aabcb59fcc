import Pixels
import Scene
import Testing

@testable import Drawing

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

  @Test(arguments: [100, 200, 1e9, .infinity])
  func amountsBeyondTheLimitHaveTheEffectOfTheLimit(amount: Double) throws {
    let pink = Color(red: 1, green: 0.25, blue: 0.6)
    #expect(try Self.pixel(pink.contrast(amount)) == [255, 0, 255, 255])
    #expect(try Self.pixel(pink.contrast(-amount)) == [0, 255, 0, 255])
    #expect(try Self.pixel(pink.saturation(amount)) == [255, 0, 255, 255])
    #expect(try Self.pixel(pink.saturation(-amount)) == [0, 255, 0, 255])
    #expect(try Self.pixel(pink.colorInvert().contrast(amount)) == [0, 255, 0, 255])
    let gray = Color(white: 0.503)
    #expect(try Self.pixel(gray.contrast(amount)) == Self.pixel(gray.contrast(100)))
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
  func nanChangesNothing() throws {
    let red = Self.red.saturation(.nan).contrast(.nan).brightness(.nan).grayscale(.nan)
    #expect(try Self.pixel(red) == Self.pixel(Self.red))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func invalidAnglesRotateNoHues(angle: Double) throws {
    #expect(try Self.pixel(Self.red.hueRotation(.degrees(angle))) == Self.pixel(Self.red))
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

  private func numbers(_ effect: ColorEffect) -> [Double] {
    effect.recoloring(in: EnvironmentValues()).numbers
  }

  /// Recolorings have four decimals.
  private func isNear(_ numbers: [Double], _ expected: [[Double]]) -> Bool {
    let all = expected.flatMap { $0 }
    return numbers.count == 16 && zip(numbers, all).allSatisfy { abs($0 - $1) < 6e-5 }
  }

  /// The matrices of the Filter Effects Module, section feColorMatrix.
  @Test(arguments: [0.0, 30, 90, 200])
  func hueRotationUsesThePublishedMatrix(degrees: Double) {
    let (c, s) = (Angle.degrees(degrees).cos, Angle.degrees(degrees).sin)
    func row(_ base: [Double], _ cosine: [Double], _ sine: [Double]) -> [Double] {
      (0..<3).map { base[$0] + c * cosine[$0] + s * sine[$0] } + [0]
    }
    let base = [0.213, 0.715, 0.072]
    #expect(
      isNear(
        numbers(.hueRotation(.degrees(degrees))),
        [
          row(base, [0.787, -0.715, -0.072], [-0.213, -0.715, 0.928]),
          row(base, [-0.213, 0.285, -0.072], [0.143, 0.140, -0.283]),
          row(base, [-0.213, -0.715, 0.928], [-0.787, 0.715, 0.072]), [0, 0, 0, 1],
        ]
      )
    )
  }

  @Test(arguments: [0.0, 0.25, 1, 3])
  func saturationUsesThePublishedMatrix(s: Double) {
    let matrix = [
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0], [0, 0, 0, 1],
    ]
    #expect(isNear(numbers(.saturation(s)), matrix))
    if s <= 1 { #expect(isNear(numbers(.grayscale(1 - s)), matrix)) }
  }

  @Test
  func grayscaleIsClamped() {
    #expect(numbers(.grayscale(-1)) == numbers(.grayscale(0)))
    #expect(numbers(.grayscale(2)) == numbers(.grayscale(1)))
    #expect(numbers(.grayscale(0.5)) != numbers(.grayscale(1)))
  }

  @Test
  func otherEffectsHaveTheirMatrices() {
    func rows(_ factor: Double, _ term: Double) -> [[Double]] {
      [[factor, 0, 0, term], [0, factor, 0, term], [0, 0, factor, term], [0, 0, 0, 1]]
    }
    #expect(isNear(numbers(.contrast(0.5)), rows(0.5, 0.25)))
    #expect(isNear(numbers(.brightness(0.3)), rows(1, 0.3)))
    #expect(isNear(numbers(.colorInvert(0.25)), rows(0.5, 0.25)))
    #expect(isNear(numbers(.colorInvert(1)), rows(-1, 1)))
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    #expect(
      isNear(
        numbers(.colorMultiply(color)),
        [[0.1, 0, 0, 0], [0, 0.2, 0, 0], [0, 0, 0.3, 0], [0, 0, 0, 0.4]]
      )
    )
    let black = [Double](repeating: 0, count: 4)
    #expect(
      isNear(numbers(.luminanceToAlpha), [black, black, black, [0.2126, 0.7152, 0.0722, 0]])
    )
  }

  @Test
  func amountsAreAnimated() {
    let effects: [ColorEffect] = [
      .saturation(3), .contrast(3), .brightness(3), .grayscale(3), .colorInvert(3),
      .hueRotation(.radians(3.0 / 128)),
    ]
    for effect in effects {
      var changed = effect
      #expect(changed.animatableData == 3)
      changed.animatableData = 5
      #expect(changed != effect && changed.animatableData == 5)
      changed.animatableData = 3
      #expect(changed == effect)
    }
    for effect in [ColorEffect.colorMultiply(.red), .luminanceToAlpha, .matrix([1])] {
      var changed = effect
      #expect(changed.animatableData == 0)
      changed.animatableData = 5
      #expect(changed == effect)
    }
  }

  @Test
  func matrixIsStoredRowByRow() {
    var matrix = ColorMatrix()
    #expect(matrix.numbers == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (1, 2, 3, 4, 50)
    (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) = (6, 7, 8, 9, 100)
    (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) = (11, 12, 13, 14, 150)
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (16, 17, 18, 19, 200)
    #expect(
      matrix.numbers == [1, 2, 3, 54, 6, 7, 8, 109, 11, 12, 13, 164, 16, 17, 18, 219]
    )
  }
}
