import Pixels
import Testing

/// The texts of comparisons: causes, rectangles and summaries.
@Suite struct ComparisonTextTests {
  static let causes: [(BitmapComparison.Cause, String)] = [
    (.size, "the sizes differ"),
    (.tolerated, "the differences are within the tolerance"),
    (.antialiasing, "only anti-aliasing differs"),
    (.edges(within: 0.25), "only anti-aliasing differs, edges within 0.25 pixels"),
    (.edges(within: 0.5), "only anti-aliasing differs, edges within 0.5 pixels"),
    (.moved(x: 3, y: -4), "moved by (3, -4)"),
    (.opacity(0.5), "opacity × 0.5"),
    (.opacity(1.999), "opacity × 2"),
    (.opacity(0.049), "opacity × 0.05"),
    (.opacity(12), "opacity × 12"),
    (.opacity(1e9), "opacity × 1000000000.0"),
    (.opacity(999_999_999), "opacity × 999999999"),
    (.colors(from: [255, 1, 16, 255], to: [0, 15, 171, 128]), "#FF0110 became #000FAB80"),
    (.rows(1, at: 7), "1 row inserted at y 7"),
    (.rows(-1, at: 7), "1 row removed at y 7"),
    (.rows(3, at: 7), "3 rows inserted at y 7"),
    (.columns(-3, at: 0), "3 columns removed at x 0"),
    (.columns(1, at: 2), "1 column inserted at x 2"),
    (.cropped(PixelRect(x: 1, y: 2, width: 3, height: 4)), "cropped to x 1…3, y 2…5"),
    (.extended(PixelRect(x: 1, y: 2, width: 3, height: 4)), "extended around x 1…3, y 2…5"),
    (.scaled(1.5), "drawn at 1.5 × the scale"),
    (.profile(.toDisplayP3), "colour profile, sRGB became Display P3"),
    (.profile(.fromDisplayP3), "colour profile, Display P3 became sRGB"),
    (.profile(.toLinear), "colour profile, sRGB became linear light"),
    (.profile(.fromLinear), "colour profile, linear light became sRGB"),
  ]

  @Test(arguments: causes.indices)
  func causeIsAPhrase(index: Int) {
    #expect("\(ComparisonTextTests.causes[index].0)" == ComparisonTextTests.causes[index].1)
  }

  @Test func rectanglesNameTheirFirstAndLastPixels() {
    #expect("\(PixelRect(x: 10, y: 30, width: 50, height: 20))" == "x 10…59, y 30…49")
    #expect("\(PixelRect(x: 1, y: 2, width: 1, height: 1))" == "x 1…1, y 2…2")
    #expect("\(PixelRect(x: 1, y: 2, width: 0, height: 1))" == "nothing")
    #expect("\(PixelRect(x: 1, y: 2, width: 1, height: 0))" == "nothing")
    #expect("\(PixelRect(x: 1, y: 2, width: -1, height: 1))" == "nothing")
    #expect(
      "\(PixelRect(x: .max, y: 2, width: 3, height: 1))" == "x \(Int.max)…\(Int.max), y 2…2"
    )
  }

  /// A black bitmap with some red pixels of a given value at its start.
  private static func bitmap(_ width: Int, _ height: Int, red: UInt8, count: Int) throws -> Bitmap {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for pixel in 0..<width * height {
      bytes[4 * pixel + 3] = 255
      if pixel < count { bytes[4 * pixel] = red }
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  private static func summary(
    _ count: Int,
    of side: Int,
    _ tolerance: ImageTolerance,
    red: UInt8 = 200
  ) throws -> String {
    BitmapComparison(
      reference: try bitmap(side, side, red: 0, count: 0),
      actual: try bitmap(side, side, red: red, count: count),
      tolerance: tolerance
    ).summary
  }

  @Test func numbersAreGroupedByThousands() throws {
    let text = try ComparisonTextTests.summary(1234, of: 100, .exact)
    #expect(
      text.hasPrefix("1,234 of 10,000 pixels differ (12.34 %), ")
    )
    #expect(text.contains("worst 200/255 at (0, 0)"))
    #expect(text.contains("within x 0…99, y 0…12"))
    #expect(
      try ComparisonTextTests.summary(0, of: 1000, .exact) == "identical, 1,000,000 pixels"
    )
    #expect(try ComparisonTextTests.summary(0, of: 10, .exact) == "identical, 100 pixels")
  }

  @Test(arguments: [(1, "(0.01 %)"), (5, "(0.05 %)"), (5000, "(50 %)"), (9999, "(99.99 %)")])
  func percentagesHaveTwoDecimals(count: Int, text: String) throws {
    #expect(try ComparisonTextTests.summary(count, of: 100, .exact).contains(text))
  }

  @Test func percentagesNextToTheirLimitsAreBounded() throws {
    #expect(try ComparisonTextTests.summary(1, of: 200, .exact).contains("(< 0.01 %)"))
    #expect(try ComparisonTextTests.summary(2, of: 200, .exact).contains("(0.01 %)"))
    #expect(try ComparisonTextTests.summary(39_999, of: 200, .exact).contains("(> 99.99 %)"))
    #expect(try ComparisonTextTests.summary(40_000, of: 200, .exact).contains("(100 %)"))
  }

  /// Limits have at most four decimals, without trailing zeros.
  @Test(arguments: [
    (0.5, "50 %"), (0.123_456, "12.3456 %"), (0.123_456_7, "12.3457 %"), (0.001, "0.1 %"),
    (0.000_1, "0.01 %"), (0.000_000_5, "0.0001 %"), (0.000_000_4, "0 %"), (0, "0 %"),
    (-0.5, "-50 %"), (-0.000_01, "-0.001 %"), (-1e-9, "0 %"), (-0.123_456_7, "-12.3457 %"),
    (1e12, "100000000000000.0 %"),
    (-1e12, "-100000000000000.0 %"), (1e8, "10000000000 %"), (.infinity, "inf %"),
  ])
  func limitsHaveAtMostFourDecimals(fraction: Double, text: String) throws {
    let summary = try ComparisonTextTests.summary(2, of: 10, .exact.allowing(fraction: fraction))
    #expect(summary.hasPrefix("2 of 100 pixels differ (2 %), \(text) allowed, worst"), "\(summary)")
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (123_456, "123,456"),
    (1_234_567, "1,234,567"), (-1, "-1"), (-1234, "-1,234"), (-123, "-123"),
  ])
  func allowedPixelsAreGrouped(pixels: Int, text: String) throws {
    let summary = try ComparisonTextTests.summary(2, of: 10, .exact.allowing(pixels: pixels))
    #expect(summary.hasPrefix("2 of 100 pixels differ (2 %), \(text) allowed, worst"), "\(summary)")
  }

  /// All parts of a summary, in their order.
  @Test func summariesListTheirPartsInOrder() throws {
    let tolerance = ImageTolerance.channel(atMost: 9).allowing(pixels: 3, inWindow: 2)
      .allowing(pixels: 4, inWindow: 50)
    #expect(
      try ComparisonTextTests.summary(5, of: 10, tolerance) == """
        5 of 100 pixels differ (5 %), 2 in 2 × 2, 3 allowed, 5 in 50 × 50, 4 allowed, worst 200/255 \
        at (0, 0) (9 allowed), within x 0…4, y 0…0
        """
    )
    #expect(
      try ComparisonTextTests.summary(5, of: 10, tolerance, red: 9) == """
        0 of 100 pixels differ (0 %), 0 in 2 × 2, 3 allowed, 0 in 50 × 50, 4 allowed, 5 within the \
        metric's limit, worst 9/255 at (0, 0) (9 allowed)
        """
    )
    let sizes = BitmapComparison(
      reference: try ComparisonTextTests.bitmap(2, 3, red: 9, count: 6),
      actual: try ComparisonTextTests.bitmap(3, 2, red: 9, count: 6),
      tolerance: .exact
    )
    #expect(
      sizes.summary == """
        reference 2 × 3, actual 3 × 2, 5 of 9 pixels differ (55.56 %), within x 0…2, y 0…2
        """
    )
    #expect("\(sizes.referenceSize)" == "2 × 3")
  }
}
