import Foundation
import Pixels
import Scene
import Testing

@Suite struct RasterErrorTests {
  private func error(
    _ width: CGFloat,
    _ height: CGFloat,
    scale: Double = 1,
    limits: RasterLimits = RasterLimits()
  ) -> RasterError? {
    do throws(RasterError) {
      _ = try DisplayList(size: CGSize(width: width, height: height))
        .bitmap(scale: scale, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [(0, 5), (5, 0), (-1, 5), (.nan, 5), (5, -.infinity), (0.00004, 5)]
      as [(CGFloat, CGFloat)]
  )
  func aCanvasWithoutAreaIsRefused(width: CGFloat, height: CGFloat) {
    let size = DisplayList(size: CGSize(width: width, height: height)).size
    #expect(error(width, height) == .empty(size: size))
  }

  @Test(arguments: [0, -1, .infinity, -.infinity] as [Double])
  func scaleMustBePositive(scale: Double) {
    #expect(error(5, 5, scale: scale) == .badScale(scale))
    #expect(RasterError.badScale(.nan).description.hasPrefix("The scale nan is not"))
  }

  @Test(arguments: [0, -1, .nan, 1, .infinity] as [Double])
  func sizesAreCheckedInPointsWithoutAScaleBelowOne(scale: Double) throws {
    try DisplayList(size: CGSize(width: 16_384, height: 1)).checkSize(scale: scale)
    #expect(throws: RasterError.sideTooLong(pixels: 16_385, limit: 16_384)) {
      try DisplayList(size: CGSize(width: 16_385, height: 1)).checkSize(scale: scale)
    }
  }

  @Test func sidesAreLimited() {
    #expect(error(16_385, 1) == .sideTooLong(pixels: 16_385, limit: 16_384))
    #expect(error(1, 8_193, scale: 2) == .sideTooLong(pixels: 16_386, limit: 16_384))
    #expect(error(16_384, 1) == nil)
    #expect(error(5, 5, limits: RasterLimits(side: 4)) == .sideTooLong(pixels: 5, limit: 4))
    #expect(error(1e300, 1) == .sideTooLong(pixels: 1e9, limit: 16_384))
    #expect(error(1, 1, scale: 1e300) == .sideTooLong(pixels: 1e300, limit: 16_384))
    #expect(
      error(40_000, 1, limits: RasterLimits(side: 100_000))
        == .sideTooLong(pixels: 40_000, limit: 32_767)
    )
  }

  @Test func limitsDoNotExceedKernelLimits() {
    var limits = RasterLimits(side: 100_000)
    #expect(limits.side == 32_767)
    limits.side = .max
    #expect(error(40_000, 1, limits: limits) == .sideTooLong(pixels: 40_000, limit: 32_767))
    limits.side = -1
    #expect(error(1, 1, limits: limits) == .sideTooLong(pixels: 1, limit: -1))
  }

  @Test func pixelsAreLimited() {
    #expect(
      error(11, 10, limits: RasterLimits(pixels: 109))
        == .tooManyPixels(width: 11, height: 10, limit: 109)
    )
    #expect(error(11, 10, limits: RasterLimits(pixels: 110)) == nil)
    #expect(
      error(16_384, 16_384) == .tooManyPixels(width: 16_384, height: 16_384, limit: 100_000_000)
    )
  }

  @Test(arguments: [
    (
      RasterError.empty(size: CGSize(width: 0, height: 2.5)), "canvas is 0 × 2.5 points",
      "size above zero"
    ),
    (.sideTooLong(pixels: 1e300, limit: 7), "of 1000000000 pixels", "`limits.side`"),
    (
      .sideTooLong(pixels: 20_000, limit: 16_384), "of 20000 pixels exceeds the limit of 16384",
      "`limits.side`"
    ),
    (
      .tooManyPixels(width: 3, height: 4, limit: 11), "3 × 4 pixels exceed the limit of 11",
      "`limits.pixels`"
    ),
    (.badScale(-2), "scale -2.0", "Use 1, 2 or 3"),
    (.outOfMemory(width: 3, height: 4), "3 × 4 pixels", "smaller"),
    (
      .outOfMemoryForGroups(width: 3, height: 4), "3 × 4 pixels: its blurs, shadows, masks",
      "Nest fewer of them"
    ),
    (
      .noLargerStack, "nested too deeply for the stack of this thread", "`swift test --no-parallel`"
    ),
    (.filtersReachTooFar(limit: 5), "longer than 5 pixels", "Nest fewer of them"),
  ])
  func errorsHaveAProblemAndAFix(error: RasterError, what: String, cure: String) {
    #expect(error.description.contains(what) && error.description.contains(cure))
  }

  @Test(
    arguments: [(10, 10), (10.0005, 10), (10.002, 11), (0.0001, 1), (9.3, 10)]
      as [(CGFloat, Int)]
  )
  func partialPixelsRoundUpBeyondAThousandth(width: CGFloat, pixels: Int) throws {
    let bitmap = try DisplayList(size: CGSize(width: width, height: 1)).bitmap()
    #expect(bitmap.width == pixels && bitmap.height == 1)
  }

  @Test func theScaleMultipliesPixels() throws {
    let square = DisplayList.Node.rect(CGRect(x: 1, y: 0, width: 1, height: 1))
    let list = DisplayList(size: CGSize(width: 2, height: 1), nodes: [square])
    #expect(try list.picture(scale: 2) == "..##\n..##")
    #expect(try list.picture(scale: 0.5) == "3")
    #expect(try list.picture(scale: 1.5) == ".5#\n.35")
  }
}
