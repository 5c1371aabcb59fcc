import Testing

@testable import Pixels

/// Causes that change the geometry of pictures.
extension CauseFindingTests {
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

  @Test func plainPartsAreNotACause() throws {
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

  @Test func scaledPicturesAreFound() throws {
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
  func resizedObjectsAreFound(width: Int, height: Int, toWidth: Int, toHeight: Int) throws {
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
  func shiftedPicturesAreFound(dx: Int, dy: Int) throws {
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
  func farShiftsAreNotACause(dx: Int, dy: Int, isFound: Bool) throws {
    // Of 1,024 pixels, 28 · 28 are 77 %, and 27 · 28 are 74 %.
    let reference = Self.picture(32, 32) { Self.noise($0, $1) }
    let actual = Self.picture(32, 32) { x, y in
      let isInside = x - dx >= 0 && x - dx < 32 && y - dy >= 0 && y - dy < 32
      return isInside ? Self.noise(x - dx, y - dy) : Self.noise(x + 500, y + 500)
    }
    #expect((try Self.cause(reference, actual) == .moved(x: dx, y: dy)) == isFound)
  }

  /// A last row or column alone is plain, which proves nothing.
  @Test func rowsBeforeTheLastAreNotACause() throws {
    let reference = Self.picture(20, 18, Self.noise)
    let rows = Self.picture(20, 20) { x, y in
      y < 17 ? Self.noise(x, y) : y < 19 ? Self.noise(x + 90, y) : Self.noise(x, y - 2)
    }
    #expect(try Self.cause(reference, rows) == .size)
  }

  /// A background of grey, so that colours are on both of its sides.
  @Test(arguments: [(32, true), (30, false)] as [(UInt8, Bool)])
  func colorsNearTheBackgroundProveNoOpacity(distance: UInt8, isFound: Bool) throws {
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
  @Test(arguments: 0..<4) func nearColorsMayBeAboveOrBelow(channel: Int) throws {
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
  func scaledPicturesMayDifferSlightly(count: Int, step: UInt8, isFound: Bool) throws {
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

  /// At most 512 inserted rows are found.
  @Test(arguments: [(512, true), (513, false)]) func manyInsertedRowsAreNotACause(
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
