#if Pictures
import Pixels
import SnapshotCore
import SnapshotReview
import Testing

@testable import SnapshotTool

@Suite struct DifferenceSheetTests {
  /// The sizes of the pages of two pictures, each below a label of 40 rows.
  private func sizes(maxPixels: Int) throws -> [[Int]] {
    let package = try ToolPackage()
    let picture = try #require(
      Bitmap(width: 2, height: 10, bytes: [UInt8](repeating: 9, count: 80))
    )
    for name in ["a.png", "b.png"] { try package.add(name, actual: try PNG.encode(picture)) }
    try package.finish()
    var sheet = DifferenceSheet(
      results: try #require(try Results(artifacts: package.artifacts)),
      files: EntryFiles(artifacts: package.artifacts)
    )
    sheet.maxPixels = maxPixels
    return try sheet.pages().map { try PNG.decode($0) }.map { [$0.width, $0.height] }
  }

  @Test func aPageHasALimitOfPixels() throws {
    #expect(try sizes(maxPixels: 60_000_000) == [[900, 100]])
    #expect(try sizes(maxPixels: 90_000) == [[900, 100]])
    #expect(try sizes(maxPixels: 89_999) == [[900, 50], [900, 50]])
    #expect(try sizes(maxPixels: 20) == [[900, 50], [900, 50]])
  }

  @Test func aPictureThatIsTooLargeIsOmitted() throws {
    #expect(try sizes(maxPixels: 19) == [[900, 40], [900, 40]])
  }
}
#endif
