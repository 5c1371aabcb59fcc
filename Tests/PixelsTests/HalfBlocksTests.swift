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

  @Test(
    arguments: [
      ([255, 0, 10], [0, 99, 100], "255;0;10", "0;99;100"),
      ([0, 9, 10], [99, 100, 101], "0;9;10", "99;100;101"),
    ] as [([UInt8], [UInt8], String, String)]
  )
  func showsTwoPixelsPerCharacter(
    upper: [UInt8],
    lower: [UInt8],
    foreground: String,
    background: String
  ) throws {
    let picture = try rows([upper + [255], lower + [255]])
    #expect(
      picture.halfBlocks(columns: 1, rows: 1) == [
        "\(escape)[38;2;\(foreground)m\(escape)[48;2;\(background)m▀\(escape)[0m"
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

  @Test(arguments: [(0, 0), (-5, -5), (1, 1)]) func sizesBelowOneAreOne(columns: Int, rows: Int)
    throws
  {
    let picture = try self.rows([[10, 20, 30, 255], [40, 50, 60, 255]], width: 2)
    #expect(
      picture.halfBlocks(columns: columns, rows: rows) == [
        "\(escape)[38;2;25;35;45m\(escape)[49m▀\(escape)[0m"
      ]
    )
  }

  /// Lines in which every number has three digits have the greatest length.
  @Test(arguments: [1, 2, 40, 301]) func theLongestLinesFit(width: Int) throws {
    let picture = try self.rows([[255, 100, 199, 255], [100, 255, 200, 255]], width: width)
    let pair = "\(escape)[38;2;255;100;199m\(escape)[48;2;100;255;200m▀"
    #expect(
      picture.halfBlocks(columns: width, rows: 1) == [
        String(repeating: pair, count: width) + "\(escape)[0m"
      ]
    )
  }

  /// A point is the mean of its pixels: the first of two points has two of five pixels.
  @Test func pointsAreMeansOfTheirPixels() throws {
    let bytes: [UInt8] = [
      10, 0, 0, 255, 21, 0, 0, 255, 90, 0, 0, 255, 60, 0, 0, 255, 34, 0, 0, 255,
      0, 10, 0, 255, 0, 20, 0, 255, 0, 30, 0, 255, 0, 40, 0, 255, 0, 50, 0, 255,
    ]
    let picture = try #require(Bitmap(width: 5, height: 2, bytes: bytes))
    // Two columns of 5 × 2 pixels leave 2 · 2 / 5 = 0 rows, so there is one.
    #expect(
      picture.halfBlocks(columns: 2, rows: 9) == [
        "\(escape)[38;2;7;7;0m\(escape)[49m▀\(escape)[38;2;30;20;0m\(escape)[49m▀\(escape)[0m"
      ]
    )
  }

  /// The squares of the checkerboard are two points wide and high.
  @Test func checkerboardHasSquaresOfTwoPoints() throws {
    let picture = try rows([[UInt8]](repeating: [0, 0, 0, 0], count: 4), width: 5)
    let shades = { (top: Int, bottom: Int) in
      "\(self.escape)[38;2;\(top);\(top);\(top)m\(self.escape)[48;2;\(bottom);\(bottom);\(bottom)m▀"
    }
    let end = "\(escape)[0m"
    let (dark, light) = (shades(200, 200), shades(240, 240))
    #expect(
      picture.halfBlocks(columns: 5, rows: 2) == [
        dark + dark + light + light + dark + end, light + light + dark + dark + light + end,
      ]
    )
    let half = try rows([[100, 0, 255, 128], [100, 0, 255, 128]])
    // 100 · 128 + 200 · 127 = 38,200, which is 149.8 · 255.
    #expect(
      half.halfBlocks(columns: 1, rows: 1) == [
        "\(escape)[38;2;149;99;227m\(escape)[48;2;149;99;227m▀\(escape)[0m"
      ]
    )
  }
}
