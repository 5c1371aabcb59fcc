import Testing

@testable import Pixels

/// The causes that are found for pairs of pictures, each with pairs that are just too different.
@Suite struct CauseFindingTests {
  typealias Cause = BitmapComparison.Cause
  typealias Pixel = [UInt8]

  static let white: Pixel = [255, 255, 255, 255]
  static let black: Pixel = [0, 0, 0, 255]
  static let clear: Pixel = [0, 0, 0, 0]

  static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> Bitmap? {
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    return Bitmap(width: width, height: height, bytes: pixels.flatMap { $0 })
  }

  /// Returns noise that depends on the position alone.
  static func noise(_ x: Int, _ y: Int) -> Pixel {
    var value = UInt64(bitPattern: Int64(x &* 7919 &+ y &* 104_729 &+ 5))
    value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    value ^= value >> 29
    value = value &* 0xBF58_476D_1CE4_E5B9
    return [UInt8(value >> 56), UInt8(value >> 48 & 255), UInt8(value >> 40 & 255), 255]
  }

  static func cause(
    _ reference: Bitmap?,
    _ actual: Bitmap?,
    _ tolerance: ImageTolerance = .exact
  ) throws -> Cause? {
    BitmapComparison(
      reference: try #require(reference),
      actual: try #require(actual),
      tolerance: tolerance
    ).cause
  }

  // MARK: - Colours

  /// Returns a white picture with a rectangle of one colour.
  static func box(
    _ color: Pixel,
    _ area: PixelRect,
    on ground: Pixel = white,
    _ width: Int = 20,
    _ height: Int = 20
  ) -> Bitmap? {
    picture(width, height) { x, y in
      let isInside =
        x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
      return isInside ? color : ground
    }
  }

  static let middle = PixelRect(x: 5, y: 6, width: 7, height: 4)

  @Test(arguments: [
    middle, PixelRect(x: 0, y: 0, width: 3, height: 3),
    PixelRect(x: 17, y: 17, width: 3, height: 3),
    PixelRect(x: 9, y: 9, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 20, height: 20),
  ])
  func aReplacedColorIsFound(area: PixelRect) throws {
    let red: Pixel = [255, 0, 0, 255]
    #expect(
      try Self.cause(Self.box(Self.black, area), Self.box(red, area))
        == .colors(from: Self.black, to: red)
    )
  }

  /// Returns rows of colours: each row of ten pixels has one colour.
  static func rows(_ colors: [Pixel], height: Int = 1) -> Bitmap? {
    picture(12, colors.count * height + 2) { x, y in
      guard x > 0, x < 11, y > 0, y <= colors.count * height else { return white }
      return colors[(y - 1) / height]
    }
  }

  @Test func thePairWithTheMostPixelsIsNamed() throws {
    let (old, new): (Pixel, Pixel) = ([0, 0, 200, 255], [0, 200, 0, 255])
    let reference = Self.rows([Self.black, old, old, old])
    let actual = Self.rows([[255, 0, 0, 255], new, new, new])
    #expect(try Self.cause(reference, actual) == .colors(from: old, to: new))
    let other = Self.rows([Self.black, Self.black, Self.black, old])
    let changed = Self.rows([[255, 0, 0, 255], [255, 0, 0, 255], [255, 0, 0, 255], new])
    #expect(try Self.cause(other, changed) == .colors(from: Self.black, to: [255, 0, 0, 255]))
  }

  /// A quarter of the pixels must have the pair that is named.
  @Test func manyReplacedColorsAreNotACause() throws {
    let old = (0..<5).map { [UInt8($0 * 40), 0, 200, 255] }
    let new = (0..<5).map { [0, UInt8(200 - $0 * 30), UInt8($0 * 9), 255] }
    let four = try Self.cause(Self.rows(Array(old[..<4])), Self.rows(Array(new[..<4])))
    #expect((0..<4).contains { four == .colors(from: old[$0], to: new[$0]) })
    #expect(try Self.cause(Self.rows(old), Self.rows(new)) == nil)
  }

  /// Two replaced colours need five changed pixels: four per colour, but three fewer are enough.
  @Test(arguments: [(4, false), (5, true), (6, true)])
  func fewPixelsOfManyColorsAreNotACause(count: Int, isFound: Bool) throws {
    let draw = { (colors: [Pixel]) in
      Self.picture(16, 3) { x, y in
        y == 1 && x >= 2 && x < 2 + count ? colors[x < 4 ? 0 : 1] : Self.white
      }
    }
    let old: [Pixel] = [Self.black, [0, 0, 200, 255]]
    let new: [Pixel] = [[255, 0, 0, 255], [0, 255, 0, 255]]
    let found = try Self.cause(draw(old), draw(new))
    #expect((found != nil) == isFound)
  }

  /// One in twenty pixels may have a colour within 40 steps of the replacement.
  @Test(
    arguments: [
      (20, [240, 0, 0, 255], true), (19, [240, 0, 0, 255], false), (20, [215, 0, 0, 255], true),
      (20, [214, 0, 0, 255], false), (20, [255, 40, 0, 255], true), (20, [255, 41, 0, 255], false),
      (20, [255, 0, 40, 255], true), (20, [255, 0, 41, 255], false), (20, [255, 0, 0, 215], true),
      (20, [255, 0, 0, 214], false),
    ] as [(Int, Pixel, Bool)]
  )
  func atMostOneInTwentyPixelsMayBeRounded(count: Int, odd: Pixel, isFound: Bool) throws {
    let draw = { (color: Pixel, last: Pixel) in
      Self.picture(24, 3) { x, y in
        guard y == 1, x >= 2, x < 2 + count else { return Self.white }
        return x == 1 + count ? last : color
      }
    }
    let red: Pixel = [255, 0, 0, 255]
    let found = try Self.cause(draw(Self.black, Self.black), draw(red, odd))
    #expect((found == .colors(from: Self.black, to: red)) == isFound)
  }

  // MARK: - Opacity

  @Test(
    arguments: [
      (200, 100, true), (16, 8, true), (15, 8, false), (16, 7, false), (100, 200, true),
      (255, 8, true), (255, 7, false), (254, 255, true),
    ] as [(UInt8, UInt8, Bool)]
  )
  func aFactorOfTheAlphaIsFound(before: UInt8, after: UInt8, isFound: Bool) throws {
    let reference = Self.box([10, 20, 30, before], Self.middle, on: Self.clear)
    let actual = Self.box([10, 20, 30, after], Self.middle, on: Self.clear)
    let found = try Self.cause(reference, actual)
    #expect((found == .opacity(Double(after) / Double(before))) == isFound)
  }

  /// Alphas may be off by 1.5, and colours by 1 and 255 divided by the lower alpha.
  @Test(
    arguments: [
      ([10, 20, 30, 101], [10, 20, 30, 50], true), ([10, 20, 30, 101], [10, 20, 30, 52], true),
      ([10, 20, 30, 101], [10, 20, 30, 53], false), ([10, 20, 30, 101], [10, 20, 30, 49], true),
      ([10, 20, 30, 101], [10, 20, 30, 48], false), ([10, 20, 30, 100], [15, 20, 30, 50], false),
      ([10, 20, 30, 100], [16, 20, 30, 50], true), ([10, 20, 30, 100], [17, 20, 30, 50], false),
      ([10, 20, 30, 100], [4, 20, 30, 50], true), ([10, 20, 30, 100], [3, 20, 30, 50], false),
      ([10, 20, 30, 100], [10, 26, 30, 50], true), ([10, 20, 30, 100], [10, 27, 30, 50], false),
      ([10, 20, 30, 100], [10, 20, 24, 50], true), ([10, 20, 30, 100], [10, 20, 23, 50], false),
      ([10, 20, 30, 1], [200, 20, 30, 0], true), ([10, 20, 30, 0], [200, 20, 30, 0], true),
    ] as [(Pixel, Pixel, Bool)]
  )
  func alphaAndColorAreRounded(before: Pixel, after: Pixel, isFound: Bool) throws {
    let draw = { (body: Pixel, other: Pixel) in
      Self.picture(20, 20) { x, y in
        guard x >= 5, x < 12, y >= 6, y < 10 else { return Self.clear }
        return x == 11 && y == 9 ? other : body
      }
    }
    let found = try Self.cause(
      draw([10, 20, 30, 200], before),
      draw([10, 20, 30, 100], after)
    )
    #expect((found == .opacity(0.5)) == (isFound || after == [15, 20, 30, 50]))
  }

  /// On an opaque background the distances from it shrink, which two colours prove.
  @Test func aFactorOfColorsIsFound() throws {
    let draw = { (colors: [Pixel]) in
      Self.picture(20, 20) { x, y in
        guard x >= 5, x < 12, y >= 6, y < 10 else { return Self.white }
        return colors[x < 8 ? 0 : 1]
      }
    }
    let two = try Self.cause(
      draw([[55, 255, 255, 255], [255, 155, 255, 255]]),
      draw([[155, 255, 255, 255], [255, 205, 255, 255]])
    )
    #expect(two == .opacity(0.5))
    // Off by 2 and by 3.
    let near = try Self.cause(
      draw([[55, 255, 255, 255], [255, 155, 255, 255]]),
      draw([[155, 255, 255, 255], [255, 203, 255, 255]])
    )
    #expect(near == .opacity(0.5))
    let far = try Self.cause(
      draw([[55, 255, 255, 255], [255, 155, 255, 255]]),
      draw([[155, 255, 255, 255], [255, 202, 255, 255]])
    )
    #expect(far != .opacity(0.5))
    let one = try Self.cause(
      draw([[55, 255, 255, 255], [55, 255, 255, 255]]),
      draw([[155, 255, 255, 255], [155, 255, 255, 255]])
    )
    #expect(one == .colors(from: [55, 255, 255, 255], to: [155, 255, 255, 255]))
    // Two shades of one colour have the same direction from the background.
    let shades = try Self.cause(
      draw([[55, 255, 255, 255], [155, 255, 255, 255]]),
      draw([[155, 255, 255, 255], [205, 255, 255, 255]])
    )
    #expect(shades != .opacity(0.5))
    // The second colour must be further than 40 from the direction of the first.
    let aside = try Self.cause(
      draw([[155, 255, 255, 255], [255, 214, 255, 255]]),
      draw([[205, 255, 255, 255], [255, 235, 255, 255]])
    )
    #expect(aside == .opacity(0.5))
    let nearby = try Self.cause(
      draw([[155, 255, 255, 255], [255, 215, 255, 255]]),
      draw([[205, 255, 255, 255], [255, 235, 255, 255]])
    )
    #expect(nearby != .opacity(0.5))
    let stronger = try Self.cause(
      draw([[155, 255, 255, 255], [255, 205, 255, 255]]),
      draw([[55, 255, 255, 255], [255, 155, 255, 255]])
    )
    #expect(stronger == .opacity(2))
  }

  // MARK: - Profiles

  /// Colours, and their values in another profile, computed with the primaries and transfer
  /// functions of the standards.
  static let profiles: [(BitmapComparison.Profile, [(Pixel, Pixel)])] = [
    (
      .toDisplayP3,
      [
        ([200, 60, 40, 255], [185, 71, 50, 255]),
        ([60, 200, 90, 255], [104, 197, 103, 255]),
        ([40, 80, 210, 255], [50, 79, 202, 255]),
        ([255, 0, 0, 255], [234, 51, 35, 255]),
        ([180, 180, 60, 255], [180, 180, 81, 255]),
        ([120, 40, 130, 255], [111, 45, 126, 255]),
        ([0, 255, 0, 255], [117, 251, 76, 255]),
      ]
    ),
    (
      .fromDisplayP3,
      [
        ([200, 60, 40, 255], [217, 42, 23, 255]),
        ([60, 200, 90, 255], [0, 203, 73, 255]),
        ([40, 80, 210, 255], [22, 81, 218, 255]),
        ([255, 0, 0, 255], [255, 0, 0, 255]),
        ([180, 180, 60, 255], [180, 180, 15, 255]),
        ([120, 40, 130, 255], [131, 32, 134, 255]),
        ([0, 255, 0, 255], [0, 255, 0, 255]),
      ]
    ),
    (
      .toLinear,
      [
        ([200, 60, 40, 255], [147, 12, 5, 255]),
        ([60, 200, 90, 255], [12, 147, 26, 255]),
        ([40, 80, 210, 255], [5, 20, 164, 255]),
        ([255, 0, 0, 255], [255, 0, 0, 255]),
        ([180, 180, 60, 255], [116, 116, 12, 255]),
        ([120, 40, 130, 255], [48, 5, 57, 255]),
        ([0, 255, 0, 255], [0, 255, 0, 255]),
      ]
    ),
    (
      .fromLinear,
      [
        ([200, 60, 40, 255], [229, 133, 110, 255]),
        ([60, 200, 90, 255], [133, 229, 160, 255]),
        ([40, 80, 210, 255], [110, 152, 234, 255]),
        ([255, 0, 0, 255], [255, 0, 0, 255]),
        ([180, 180, 60, 255], [219, 219, 133, 255]),
        ([120, 40, 130, 255], [182, 110, 189, 255]),
        ([0, 255, 0, 255], [0, 255, 0, 255]),
      ]
    ),
  ]

  @Test(arguments: profiles.indices) func conversionsOfColorsAreFound(index: Int) throws {
    let (profile, pairs) = Self.profiles[index]
    func draw(_ isOld: Bool, _ count: Int) -> Bitmap? {
      Self.picture(count * 3, 4) { x, _ in isOld ? pairs[x / 3].0 : pairs[x / 3].1 }
    }
    let old = draw(true, pairs.count)
    #expect(try Self.cause(old, draw(false, pairs.count)) == .profile(profile))
    // Two colours prove nothing.
    #expect(try Self.cause(draw(true, 2), draw(false, 2)) != .profile(profile))
    // Transparent pixels don't count; other alphas must be equal.
    func faded(_ isOld: Bool, alpha: UInt8) -> Bitmap? {
      Self.picture(pairs.count * 3, 4) { x, y in
        if y == 0 { return [isOld ? 1 : 200, 9, 9, 0] }
        let pixel = isOld ? pairs[x / 3].0 : pairs[x / 3].1
        return y == 1 ? Array(pixel[..<3]) + [alpha] : pixel
      }
    }
    #expect(try Self.cause(faded(true, alpha: 90), faded(false, alpha: 90)) == .profile(profile))
    #expect(try Self.cause(faded(true, alpha: 90), faded(false, alpha: 91)) != .profile(profile))
    // Each channel may be off by 3 steps, but not by 4.
    for channel in 0..<3 {
      for step in [-4, -3, 3, 4] {
        let value = Int(pairs[0].1[channel]) + step
        guard (0...255).contains(value) else { continue }
        let off = Self.picture(pairs.count * 3, 4) { x, y in
          var pixel = pairs[x / 3].1
          if x == 0 && y == 3 { pixel[channel] = UInt8(value) }
          return pixel
        }
        #expect((try Self.cause(old, off) == .profile(profile)) == (abs(step) == 3))
      }
    }
  }
}
