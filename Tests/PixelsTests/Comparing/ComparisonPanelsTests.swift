import Testing

@testable import Pixels

/// Panels that show the result of an earlier comparison.
@Suite struct ComparisonPanelsTests {
  private func pictures() throws -> (reference: Bitmap, actual: Bitmap) {
    try BitmapComparisonTests.pair(changed: [(3, 2), (4, 2), (37, 29)])
  }

  private func whole(_ panels: ComparisonPanels) -> Bitmap {
    let whole = PixelRect(x: 0, y: 0, width: 40, height: 30)
    return panels.panel(.difference, of: whole, magnification: 1, x: 0, y: 0)
  }

  @Test(arguments: [
    ImageTolerance.exact, .channel(atMost: 255),
    .exact.ignoring([PixelRect(x: 0, y: 0, width: 9, height: 9)]),
  ])
  func maskShowsItsComparison(tolerance: ImageTolerance) throws {
    let (reference, actual) = try pictures()
    let mask = BitmapComparison.differenceMask(
      reference: reference,
      actual: actual,
      tolerance: tolerance
    )
    let compared = ComparisonPanels(reference: reference, actual: actual, tolerance: tolerance)
    let read = try #require(ComparisonPanels(reference: reference, actual: actual, mask: mask))
    #expect(whole(read) == whole(compared))
    #expect(read.changedBox == compared.changedBox)
  }

  @Test func maskOfOtherColorsMarksNothing() throws {
    let (reference, actual) = try pictures()
    let panels = try #require(
      ComparisonPanels(reference: reference, actual: actual, mask: reference)
    )
    #expect(panels.changedBox == nil)
  }

  @Test func aMaskOfAnotherSizeIsRefused() throws {
    let (reference, actual) = try pictures()
    let bytes = [UInt8](repeating: 0, count: 4)
    let mask = try #require(Bitmap(width: 1, height: 1, bytes: bytes))
    #expect(ComparisonPanels(reference: reference, actual: actual, mask: mask) == nil)
  }
}
