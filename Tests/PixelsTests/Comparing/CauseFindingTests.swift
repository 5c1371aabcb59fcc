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
  @Test func manyReplacedColorsAreNoCause() throws {
    let old = (0..<5).map { [UInt8($0 * 40), 0, 200, 255] }
    let new = (0..<5).map { [0, UInt8(200 - $0 * 30), UInt8($0 * 9), 255] }
    let four = try Self.cause(Self.rows(Array(old[..<4])), Self.rows(Array(new[..<4])))
    #expect((0..<4).contains { four == .colors(from: old[$0], to: new[$0]) })
    #expect(try Self.cause(Self.rows(old), Self.rows(new)) == nil)
  }

  /// Two replaced colours need five changed pixels: four per colour, but three fewer are enough.
  @Test(arguments: [(4, false), (5, true), (6, true)])
  func fewPixelsOfManyColorsAreNoCause(count: Int, isFound: Bool) throws {
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
  func roundedPixelsAreFew(count: Int, odd: Pixel, isFound: Bool) throws {
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

  /// Colours, and their values in another profile, computed with the primaries and transfer functions
  /// of the standards.
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

  // MARK: - Sizes

  @Test(arguments: [
    PixelRect(x: 3, y: 4, width: 9, height: 7), PixelRect(x: 0, y: 1, width: 12, height: 10),
    PixelRect(x: 0, y: 0, width: 9, height: 9), PixelRect(x: 7, y: 6, width: 13, height: 12),
    PixelRect(x: 1, y: 0, width: 19, height: 17), PixelRect(x: 2, y: 2, width: 1, height: 2),
  ])
  func partsOfAPictureAreFound(part: PixelRect) throws {
    let whole = Self.picture(20, 18, Self.noise)
    let small = Self.picture(part.width, part.height) { Self.noise($0 + part.x, $1 + part.y) }
    #expect(try Self.cause(whole, small) == .cropped(part))
    #expect(try Self.cause(small, whole) == .extended(part))
  }

  @Test func plainPartsAreNoCause() throws {
    let whole = Self.box(Self.black, Self.middle)
    let plain = Self.box(Self.white, Self.middle, 6, 5)
    #expect(try Self.cause(whole, plain) == .size)
    #expect(try Self.cause(plain, whole) == .size)
    let crossed = Self.picture(6, 30, Self.noise)
    #expect(try Self.cause(Self.picture(20, 18, Self.noise), crossed) == .size)
  }

  @Test(arguments: [
    (3, 5), (1, 5), (2, 0), (2, 1), (2, 16), (4, 18), (1, 0),
  ])
  func insertedRowsAndColumnsAreFound(count: Int, at: Int) throws {
    let reference = Self.picture(20, 18, Self.noise)
    let rows = Self.picture(20, 18 + count) { x, y in
      y < at ? Self.noise(x, y) : y < at + count ? Self.noise(x + 90, y) : Self.noise(x, y - count)
    }
    #expect(try Self.cause(reference, rows) == .rows(count, at: at))
    #expect(try Self.cause(rows, reference) == .rows(-count, at: at))
    let turned = Self.picture(18, 20) { Self.noise($1, $0) }
    let columns = Self.picture(18 + count, 20) { x, y in
      x < at ? Self.noise(y, x) : x < at + count ? Self.noise(y + 90, x) : Self.noise(y, x - count)
    }
    #expect(try Self.cause(turned, columns) == .columns(count, at: at))
    #expect(try Self.cause(columns, turned) == .columns(-count, at: at))
  }

  /// In a picture of the same size, the last rows move out of it, at most half of those that follow.
  @Test(arguments: [(1, 5, true), (6, 5, true), (7, 5, false), (3, 12, true), (4, 12, false)])
  func insertedRowsPushOthersOut(count: Int, at: Int, isFound: Bool) throws {
    let reference = Self.picture(20, 18, Self.noise)
    let rows = Self.picture(20, 18) { x, y in
      y < at ? Self.noise(x, y) : y < at + count ? Self.noise(x + 90, y) : Self.noise(x, y - count)
    }
    #expect((try Self.cause(reference, rows) == .rows(count, at: at)) == isFound)
    #expect((try Self.cause(rows, reference) == .rows(-count, at: at)) == isFound)
    let turned = Self.picture(18, 20) { Self.noise($1, $0) }
    let columns = Self.picture(18, 20) { x, y in
      x < at ? Self.noise(y, x) : x < at + count ? Self.noise(y + 90, x) : Self.noise(y, x - count)
    }
    #expect((try Self.cause(turned, columns) == .columns(count, at: at)) == isFound)
    #expect((try Self.cause(columns, turned) == .columns(-count, at: at)) == isFound)
  }

  /// Returns bright and dark squares of four pixels, each magnified.
  static func squares(_ across: Int, _ down: Int) -> Bitmap? {
    picture(16 * across, 12 * down) { x, y in
      (x / (4 * across) + y / (4 * down)) % 3 == 0 ? [0, 0, 200, 255] : white
    }
  }

  @Test func otherScalesAreFound() throws {
    #expect(try Self.cause(Self.squares(1, 1), Self.squares(2, 2)) == .scaled(2))
    #expect(try Self.cause(Self.squares(3, 3), Self.squares(1, 1)) == .scaled(1.0 / 3))
    #expect(try Self.cause(Self.squares(2, 2), Self.squares(3, 3)) == .scaled(1.5))
    #expect(
      try Self.cause(Self.squares(1, 1), Self.squares(2, 1))
        == .resized(from: .init(width: 16, height: 12), to: .init(width: 32, height: 12))
    )
    #expect(
      try Self.cause(Self.squares(1, 3), Self.squares(2, 1))
        == .resized(from: .init(width: 16, height: 36), to: .init(width: 32, height: 12))
    )
    #expect(try Self.cause(Self.squares(1, 1), Self.picture(32, 24, Self.noise)) == .size)
    let plain = Self.picture(32, 24) { _, _ in Self.white }
    #expect(try Self.cause(Self.picture(16, 12) { _, _ in Self.white }, plain) == .size)
  }

  // MARK: - Objects

  /// Returns noise in a rectangle.
  static func object(_ area: PixelRect, ground: Pixel = white, odd: Bool = false) -> Bitmap? {
    picture(30, 24) { x, y in
      guard x >= area.x, x < area.x + area.width, y >= area.y, y < area.y + area.height else {
        return ground
      }
      if odd && x == area.x + area.width - 1 && y == area.y + area.height - 1 { return black }
      return noise(x - area.x, y - area.y)
    }
  }

  @Test(arguments: [
    (5, 5, 6, 5), (5, 5, 4, 5), (5, 5, 5, 6), (5, 5, 5, 4), (0, 0, 20, 15), (20, 15, 0, 0),
    (0, 5, 3, 5), (5, 0, 5, 9), (23, 5, 9, 5), (5, 18, 5, 2),
  ])
  func objectsThatMovedAreFound(x: Int, y: Int, toX: Int, toY: Int) throws {
    let size = (width: 7, height: 6)
    let from = Self.object(PixelRect(x: x, y: y, width: size.width, height: size.height))
    let area = PixelRect(x: toX, y: toY, width: size.width, height: size.height)
    #expect(try Self.cause(from, Self.object(area)) == .moved(x: toX - x, y: toY - y))
    #expect(
      try Self.cause(from, Self.object(area, odd: true)) != .moved(x: toX - x, y: toY - y)
    )
  }

  /// Returns a picture with a box of two halves.
  static func halves(_ area: PixelRect) -> Bitmap? {
    picture(30, 24) { x, y in
      guard x >= area.x, x < area.x + area.width, y >= area.y, y < area.y + area.height else {
        return white
      }
      return x < area.x + area.width / 2 ? black : [0, 0, 200, 255]
    }
  }

  @Test(arguments: [(6, 6, 12, 6), (6, 6, 6, 12), (12, 12, 6, 6), (6, 6, 8, 8), (4, 4, 8, 8)])
  func objectsOfAnotherSizeAreFound(width: Int, height: Int, toWidth: Int, toHeight: Int) throws {
    let from = Self.halves(PixelRect(x: 5, y: 5, width: width, height: height))
    let to = Self.halves(PixelRect(x: 5, y: 5, width: toWidth, height: toHeight))
    #expect(
      try Self.cause(from, to)
        == .resized(
          from: .init(width: width, height: height),
          to: .init(width: toWidth, height: toHeight)
        )
    )
  }

  /// Objects of fewer than 16 pixels look alike by chance.
  @Test func smallObjectsAreNotResized() throws {
    let small = Self.halves(PixelRect(x: 5, y: 5, width: 5, height: 3))
    let large = Self.halves(PixelRect(x: 5, y: 5, width: 10, height: 6))
    #expect(
      try Self.cause(small, large)
        != .resized(from: .init(width: 5, height: 3), to: .init(width: 10, height: 6))
    )
  }

  @Test(arguments: [(1, 0), (-1, 0), (0, 1), (0, -1), (3, 2), (-2, 5), (15, 0), (0, -12)])
  func everythingThatMovedIsFound(dx: Int, dy: Int) throws {
    // Equal rows would be found as inserted rows, so the new content at the edges is noise.
    let reference = Self.picture(32, 28) { Self.noise($0, $1) }
    let actual = Self.picture(32, 28) { x, y in
      let isInside = x - dx >= 0 && x - dx < 32 && y - dy >= 0 && y - dy < 28
      return isInside ? Self.noise(x - dx, y - dy) : Self.noise(x + 500, y + 500)
    }
    let expected: Cause =
      dx == 0 && dy > 0
      ? .rows(dy, at: 0)
      : dx == 0
        ? .rows(dy, at: 0)
        : dy == 0 ? .columns(dx, at: 0) : .moved(x: dx, y: dy)
    #expect(try Self.cause(reference, actual) == expected)
  }

  /// The part that both pictures show must have three quarters of the differences, and half of each
  /// side.
  @Test(arguments: [(4, 4, true), (5, 4, false), (9, -9, false), (-17, 3, false), (3, -17, false)])
  func farShiftsAreNoCause(dx: Int, dy: Int, isFound: Bool) throws {
    // Of 1,024 pixels, 28 · 28 are 77 %, and 27 · 28 are 74 %.
    let reference = Self.picture(32, 32) { Self.noise($0, $1) }
    let actual = Self.picture(32, 32) { x, y in
      let isInside = x - dx >= 0 && x - dx < 32 && y - dy >= 0 && y - dy < 32
      return isInside ? Self.noise(x - dx, y - dy) : Self.noise(x + 500, y + 500)
    }
    #expect((try Self.cause(reference, actual) == .moved(x: dx, y: dy)) == isFound)
  }

  /// A last row or column alone is plain, which proves nothing.
  @Test func rowsBeforeTheLastAreNoCause() throws {
    let reference = Self.picture(20, 18, Self.noise)
    let rows = Self.picture(20, 20) { x, y in
      y < 17 ? Self.noise(x, y) : y < 19 ? Self.noise(x + 90, y) : Self.noise(x, y - 2)
    }
    #expect(try Self.cause(reference, rows) == .size)
  }

  /// A background of grey, so that colours are on both of its sides.
  @Test(arguments: [(32, true), (30, false)] as [(UInt8, Bool)])
  func weakColorsProveNothing(distance: UInt8, isFound: Bool) throws {
    let draw = { (step: UInt8) in
      Self.picture(20, 20) { x, y in
        guard x >= 5, x < 12, y >= 6, y < 10 else { return [128, 128, 128, 255] }
        return [128 + step, x < 8 ? 128 - step : 128 + step, 128, 255]
      }
    }
    let found = try Self.cause(draw(distance), draw(distance / 2))
    #expect((found == .opacity(0.5)) == isFound)
  }

  // MARK: - Edges

  /// Returns an edge between black and white with a column of two greys.
  static func edge(_ upper: UInt8, _ lower: UInt8, turned: Bool = false) -> Bitmap? {
    picture(16, 16) { x, y in
      let (across, along) = turned ? (y, x) : (x, y)
      let gray = along < 8 ? upper : lower
      return across < 7 ? black : across == 7 ? [gray, gray, gray, 255] : white
    }
  }

  /// A change of coverage by a fraction moves an edge by this fraction of a pixel, at most by a half.
  @Test(
    arguments: [
      ([128, 128], [153, 103], 25), ([128, 128], [178, 100], 50), ([0, 0], [127, 40], 127),
      ([128, 128], [255, 60], 127), ([127, 127], [255, 60], nil), ([0, 0], [128, 40], nil),
    ] as [([UInt8], [UInt8], Int?)]
  )
  func edgesMoveByTheChangeOfTheirCoverage(before: [UInt8], after: [UInt8], steps: Int?) throws {
    for turned in [false, true] {
      let found = try Self.cause(
        Self.edge(before[0], before[1], turned: turned),
        Self.edge(after[0], after[1], turned: turned)
      )
      var distance: Double?
      if case .edges(let moved) = found { distance = moved }
      #expect((distance == nil) == (steps == nil), "\(String(describing: found))")
      if let distance, let steps { #expect(abs(distance - Double(steps) / 255) < 1e-9) }
    }
  }

  /// Colours near the replacement may be above or below it, in every channel.
  @Test(arguments: 0..<4) func nearColorsAreOnBothSides(channel: Int) throws {
    let new: Pixel = [100, 100, 100, 200]
    for (step, isFound) in [(-41, false), (-40, true), (40, true), (41, false)] {
      var odd = new
      odd[channel] = UInt8(Int(new[channel]) + step)
      let draw = { (color: Pixel, last: Pixel) in
        Self.picture(24, 3) { x, y in
          guard y == 1, x >= 2, x < 22 else { return Self.white }
          return x == 21 ? last : color
        }
      }
      let found = try Self.cause(draw(Self.black, Self.black), draw(new, odd))
      #expect((found == .colors(from: Self.black, to: new)) == isFound, "\(step)")
    }
  }

  /// Averages may differ by 64 steps, and further at one pixel of two hundred and one more.
  @Test(arguments: [
    (0, 64, true), (9, 64, true), (1, 65, true), (2, 65, false), (2, 255, false), (1, 255, true),
  ])
  func scaledPicturesAreAlike(count: Int, step: UInt8, isFound: Bool) throws {
    // 16 × 12 pixels are 192, so one may differ.
    let small = Self.picture(16, 12) { x, y in
      (x / 4 + y / 4) % 3 == 0 ? [0, 0, 200, 255] : [255, 0, 0, 255]
    }
    let large = Self.picture(32, 24) { x, y in
      let isOdd = y / 2 == 5 && x / 2 >= 4 && x / 2 < 4 + count
      let green: UInt8 = isOdd ? step : 0
      return (x / 8 + y / 8) % 3 == 0 ? [0, green, 200, 255] : [255, green, 0, 255]
    }
    #expect((try Self.cause(small, large) == .scaled(2)) == isFound)
    #expect((try Self.cause(large, small) == .scaled(0.5)) == isFound)
  }

  /// Only one side of an object moved, so that the differences don't touch the others.
  @Test(arguments: [
    PixelRect(x: 8, y: 5, width: 11, height: 10), PixelRect(x: 8, y: 8, width: 11, height: 11),
    PixelRect(x: 5, y: 8, width: 14, height: 7), PixelRect(x: 8, y: 8, width: 15, height: 7),
  ])
  func objectsGrowOnOneSide(area: PixelRect) throws {
    let from = PixelRect(x: 8, y: 8, width: 11, height: 7)
    let draw = { (box: PixelRect) in
      Self.picture(30, 24) { x, y in
        guard x >= box.x, x < box.x + box.width, y >= box.y, y < box.y + box.height else {
          return Self.white
        }
        return Self.black
      }
    }
    let expected = Cause.resized(
      from: .init(width: 11, height: 7),
      to: .init(width: area.width, height: area.height)
    )
    #expect(try Self.cause(draw(from), draw(area)) == expected)
  }

  /// At most 512 rows are searched for.
  @Test(arguments: [(512, true), (513, false)]) func manyInsertedRowsAreNoCause(
    count: Int,
    isFound: Bool
  ) throws {
    let reference = Self.picture(2, 1100, Self.noise)
    let rows = Self.picture(2, 1100) { x, y in
      y < 5 ? Self.noise(x, y) : y < 5 + count ? Self.noise(x + 90, y) : Self.noise(x, y - count)
    }
    #expect((try Self.cause(reference, rows) == .rows(count, at: 5)) == isFound)
  }
}
