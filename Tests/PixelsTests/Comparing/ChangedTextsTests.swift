import Testing

@testable import Pixels

/// The texts whose characters differ, in pictures with one letter per pixel.
@Suite struct ChangedTextsTests {
  static let width = 40

  /// Returns a white picture of 40 × 20 pixels with pixels of other colours: `#` is black, `o`
  /// grey, `r` red. Rows of letters begin at a position.
  static func picture(_ parts: [(x: Int, y: Int, rows: [String])], height: Int = 20) throws
    -> Bitmap
  {
    let colors: [Character: [UInt8]] = [
      "#": [0, 0, 0, 255], "o": [128, 128, 128, 255], "r": [255, 0, 0, 255],
      "l": [160, 160, 160, 255], "s": [60, 60, 60, 255], "d": [150, 150, 150, 255],
    ]
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for part in parts {
      for (row, letters) in part.rows.enumerated() {
        for (column, letter) in letters.enumerated() {
          guard let color = colors[letter] else { continue }
          let at = ((part.y + row) * width + part.x + column) * 4
          bytes.replaceSubrange(at..<at + 4, with: color)
        }
      }
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  static let one = ["..#.", ".##.", "..#.", "..#.", "..#.", ".###"]
  static let seven = ["####", "...#", "..#.", "..#.", ".#..", ".#.."]

  static func text(
    _ x: Int = 8,
    _ y: Int = 8,
    width: Int = 4,
    height: Int = 6,
    limit: Int = 3,
    color: [UInt8] = [0, 0, 0, 255]
  ) -> ChangedTexts.Text {
    ChangedTexts.Text(
      color: color,
      box: PixelRect(x: x, y: y, width: width, height: height),
      strokeWidthLimit: limit
    )
  }

  static func indices(
    _ before: [(x: Int, y: Int, rows: [String])],
    _ after: [(x: Int, y: Int, rows: [String])],
    _ texts: [ChangedTexts.Text]
  ) throws -> [Int] {
    ChangedTexts.indices(
      reference: try picture(before),
      actual: try picture(after),
      background: try picture([]),
      texts: texts
    )
  }

  @Test func changedCharactersAreFound() throws {
    #expect(try Self.indices([(8, 8, Self.one)], [(8, 8, Self.seven)], [Self.text()]) == [0])
    #expect(try Self.indices([(8, 8, Self.one)], [(8, 8, Self.one)], [Self.text()]) == [])
    #expect(try Self.indices([(8, 8, Self.one)], [(8, 8, Self.seven)], []) == [])
  }

  @Test func eachChangedTextIsFound() throws {
    let texts = [Self.text(0, 8, width: 4), Self.text(33, 8, width: 4)]
    let both: [(x: Int, y: Int, rows: [String])] = [(0, 8, Self.one), (33, 8, Self.one)]
    #expect(try Self.indices(both, [(0, 8, Self.one), (33, 8, Self.seven)], texts) == [1])
    #expect(try Self.indices(both, [(0, 8, Self.seven), (33, 8, Self.one)], texts) == [0])
    #expect(try Self.indices(both, [(0, 8, Self.seven), (33, 8, Self.seven)], texts) == [0, 1])
  }

  @Test func otherColorsAreNotText() throws {
    let red = Self.one.map { $0.replacing("#", with: "r") }
    #expect(try Self.indices([(8, 8, red)], [(8, 8, Self.seven)], [Self.text()]) == [])
    #expect(
      try Self.indices([(8, 8, red)], [(8, 8, Self.seven)], [Self.text(color: [255, 0, 0, 255])])
        == [0]
    )
  }

  /// The characters of the reference may be as far left or right as the width and four times the
  /// height, and as far up or down as half the height and a pixel.
  @Test(arguments: [
    (16, 8, true), (1, 8, true), (34, 8, true), (35, 8, true), (36, 8, false), (37, 8, false),
    (8, 4, true), (8, 3, false), (8, 12, true), (8, 13, false),
  ])
  func textsReachBeyondTheirBox(x: Int, y: Int, isFound: Bool) throws {
    // The text's box is x 4…7, y 8…13: the reach is x 0…35, y 4…17.
    let found = try Self.indices(
      [(x, y, ["#", "#", "#", "#", "#", "#"])],
      [(4, 8, Self.seven)],
      [Self.text(4, 8)]
    )
    #expect((found == [0]) == isFound)
  }

  /// A shape that is less than a third as high as the text isn't a character.
  @Test(arguments: [(6, 2, true), (7, 2, false), (6, 1, false), (3, 1, true), (4, 1, false)])
  func linesAreNotCharacters(height: Int, rows: Int, isFound: Bool) throws {
    let line = [String](repeating: "##", count: rows)
    let found = try Self.indices([(8, 8, line)], [], [Self.text(height: height, limit: 3)])
    #expect((found == [0]) == isFound)
  }

  /// A square of covered pixels is larger than any stroke.
  @Test(arguments: [(2, false), (3, false), (4, true), (5, true)])
  func blocksAreNotStrokes(limit: Int, isFound: Bool) throws {
    let block = ["###.", "###.", "###.", "...."]
    let found = try Self.indices([(8, 8, block)], [(8, 8, Self.seven)], [Self.text(limit: limit)])
    #expect((found == [0]) == isFound)
  }

  @Test func aBlockAtTheEdgeOfTheSearchedAreaCounts() throws {
    // The reach ends at column 39 and row 19.
    let block = ["###", "###", "###"]
    let text = Self.text(34, 12, width: 4, height: 6)
    #expect(try Self.indices([(37, 17, block)], [(34, 12, Self.seven)], [text]) == [])
    #expect(try Self.indices([(0, 0, block)], [(0, 0, Self.seven)], [Self.text(0, 0)]) == [])
    let holed = ["###", "#.#", "###"]
    #expect(try Self.indices([(37, 17, holed)], [(34, 12, Self.seven)], [text]) == [0])
  }

  /// Strokes cover more than two fifths of a pixel somewhere.
  @Test func faintPixelsAreNotStrokes() throws {
    // 160 covers 0.373, and 150 covers 0.412.
    let faint = Self.one.map { $0.replacing("#", with: "l") }
    let strong = Self.one.map { $0.replacing("#", with: "d") }
    #expect(try Self.indices([(8, 8, faint)], [(8, 8, Self.seven)], [Self.text()]) == [])
    #expect(try Self.indices([(8, 8, strong)], [(8, 8, Self.seven)], [Self.text()]) == [0])
    #expect(try Self.indices([], [(8, 8, Self.seven)], [Self.text()]) == [])
  }

  @Test func picturesMustHaveTheSameSize() throws {
    let small = try Self.picture([(8, 8, Self.one)], height: 19)
    let picture = try Self.picture([(8, 8, Self.seven)])
    let ground = try Self.picture([])
    let low = try Self.picture([], height: 19)
    let texts = [Self.text()]
    for (reference, background) in [(small, ground), (picture, low)] {
      #expect(
        ChangedTexts.indices(
          reference: reference,
          actual: picture,
          background: background,
          texts: texts
        ) == []
      )
    }
  }

  /// A pixel may be off by three steps from the background with the colour over it.
  @Test(arguments: [(3, true), (4, false)]) func colorsAreRounded(step: UInt8, isFound: Bool) throws
  {
    var before = try Self.picture([(8, 8, Self.one)]).bytes
    let at = (8 * Self.width + 10) * 4
    // Half black over white is 128 in every channel; one channel is off.
    before.replaceSubrange(at..<at + 4, with: [128, 128, 128 + step, 255])
    let found = ChangedTexts.indices(
      reference: try #require(Bitmap(width: Self.width, height: 20, bytes: before)),
      actual: try Self.picture([(8, 8, ["....", "...#"])]),
      background: try Self.picture([]),
      texts: [Self.text()]
    )
    #expect((found == [0]) == isFound)
  }

  /// A block is covered by nine tenths: 60 covers 0.765.
  @Test func partlyCoveredSquaresAreNotBlocks() throws {
    let block = ["sss.", "sss.", "sss.", "...."]
    #expect(try Self.indices([(8, 8, block)], [(8, 8, Self.seven)], [Self.text(limit: 3)]) == [0])
  }
}
