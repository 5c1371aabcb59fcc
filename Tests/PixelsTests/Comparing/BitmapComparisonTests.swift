import CPixels
import Testing

@testable import Pixels

@Suite struct BitmapComparisonTests {
  /// Returns a white picture, and a copy with some pixels of another colour.
  static func pair(
    _ width: Int = 40,
    _ height: Int = 30,
    changed: [(x: Int, y: Int)],
    to color: [UInt8] = [255, 255, 0, 255]
  ) throws -> (Bitmap, Bitmap) {
    let white = [UInt8](repeating: 255, count: width * height * 4)
    var bytes = white
    for (x, y) in changed {
      bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: color)
    }
    return (
      try #require(Bitmap(width: width, height: height, bytes: white)),
      try #require(Bitmap(width: width, height: height, bytes: bytes))
    )
  }

  @Test func identicalPicturesAreIdentical() throws {
    let (white, _) = try Self.pair(changed: [])
    let comparison = BitmapComparison(reference: white, actual: white)
    #expect(comparison.isIdentical)
    #expect(comparison.isWithinTolerance)
    #expect(comparison.summary == "identical, 1,200 pixels")
    #expect(comparison.worst == nil)
    #expect(comparison.cause == nil)
  }

  @Test func everyNumberOfADifferenceIsReported() throws {
    let (reference, actual) = try Self.pair(changed: [(3, 2), (4, 2), (37, 29)])
    let found = BitmapComparison(reference: reference, actual: actual)
    #expect(!found.isIdentical && !found.isWithinTolerance)
    #expect(found.differingPixels == 3)
    #expect(found.fraction == 3.0 / 1200)
    #expect(found.boundingBox == PixelRect(x: 3, y: 2, width: 35, height: 28))
    #expect(found.worst == .init(distance: 255, x: 3, y: 2))
    #expect(found.regionCount == 2)
    #expect(
      found.regions == [
        .init(box: PixelRect(x: 3, y: 2, width: 2, height: 1), pixels: 2),
        .init(box: PixelRect(x: 37, y: 29, width: 1, height: 1), pixels: 1),
      ]
    )
    #expect(
      found.summary == """
        3 of 1,200 pixels differ (0.25 %), worst 255/255 at (3, 2), within x 3…37, y 2…29
        """
    )
  }

  private static let touching: [(changed: [(x: Int, y: Int)], pixels: [Int])] = [
    ([(8, 8), (8, 24), (8, 40)], [3]),
    ([(8, 8), (24, 8), (40, 8)], [3]),
    ([(8, 8), (24, 24), (40, 40)], [3]),
    ([(40, 8), (24, 24), (8, 40)], [3]),
    ([(8, 8), (24, 24), (40, 8)], [3]),
    ([(8, 24), (24, 40), (40, 24), (24, 8)], [4]),
    ([(8, 8), (8, 40)], [1, 1]),
    ([(8, 8), (40, 8), (41, 8)], [2, 1]),
    ([(15, 15), (16, 16)], [2]),
    ([(15, 15), (32, 15)], [1, 1]),
    ([(0, 0), (47, 47)], [1, 1]),
  ]

  /// Differences in cells of 16 × 16 pixels that touch are one region, corners included.
  @Test(arguments: touching)
  func cellsThatTouchAreOneRegion(changed: [(x: Int, y: Int)], pixels: [Int]) throws {
    let (reference, actual) = try Self.pair(48, 48, changed: changed)
    let found = BitmapComparison(reference: reference, actual: actual)
    #expect(found.regions.map(\.pixels) == pixels)
    #expect(found.regionCount == pixels.count)
    let box = found.regions.dropFirst().reduce(found.regions[0].box) { box, region in
      let left = min(box.x, region.box.x)
      let top = min(box.y, region.box.y)
      let right = max(box.x + box.width, region.box.x + region.box.width)
      let bottom = max(box.y + box.height, region.box.y + region.box.height)
      return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    #expect(box == found.boundingBox)
  }

  /// The eight largest regions are kept, the first of equal ones.
  @Test func theLargestRegionsAreKept() throws {
    let places = (0..<10).map { (x: $0 * 32, y: 0) }
    let larger = (0..<3).map { (x: 9 * 32, y: $0) }
    let (reference, actual) = try Self.pair(320, 4, changed: places + larger)
    let found = BitmapComparison(reference: reference, actual: actual)
    #expect(found.regionCount == 10)
    #expect(found.regions.map(\.pixels) == [3, 1, 1, 1, 1, 1, 1, 1])
    #expect(found.regions.map(\.box.x) == [288, 0, 32, 64, 96, 128, 160, 192])
  }

  @Test(arguments: 0..<40) func everyColumnIsCompared(x: Int) throws {
    let (reference, actual) = try Self.pair(changed: [(x, 29)])
    #expect(BitmapComparison(reference: reference, actual: actual).differingPixels == 1)
  }

  @Test(arguments: [(0, false), (9, false), (10, true), (255, true)])
  func channelAllowsStepsUpToItsNumber(allowed: Int, passes: Bool) throws {
    let (reference, actual) = try Self.pair(changed: [(1, 1)], to: [255, 245, 250, 255])
    let tolerance = ImageTolerance.channel(atMost: allowed)
    let found = BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(found.isWithinTolerance == passes)
    #expect(found.toleratedPixels == (passes ? 1 : 0))
    #expect(found.worst?.distance == 10)
  }

  @Test func alphaIsAChannel() throws {
    let (reference, actual) = try Self.pair(changed: [(1, 1)], to: [255, 255, 255, 251])
    let found = BitmapComparison(reference: reference, actual: actual)
    #expect(found.worst?.distance == 4)
    #expect(found.cause == nil, "one pixel is no change of the opacity")
  }

  @Test(arguments: [
    (ImageTolerance.exact.allowing(pixels: 3), false),
    (.exact.allowing(pixels: 4), true),
    (.exact.allowing(fraction: 0.003), false),
    (.exact.allowing(fraction: 4.0 / 1200), true),
    (.exact.allowing(pixels: 2, inWindow: 8), false),
    (.exact.allowing(pixels: 3, inWindow: 8), true),
    (.exact.allowing(pixels: 1, inWindow: 1), true),
    (.exact.allowing(pixels: 2, inWindow: 2), true),
    (.exact.allowing(pixels: 1, inWindow: 2), false),
    (.exact.allowing(pixels: 3, inWindow: 100), false),
    (.exact.allowing(pixels: 4, inWindow: 100), true),
    (.exact.allowing(pixels: 4).allowing(pixels: 2, inWindow: 8), false),
    (.exact.allowing(pixels: 4).allowing(pixels: 3, inWindow: 8), true),
    (.exact.allowing(fraction: .nan), false),
    (.yiq(threshold: .nan), false),
  ])
  func everyLimitIsChecked(_ tolerance: ImageTolerance, passes: Bool) throws {
    // Three within eight columns, two of them neighbours, and one far away.
    let (reference, actual) = try Self.pair(changed: [(3, 3), (4, 3), (10, 3), (39, 29)])
    let found = BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(found.isWithinTolerance == passes)
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 2), (4, 3), (40, 4), (99, 4)])
  func windowsSlideOverEveryColumnAndRow(side: Int, densest: Int) throws {
    let changed = [(x: 0, y: 0), (x: 1, y: 1), (x: 3, y: 0), (x: 39, y: 29)]
    let (reference, actual) = try Self.pair(changed: changed)
    let tolerance = ImageTolerance.exact.allowing(pixels: 0, inWindow: side)
    let found = BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(found.densestWindows == [densest])
  }

  @Test func windowsDropPixelsThatTheyLeave() throws {
    let (reference, actual) = try Self.pair(changed: [(0, 0), (39, 0), (0, 29), (39, 29)])
    let tolerance = ImageTolerance.exact.allowing(pixels: 1, inWindow: 29)
    let found = BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(found.isWithinTolerance)
  }

  @Test func summaryShowsMeasuredAndAllowed() throws {
    let (reference, actual) = try Self.pair(changed: [(3, 3), (4, 3)], to: [250, 255, 255, 255])
    let tolerance = ImageTolerance.channel(atMost: 2).allowing(pixels: 12)
      .allowing(fraction: 0.001).allowing(pixels: 3, inWindow: 8)
    let found = BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(found.densestWindows == [2])
    #expect(
      found.summary.hasPrefix(
        """
        2 of 1,200 pixels differ (0.17 %), 12 allowed, 0.1 % allowed, 2 in 8 × 8, 3 allowed, \
        worst 5/255 at (3, 3) (2 allowed)
        """
      )
    )
  }

  @Test(arguments: [
    ([PixelRect(x: 3, y: 2, width: 1, height: 1)], 2, 1199),
    ([PixelRect(x: 0, y: 0, width: 40, height: 3)], 1, 1080),
    (
      [PixelRect(x: 3, y: 2, width: 2, height: 1), PixelRect(x: 30, y: 20, width: 99, height: 99)],
      0, 1098
    ),
    (
      [PixelRect(x: 0, y: 0, width: 4, height: 9), PixelRect(x: 2, y: 0, width: 4, height: 9)], 1,
      1146
    ),
    ([PixelRect(x: -5, y: -5, width: 9, height: 9)], 2, 1184),
    ([PixelRect(x: 5, y: 5, width: -3, height: 2)], 3, 1200),
    ([PixelRect(x: .max, y: 0, width: .max, height: .max)], 3, 1200),
    ([PixelRect(x: .min, y: .min, width: .max, height: .max)], 3, 1200),
  ])
  func ignoredPartsAreNotCompared(_ ignored: [PixelRect], different: Int, compared: Int) throws {
    let (reference, actual) = try Self.pair(changed: [(3, 2), (4, 2), (37, 29)])
    let found = BitmapComparison(
      reference: reference,
      actual: actual,
      tolerance: .exact.ignoring(ignored)
    )
    #expect(found.differingPixels == different)
    #expect(found.comparedPixels == compared)
    #expect(found.isWithinTolerance == (different == 0))
  }

  @Test func otherSizesAreNeverWithinTolerance() throws {
    let (small, _) = try Self.pair(10, 10, changed: [])
    let (large, _) = try Self.pair(12, 9, changed: [])
    let tolerance = ImageTolerance.channel(atMost: 255).allowing(pixels: 10_000)
    let found = BitmapComparison(reference: small, actual: large, tolerance: tolerance)
    #expect(!found.isWithinTolerance)
    #expect(found.cause == .size)
    // Nine rows of two columns, one row of ten columns, and a corner of two pixels outside both
    // pictures.
    #expect(found.differingPixels == 30)
    #expect(found.summary.hasPrefix("reference 10 × 10, actual 12 × 9, 30 of 120 pixels differ"))
  }

  @Test func aDifferenceFarBeyondASmallerPictureHasNoInsertedRowsOrColumns() throws {
    let (small, _) = try Self.pair(4, 4, changed: [])
    let (wide, _) = try Self.pair(12, 4, changed: [])
    let (high, _) = try Self.pair(4, 12, changed: [])
    for (other, ignored) in [
      (wide, PixelRect(x: 0, y: 0, width: 7, height: 4)),
      (high, PixelRect(x: 0, y: 0, width: 4, height: 7)),
    ] {
      for (reference, actual) in [(small, other), (other, small)] {
        let found = BitmapComparison(
          reference: reference,
          actual: actual,
          tolerance: .exact.ignoring([ignored])
        )
        #expect(found.cause == .size)
        #expect(found.differingPixels == 20)
      }
    }
  }

  @Test(arguments: [(3, 1), (-2, 0), (0, 5), (-4, -3)])
  func aMovedShapeIsRecognised(dx: Int, dy: Int) throws {
    func disc(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
      (0..<81).map { ($0 % 9, $0 / 9) }
        .filter { ($0.0 - 4) * ($0.0 - 4) + ($0.1 - 4) * ($0.1 - 4) < 18 }
        .map { (x + $0.0, y + $0.1) }
    }
    let (_, reference) = try Self.pair(changed: disc(15, 10))
    let (_, actual) = try Self.pair(changed: disc(15 + dx, 10 + dy))
    let found = BitmapComparison(reference: reference, actual: actual)
    #expect(found.cause == .moved(x: dx, y: dy))
    #expect(found.summary.hasSuffix("probable cause: moved by (\(dx), \(dy))"))
  }

  @Test(arguments: [(1, 1_000_000, "< 0.01 %"), (999_999, 1_000_000, "> 99.99 %")])
  func percentagesAreNeverRoundedTo0Or100(count: Int, of all: Int, percent: String) throws {
    let changed = (0..<count).map { (x: $0 % 1000, y: $0 / 1000) }
    let rows = all / 1000
    var bytes = [UInt8](repeating: 0, count: all * 4)
    let reference = try #require(Bitmap(width: 1000, height: rows, bytes: bytes))
    for (x, y) in changed { bytes[(y * 1000 + x) * 4] = 9 }
    let actual = try #require(Bitmap(width: 1000, height: rows, bytes: bytes))
    let found = BitmapComparison(reference: reference, actual: actual)
    #expect(found.summary.contains("(\(percent))"))
  }

  @Test func allPixelsAre100Percent() throws {
    let reference = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let actual = try #require(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
    let summary = BitmapComparison(reference: reference, actual: actual).summary
    #expect(summary.contains("(100") && !summary.contains("99.99"))
  }

  /// Windows of every size, compared with a direct count of each.
  @Test(arguments: [(1, 1), (15, 3), (16, 4), (17, 5), (33, 20), (3, 40), (40, 31)])
  func densestWindowMatchesACountOfEachWindow(width: Int, height: Int) {
    var source = Pictures(seed: UInt64(width * height))
    let marks = (0..<width * height).map { _ in UInt8(source.next(below: 6)) }
    for side in [0, 1, 2, 3, 7, 15, 16, 17, 30, 31, 32, 40, 41, 1000] {
      var densest = 0
      for top in 0..<max(height - side + 1, 1) where side > 0 {
        for left in 0..<max(width - side + 1, 1) {
          var count = 0
          for y in top..<min(top + side, height) {
            for x in left..<min(left + side, width) where marks[y * width + x] == 3 { count += 1 }
          }
          densest = max(densest, count)
        }
      }
      var found: UInt64 = 99
      #expect(cpixels_densest_window(marks, UInt32(width), UInt32(height), UInt32(side), &found))
      #expect(found == UInt64(densest), "side \(side)")
    }
  }

  /// The numbers of a comparison, with differences at its corners and a part that is ignored.
  @Test func allPixelsMayBeIgnored() throws {
    let (reference, actual) = try Self.pair(changed: [(0, 0), (39, 0), (0, 29), (39, 29)])
    let whole = PixelRect(x: 0, y: 0, width: 40, height: 30)
    let found = BitmapComparison(
      reference: reference,
      actual: actual,
      tolerance: .exact.ignoring([whole])
    )
    #expect(found.comparedPixels == 0 && found.differingPixels == 0 && found.fraction == 0)
    #expect(found.isWithinTolerance && !found.isIdentical && found.boundingBox == nil)
    #expect(found.worst == nil && found.regions == [] && found.regionCount == 0)
    #expect(found.cause == nil && found.toleratedPixels == 0)
    #expect(found.summary == "0 of 0 pixels differ (0 %)")
    let corners = BitmapComparison(reference: reference, actual: actual)
    #expect(corners.boundingBox == whole && corners.regionCount == 2)
    #expect(corners.fraction == 4.0 / 1200 && corners.comparedPixels == 1200)
    #expect(corners.referenceSize == .init(width: 40, height: 30))
  }

  /// The worst pixel is the first of the greatest distance, and isn't one that is ignored as
  /// anti-aliasing.
  @Test func theFirstOfTheWorstPixelsIsNamed() throws {
    var (reference, actual) = try Self.pair(
      changed: [(5, 1), (2, 2), (9, 9)],
      to: [255, 255, 200, 255]
    )
    #expect(
      BitmapComparison(reference: reference, actual: actual).worst
        == .init(distance: 55, x: 5, y: 1)
    )
    var bytes = actual.bytes
    bytes[(2 * 40 + 2) * 4] = 9
    actual = try #require(Bitmap(width: 40, height: 30, bytes: bytes))
    let found = BitmapComparison(
      reference: reference,
      actual: actual,
      tolerance: .channel(atMost: 55)
    )
    #expect(found.worst == .init(distance: 246, x: 2, y: 2))
    #expect(found.toleratedPixels == 2 && found.differingPixels == 1)
    #expect(found.boundingBox == PixelRect(x: 2, y: 2, width: 1, height: 1))
    (reference, actual) = (actual, reference)
    #expect(
      BitmapComparison(reference: reference, actual: actual, tolerance: .channel(atMost: 246)).cause
        == .tolerated
    )
  }

  /// Rows and columns that only one picture has, some of them ignored.
  @Test(arguments: [
    ([PixelRect](), 30, 120), ([PixelRect(x: 10, y: 0, width: 1, height: 9)], 21, 111),
    ([PixelRect(x: 10, y: 0, width: 2, height: 20)], 10, 100),
    ([PixelRect(x: 0, y: 9, width: 5, height: 1)], 25, 115),
    ([PixelRect(x: 3, y: 3, width: 2, height: 2)], 30, 116),
    ([PixelRect(x: 9, y: 8, width: 2, height: 2)], 27, 116),
  ])
  func partsOutsideOnePictureDiffer(_ ignored: [PixelRect], different: Int, compared: Int) throws {
    let (small, _) = try Self.pair(10, 10, changed: [])
    let (large, _) = try Self.pair(12, 9, changed: [])
    for (reference, actual) in [(small, large), (large, small)] {
      let found = BitmapComparison(
        reference: reference,
        actual: actual,
        tolerance: .exact.ignoring(ignored)
      )
      #expect(found.differingPixels == different && found.comparedPixels == compared)
      #expect(found.worst == nil && found.toleratedPixels == 0)
      #expect(!found.isWithinTolerance)
    }
  }
}
