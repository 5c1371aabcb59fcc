import Pixels
import Testing

@testable import Scene

/// The layout of difference pictures: the part they show, and its magnification.
@Suite struct ContactSheetTests {
  /// Returns the sheet of a white picture and one with some pixels changed to yellow.
  private func sheet(
    _ width: Int,
    _ height: Int,
    changed: [(x: Int, y: Int)]
  ) throws -> ContactSheet {
    let white = [UInt8](repeating: 255, count: width * height * 4)
    var bytes = white
    for (x, y) in changed { bytes[(y * width + x) * 4 + 2] = 0 }
    let reference = try #require(Bitmap(width: width, height: height, bytes: white))
    let actual = try #require(Bitmap(width: width, height: height, bytes: bytes))
    return ContactSheet(ComparedPictures(reference: reference, actual: actual))
  }

  /// The side of a square picture, and its magnification.
  @Test(arguments: [(1, 64), (5, 64), (6, 53), (40, 8), (41, 7), (160, 2), (161, 1), (400, 1)])
  func smallPicturesAreMagnifiedToAThirdOfAScreen(side: Int, magnification: Int) throws {
    let sheet = try sheet(side, side, changed: [(0, 0)])
    #expect(sheet.rows[0].magnification == magnification)
    #expect(sheet.rows[0].part == PixelRect(x: 0, y: 0, width: side, height: side))
    #expect(sheet.rows[0].height == side * magnification)
    #expect(sheet.panelWidth == max(240, side * magnification))
    #expect(sheet.width == 3 * sheet.panelWidth + 4 * 24)
  }

  /// One pixel is shown with six around it, if that magnifies it at least three times as much.
  @Test(arguments: [
    (100, 50, PixelRect(x: 44, y: 44, width: 13, height: 13), 23),
    (100, 2, PixelRect(x: 0, y: 0, width: 9, height: 9), 32),
    (100, 99, PixelRect(x: 93, y: 93, width: 7, height: 7), 32),
    (40, 20, PixelRect(x: 14, y: 14, width: 13, height: 13), 24),
    (800, 400, PixelRect(x: 394, y: 394, width: 13, height: 13), 32),
  ])
  func smallPicturesAreMagnified(side: Int, at: Int, part: PixelRect, by: Int) throws {
    let sheet = try sheet(side, side, changed: [(at, at)])
    #expect(sheet.rows.count == 2)
    #expect(sheet.rows.last?.part == part)
    #expect(sheet.rows.last?.magnification == by)
  }

  @Test func largePicturesAreShownOnce() throws {
    #expect(try sheet(36, 36, changed: [(18, 18)]).rows.count == 1)
    #expect(try sheet(300, 300, changed: [(0, 0), (299, 299)]).rows.count == 1)
    #expect(try sheet(300, 300, changed: []).rows.count == 1)
  }

  /// The surroundings of the differences grow with them: by a quarter of their longer side.
  @Test func largerDifferencesHaveLargerSurroundings() throws {
    let sheet = try sheet(800, 800, changed: [(200, 300), (239, 319)])
    #expect(sheet.rows.last?.part == PixelRect(x: 190, y: 290, width: 60, height: 40))
    #expect(sheet.rows.last?.magnification == 640 / 60)
  }

  /// Pictures larger than a screen show only the part around the differences.
  @Test(arguments: [(0, 0), (2_048, 0), (2_500, 452), (4_999, 904)])
  func partsOfHugePicturesAreShown(at: Int, start: Int) throws {
    let tall = try sheet(3, 5_000, changed: [(1, at)])
    #expect(tall.rows[0].part == PixelRect(x: 0, y: start, width: 3, height: 4_096))
    let wide = try sheet(5_000, 3, changed: [(at, 1)])
    #expect(wide.rows[0].part == PixelRect(x: start, y: 0, width: 4_096, height: 3))
    #expect(try sheet(4_096, 1, changed: []).rows[0].part.width == 4_096)
  }

  @Test func rowsLeaveSpaceForTheirCaptions() throws {
    let sheet = try sheet(100, 100, changed: [(50, 50)])
    let rowHeights = [300, 299]
    #expect(sheet.rows.map(\.height) == rowHeights)
    #expect(sheet.top(ofRow: 0) == 24)
    #expect(sheet.top(ofRow: 1) == 404)
    #expect(sheet.top(ofRow: 2) == 783)
    #expect(sheet.height == sheet.top(ofRow: 2) + sheet.summary.count * 24 + 16)
  }

  @Test func theSummaryIsBrokenBetweenWords() throws {
    let sheet = try sheet(10, 60, changed: [(3, 2), (4, 2), (7, 59)])
    #expect(sheet.summary.joined(separator: " ") == sheet.comparison.summary)
    let width = Double(sheet.panelWidth * 3 + sheet.margin * 2)
    let columns = Int(width / CaptionFont.advance)
    try #require(sheet.summary.count >= 2)
    #expect(sheet.summary.allSatisfy { $0.count <= columns })
    let next = sheet.summary[1].prefix { $0 != " " }
    #expect(sheet.summary[0].count + 1 + next.count > columns)
  }

  /// Every line of the summary has as many words as fit.
  @Test func linesOfTheSummaryAreFull() throws {
    var exact = 0
    for side in 1...60 {
      let sheet = try sheet(side, 61 - side, changed: [(side - 1, 60 - side), (0, 0)])
      let columns = Int(Double(sheet.panelWidth * 3 + sheet.margin * 2) / CaptionFont.advance)
      for (line, next) in zip(sheet.summary, sheet.summary.dropFirst()) {
        let word = next.prefix { $0 != " " }
        #expect(line.count <= columns && line.count + 1 + word.count > columns)
        exact += line.count == columns ? 1 : 0
      }
    }
    #expect(exact > 0)
  }
}
