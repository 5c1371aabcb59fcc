import Pixels
import Testing

@Suite struct HalfBlocksTests {
  private let escape = "\u{1B}"

  /// Returns a picture with one row per colour, red first.
  private func rows(_ colors: [[UInt8]], width: Int = 1) throws -> Bitmap {
    try #require(
      Bitmap(
        width: width,
        height: colors.count,
        bytes: colors.flatMap { color in [[UInt8]](repeating: color, count: width).flatMap { $0 } }
      )
    )
  }

  @Test func showsTwoPixelsPerCharacter() throws {
    let picture = try rows([[255, 0, 10, 255], [0, 99, 100, 255]])
    #expect(
      picture.halfBlocks(columns: 1, rows: 1) == [
        "\(escape)[38;2;255;0;10m\(escape)[48;2;0;99;100m▀\(escape)[0m"
      ]
    )
  }

  @Test func leavesTheBackgroundBelowAnOddLastRow() throws {
    let lines = try rows([[1, 2, 3, 255], [4, 5, 6, 255], [7, 8, 9, 255]])
      .halfBlocks(columns: 9, rows: 9)
    #expect(lines.count == 2)
    #expect(lines.last == "\(escape)[38;2;7;8;9m\(escape)[49m▀\(escape)[0m        ")
  }

  @Test func drawsTransparentPixelsOverACheckerboard() throws {
    let picture = try rows([[0, 0, 0, 0], [0, 0, 0, 0], [9, 9, 9, 0], [9, 9, 9, 0]])
    #expect(
      picture.halfBlocks(columns: 1, rows: 2) == [
        "\(escape)[38;2;200;200;200m\(escape)[48;2;200;200;200m▀\(escape)[0m",
        "\(escape)[38;2;240;240;240m\(escape)[48;2;240;240;240m▀\(escape)[0m",
      ]
    )
  }

  @Test(arguments: [
    (800, 400, 40, 30, 40, 10), (400, 800, 40, 10, 10, 10), (3, 2, 40, 10, 3, 1),
    (16_384, 1, 10, 10, 10, 1),
  ])
  func keepsTheShapeAndFits(
    width: Int,
    height: Int,
    columns: Int,
    rows: Int,
    characters: Int,
    lines: Int
  ) throws {
    let picture = try self.rows(
      [[UInt8]](repeating: [1, 2, 3, 255], count: height),
      width: width
    )
    let text = picture.halfBlocks(columns: columns, rows: rows)
    #expect(text.count == lines)
    #expect(text.first?.filter { $0 == "▀" }.count == characters)
  }
}
