import Pixels
import Scene
import Testing

@Suite struct DifferencePictureTests {
  let reference: Bitmap
  let actual: Bitmap

  init() throws {
    let white = [UInt8](repeating: 255, count: 40 * 30 * 4)
    var changed = white
    for (x, y) in [(3, 2), (4, 2), (37, 29)] { changed[(y * 40 + x) * 4 + 2] = 0 }
    reference = try #require(Bitmap(width: 40, height: 30, bytes: white))
    actual = try #require(Bitmap(width: 40, height: 30, bytes: changed))
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  @Test func smallPicturesAreMagnifiedByAWholeFactor() {
    let sheet = BitmapComparison.differencePicture(reference: reference, actual: actual)
    // Three panels of 40 columns, magnified eight times, with margins of 24 pixels around them.
    #expect(sheet.width == 3 * 320 + 4 * 24)
    let left = 24 + 320 + 24
    let top = 24 + 56
    #expect(pixel(sheet, left + 3 * 8, top + 2 * 8) == [255, 255, 0, 255])
    #expect(pixel(sheet, left + 5 * 8 - 1, top + 3 * 8 - 1) == [255, 255, 0, 255])
    #expect(pixel(sheet, left + 5 * 8, top + 2 * 8) == [255, 255, 255, 255])
    let third = left + 320 + 24
    #expect(pixel(sheet, third + 3 * 8 + 3, top + 2 * 8 + 3) == [235, 0, 60, 255])
  }

  /// Differences within the tolerance are yellow, others red.
  @Test(arguments: [(254, [235, 0, 60, 255] as [UInt8]), (255, [255, 190, 0, 255])])
  func toleranceDeterminesTheColor(atMost: Int, color: [UInt8]) {
    let tolerance = ImageTolerance.channel(atMost: atMost)
    let panels = ComparisonPanels(reference: reference, actual: actual, tolerance: tolerance)
    let comparison = BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(comparison.isWithinTolerance == (atMost == 255))
    let part = PixelRect(x: 3, y: 2, width: 2, height: 1)
    let panel = panels.panel(.difference, of: part, magnification: 3, x: 0, y: 0)
    #expect(panel.width == 6 && panel.height == 3)
    #expect(pixel(panel, 0, 0) == color && pixel(panel, 5, 2) == color)
    let sheet = BitmapComparison.differencePicture(
      reference: reference,
      actual: actual,
      tolerance: tolerance
    )
    #expect(pixel(sheet, 24 + 344 + 344 + 3 * 8 + 3, 24 + 56 + 2 * 8 + 3) == color)
  }

  @Test func differencePictureIsOpaque() {
    let sheet = BitmapComparison.differencePicture(reference: reference, actual: actual)
    let alphas = stride(from: 3, to: sheet.bytes.count, by: 4).map { sheet.bytes[$0] }
    #expect(alphas.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [(1, 1), (1, 900), (900, 1), (5000, 3), (16_384, 2)])
  func everySizeAndPairOfSizesIsDrawn(width: Int, height: Int) throws {
    let bytes = [UInt8](repeating: 90, count: width * height * 4)
    let other = try #require(Bitmap(width: width, height: height, bytes: bytes))
    for (first, second) in [(reference, other), (other, reference), (other, other)] {
      let sheet = BitmapComparison.differencePicture(reference: first, actual: second)
      #expect(sheet.width <= 3 * 4096 + 96 && sheet.height <= 4096 + 400)
    }
  }

  @Test func captionsAreAboveAndTheSummaryIsBelow() {
    let sheet = BitmapComparison.differencePicture(reference: reference, actual: actual)
    func hasInk(_ rows: Range<Int>) -> Bool {
      rows.contains { y in (24..<300).contains { x in pixel(sheet, x, y)[0] < 150 } }
    }
    #expect(hasInk(24..<40), "the title of the first panel")
    #expect(!hasInk(41..<46), "between the lines")
    #expect(hasInk(48..<64), "the size of the reference")
    #expect(hasInk(sheet.height - 40..<sheet.height - 20), "the summary")
  }

  @Test func theFontHasEveryLetterOfASummary() {
    let metrics: [ImageTolerance] = [
      .exact, .channel(atMost: 1), .deltaE2000(atMost: 1), .deltaE94(atMost: 1),
    ]
    for tolerance in metrics {
      let comparison = BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
      let missing = comparison.summary.filter { $0 != " " && !StrokeFont.contains($0) }
      #expect(missing.isEmpty)
    }
  }

  @Test func checkerboardAndHatchingAreFixedToTheSheet() throws {
    let clear = try #require(
      Bitmap(width: 20, height: 30, bytes: [UInt8](repeating: 0, count: 2400))
    )
    let sheet = BitmapComparison.differencePicture(reference: clear, actual: reference)
    for (x, y) in [(30, 90), (40, 100), (45, 121)] {
      let expected: UInt8 = (x ^ y) & 8 == 0 ? 255 : 222
      #expect(pixel(sheet, x, y) == [expected, expected, expected, 255])
    }
    // The right half of the first panel is empty.
    for (x, y) in [(24 + 200, 90), (24 + 201, 95), (24 + 250, 130)] {
      let expected: UInt8 = (x + y) % 8 == 0 ? 168 : 206
      #expect(pixel(sheet, x, y) == [expected, expected, expected, 255])
    }
  }
}
