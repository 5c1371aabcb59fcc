import CPixels
import Testing

@testable import Pixels

/// The pixels of panels: checkerboard, hatching, fading and marks.
@Suite struct PanelPixelsTests {
  static func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) throws -> Bitmap {
    let pixels = (0..<width * height).flatMap { pixel($0 % width, $0 / width) }
    return try #require(Bitmap(width: width, height: height, bytes: pixels))
  }

  private func expect(
    _ panel: Bitmap,
    _ width: Int,
    _ height: Int,
    _ pixel: (Int, Int) -> [UInt8]
  ) {
    #expect(panel.width == width && panel.height == height)
    var wrong: [[Int]] = []
    for y in 0..<height {
      for x in 0..<width {
        let at = (y * width + x) * 4
        let found = Array(panel.bytes[at..<at + 4])
        if found != pixel(x, y) { wrong.append([x, y] + found.map { Int($0) }) }
      }
    }
    #expect(wrong == [])
  }

  /// A light checkerboard of squares of eight pixels.
  private func over(_ pixel: [UInt8], _ x: Int, _ y: Int) -> [UInt8] {
    let ground = (x / 8 + y / 8) % 2 == 1 ? 222 : 255
    let alpha = Int(pixel[3])
    return pixel[..<3].map { UInt8((Int($0) * alpha + ground * (255 - alpha) + 127) / 255) } + [255]
  }

  private func hatched(_ x: Int, _ y: Int) -> [UInt8] {
    let gray: UInt8 = (x + y) % 8 == 0 ? 168 : 206
    return [gray, gray, gray, 255]
  }

  private func hatchedRed(_ x: Int, _ y: Int) -> [UInt8] {
    (x + y) % 8 < 2 ? [235, 0, 60, 255] : [255, 214, 222, 255]
  }

  private func faded(_ pixel: [UInt8]) -> [UInt8] {
    let alpha = Int(pixel[3])
    return pixel[..<3].map {
      let opaque = (Int($0) * alpha + 255 * (255 - alpha)) / 255
      return UInt8(255 - (255 - opaque) / 4)
    } + [255]
  }

  private static func color(_ x: Int, _ y: Int) -> [UInt8] {
    [UInt8(x * 9 & 255), UInt8(y * 13 & 255), 70, [255, 0, 128, 1, 254][(x + y) % 5]]
  }

  @Test(arguments: [(1, 0, 0), (3, 0, 0), (2, 5, 11), (4, 8, 3)])
  func picturesAreDrawnOverACheckerboard(magnification: Int, x: Int, y: Int) throws {
    let reference = try Self.bitmap(11, 9, Self.color)
    let actual = try Self.bitmap(8, 12) { Self.color($0 + 3, $1 + 1) }
    let panels = ComparisonPanels(reference: reference, actual: actual, tolerance: .exact)
    let part = PixelRect(x: 2, y: 3, width: 12, height: 10)
    for (content, picture) in [
      (ComparisonPanels.Content.reference, reference), (.actual, actual),
    ] {
      let panel = panels.panel(content, of: part, magnification: magnification, x: x, y: y)
      expect(panel, 12 * magnification, 10 * magnification) { column, row in
        let (i, j) = (2 + column / magnification, 3 + row / magnification)
        guard i < picture.width, j < picture.height else { return hatched(column + x, row + y) }
        let at = (j * picture.width + i) * 4
        return over(Array(picture.bytes[at..<at + 4]), column + x, row + y)
      }
    }
  }

  @Test(arguments: [(1, 0, 0), (3, 0, 0), (2, 5, 11)])
  func differencesAreMarkedOverTheFadedReference(magnification: Int, x: Int, y: Int) throws {
    let reference = try Self.bitmap(11, 9, Self.color)
    for size in [(8, 12), (13, 9), (11, 9), (11, 7), (9, 9), (12, 10)] {
      let actual = try Self.bitmap(size.0, size.1) { column, row in
        var pixel = Self.color(column, row)
        if column == 4 { pixel[0] ^= 9 }
        if column == 5 { pixel[0] ^= 2 }
        return pixel
      }
      let panels = ComparisonPanels(
        reference: reference,
        actual: actual,
        tolerance: .channel(atMost: 3)
      )
      let part = PixelRect(x: 1, y: 2, width: max(11, size.0) - 1, height: max(9, size.1) - 2)
      let panel = panels.panel(.difference, of: part, magnification: magnification, x: x, y: y)
      expect(panel, part.width * magnification, part.height * magnification) { column, row in
        let (i, j) = (1 + column / magnification, 2 + row / magnification)
        if i >= min(11, size.0) || j >= min(9, size.1) {
          return hatchedRed(column + x, row + y)
        }
        if i == 4 { return [235, 0, 60, 255] }
        if i == 5 { return [255, 190, 0, 255] }
        return faded(Self.color(i, j))
      }
    }
  }

  /// Pixels that are ignored as anti-aliasing are blue, and ignored parts outside one picture are
  /// hatched like those outside both.
  @Test func ignoredPixelsAreMarked() throws {
    let rows = AntialiasingTests.cases[0]
    let panels = ComparisonPanels(
      reference: try #require(AntialiasingTests.bitmap(rows.reference)),
      actual: try #require(AntialiasingTests.bitmap(rows.actual)),
      tolerance: .yiq()
    )
    let part = PixelRect(x: 2, y: 2, width: 1, height: 1)
    #expect(
      panels.panel(.difference, of: part, magnification: 1, x: 0, y: 0).bytes == [
        30, 120, 255, 255,
      ]
    )
    #expect(panels.changedBox == nil)
    let small = try Self.bitmap(2, 2) { _, _ in [1, 2, 3, 255] }
    let large = try Self.bitmap(4, 2) { _, _ in [1, 2, 3, 255] }
    let ignored = ComparisonPanels(
      reference: small,
      actual: large,
      tolerance: .exact.ignoring([PixelRect(x: 2, y: 0, width: 2, height: 2)])
    )
    let panel = ignored.panel(
      .difference,
      of: PixelRect(x: 0, y: 0, width: 4, height: 2),
      magnification: 1,
      x: 0,
      y: 0
    )
    expect(panel, 4, 2) { x, y in x < 2 ? faded([1, 2, 3, 255]) : hatched(x, y) }
  }

  @Test func changedBoxEnclosesTheDifference() throws {
    let (reference, actual) = try BitmapComparisonTests.pair(changed: [(3, 2), (4, 9), (30, 5)])
    let box = PixelRect(x: 3, y: 2, width: 28, height: 8)
    let panels = ComparisonPanels(reference: reference, actual: actual, tolerance: .exact)
    #expect(panels.changedBox == box)
    #expect(
      ComparisonPanels(reference: reference, actual: reference, tolerance: .exact).changedBox == nil
    )
    let compared = ComparedPictures(reference: reference, actual: actual)
    #expect(compared.panels.changedBox == box)
    #expect(compared.comparison == BitmapComparison(reference: reference, actual: actual))
    #expect(compared.mask == BitmapComparison.differenceMask(reference: reference, actual: actual))
    let read = try #require(
      ComparisonPanels(reference: reference, actual: actual, mask: compared.mask)
    )
    #expect(read.changedBox == box)
  }

  /// A mask must have the larger width and the larger height.
  @Test(arguments: [(5, 4, true), (4, 4, false), (5, 3, false), (6, 4, false), (5, 5, false)])
  func masksHaveTheSizeOfBothPictures(width: Int, height: Int, isValid: Bool) throws {
    let reference = try Self.bitmap(5, 2) { _, _ in [0, 0, 0, 255] }
    let actual = try Self.bitmap(3, 4) { _, _ in [0, 0, 0, 255] }
    let mask = try Self.bitmap(width, height) { _, _ in [0, 0, 0, 0] }
    #expect(
      (ComparisonPanels(reference: reference, actual: actual, mask: mask) != nil) == isValid
    )
  }

  /// Masks of any length are written and read, in whole blocks and in the remainder.
  @Test(arguments: [1, 15, 16, 17, 63, 64, 65, 100, 128, 130])
  func everyMarkIsWrittenAndRead(count: Int) {
    let colors: [[UInt8]] = [
      [0, 0, 0, 0], [255, 190, 0, 255], [30, 120, 255, 255], [235, 0, 60, 255],
    ]
    for place in 0..<count {
      for mark in 1...3 as ClosedRange<UInt8> {
        var marks = [UInt8](repeating: 0, count: count)
        marks[place] = mark
        var pixels = [UInt8](repeating: 7, count: count * 4)
        cpixels_mask_picture(marks, count, &pixels)
        #expect(pixels == marks.flatMap { colors[Int($0)] })
        var read = [UInt8](repeating: 9, count: count)
        var box = cpixels_area()
        let isDifferent = pixels.withUnsafeBufferPointer { pixels in
          var picture = cpixels_picture(
            pixels: pixels.baseAddress,
            width: UInt32(count),
            height: 1
          )
          return cpixels_read_mask(&picture, &read, &box)
        }
        #expect(read == marks && isDifferent == (mark == 3))
        if isDifferent {
          #expect(box.left == UInt32(place) && box.right == UInt32(place) + 1)
          #expect(box.top == 0 && box.bottom == 1)
        }
      }
    }
  }
}
