import Testing

@testable import Pixels

/// The elements to which differing pixels belong, in rows of eight pixels with one letter each.
@Suite struct ChangedElementsTests {
  static let colors: [Character: [UInt8]] = [
    "w": [255, 255, 255, 255], "r": [255, 0, 0, 255], "g": [0, 128, 0, 255],
    "b": [0, 0, 255, 255], "?": [7, 8, 9, 255],
  ]

  static func picture(_ rows: [String], _ pixel: (Character) -> [UInt8]) throws -> Bitmap {
    try #require(
      Bitmap(width: rows[0].count, height: rows.count, bytes: rows.joined().flatMap(pixel))
    )
  }

  /// Returns an opaque pixel with the mark of an element; a dot is no element.
  static func shown(_ letter: Character) -> [UInt8] {
    guard let index = letter.wholeNumberValue else { return [9, 9, 9, 255] }
    let mark = ChangedElements.mark(of: index)
    return [mark.red, mark.green, mark.blue, 255]
  }

  static func element(_ color: Character?, _ left: Int, _ top: Int, _ width: Int, _ height: Int)
    -> ChangedElements.Element
  {
    ChangedElements.Element(
      color: color.flatMap { colors[$0] },
      box: PixelRect(x: left, y: top, width: width, height: height)
    )
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reference: [String]
    let actual: [String]
    let shown: [String]
    let elements: [ChangedElements.Element]
    let votes: [Int]
  }

  static let ground = element("w", 0, 0, 8, 1)

  static let cases: [Case] = [
    Case(
      testDescription: "a new element over the background",
      reference: ["wwwwwwww"],
      actual: ["wwrrrwww"],
      shown: ["00111000"],
      elements: [ground, element("r", 2, 0, 3, 1)],
      votes: [0, 3]
    ),
    Case(
      testDescription: "an element that left",
      reference: ["wrrrwwww"],
      actual: ["wwwrrrww"],
      shown: ["00011100"],
      elements: [ground, element("r", 3, 0, 3, 1)],
      votes: [0, 4]
    ),
    Case(
      testDescription: "the nearest of two on its left",
      reference: ["wwwrwwww"],
      actual: ["wwwwwwww"],
      shown: ["00000000"],
      elements: [ground, element("r", 0, 0, 1, 1), element("r", 5, 0, 1, 1)],
      votes: [0, 0, 1]
    ),
    Case(
      testDescription: "the nearest of two on its right",
      reference: ["wwrwwwww"],
      actual: ["wwwwwwww"],
      shown: ["00000000"],
      elements: [ground, element("r", 0, 0, 1, 1), element("r", 5, 0, 1, 1)],
      votes: [0, 1, 0]
    ),
    Case(
      testDescription: "the upper one of two at the same distance",
      reference: ["wwwrwwww"],
      actual: ["wwwwwwww"],
      shown: ["00000000"],
      elements: [ground, element("r", 5, 0, 1, 1), element("r", 1, 0, 1, 1)],
      votes: [0, 0, 1]
    ),
    Case(
      testDescription: "distances across and down are added",
      reference: ["wwwwwwww", "wwwrwwww", "wwwwwwww"],
      actual: ["wwwwwwww", "wwwwwwww", "wwwwwwww"],
      shown: ["00000000", "00000000", "00000000"],
      elements: [
        element("w", 0, 0, 8, 3), element("r", 4, 2, 1, 1), element("r", 5, 0, 1, 3),
        element("r", 6, 1, 1, 1),
      ],
      // 1 + 1, 2 + 0 and 3 + 0 pixels away; the upper one of the first two.
      votes: [0, 0, 1, 0]
    ),
    Case(
      testDescription: "an unknown colour belongs to the element shown",
      reference: ["w?wwwwww"],
      actual: ["wrwwwwww"],
      shown: ["01000000"],
      elements: [ground, element("r", 1, 0, 1, 1)],
      votes: [0, 1]
    ),
    Case(
      testDescription: "nothing shown, and an unknown colour",
      reference: ["w?wwwwww"],
      actual: ["wrwwwwww"],
      shown: ["0.000000"],
      elements: [ground, element("r", 1, 0, 1, 1)],
      votes: [0, 0]
    ),
    Case(
      testDescription: "nothing shown, and a known colour",
      reference: ["wrwwwwww"],
      actual: ["w?wwwwww"],
      shown: ["0.000000"],
      elements: [ground, element("r", 5, 0, 1, 1)],
      votes: [0, 1]
    ),
    Case(
      testDescription: "elements that aren't solid have no colour",
      reference: ["wrwwwwww"],
      actual: ["wwwwwwww"],
      shown: ["00000000"],
      elements: [ground, element(nil, 1, 0, 1, 1), element("r", 6, 0, 1, 1)],
      votes: [0, 0, 1]
    ),
    Case(
      testDescription: "a lower element that doesn't reach the pixel",
      reference: ["wwgwwwww"],
      actual: ["wwrwwwww"],
      shown: ["00200000"],
      elements: [ground, element("g", 3, 0, 2, 1), element("r", 2, 0, 1, 1)],
      votes: [0, 1, 0]
    ),
    Case(
      testDescription: "a lower element that ends before the pixel",
      reference: ["wwgwwwww"],
      actual: ["wwrwwwww"],
      shown: ["00200000"],
      elements: [ground, element("g", 0, 0, 2, 1), element("r", 2, 0, 1, 1)],
      votes: [0, 1, 0]
    ),
    Case(
      testDescription: "a lower element that reaches the pixel",
      reference: ["wwgwwwww"],
      actual: ["wwrwwwww"],
      shown: ["00200000"],
      elements: [ground, element("g", 2, 0, 2, 1), element("r", 2, 0, 1, 1)],
      votes: [0, 0, 1]
    ),
    Case(
      testDescription: "an upper element that reaches the pixel",
      reference: ["wwgwwwww"],
      actual: ["wwrwwwww"],
      shown: ["00100000"],
      elements: [ground, element("r", 2, 0, 1, 1), element("g", 2, 0, 2, 1)],
      votes: [0, 0, 1]
    ),
    Case(
      testDescription: "an index beyond the elements",
      reference: ["wwwwwwww"],
      actual: ["wwrwwwww"],
      shown: ["00200000"],
      elements: [element("b", 0, 0, 8, 1), element("r", 2, 0, 1, 1)],
      votes: [0, 0]
    ),
    Case(
      testDescription: "only the area of all pictures is compared",
      reference: ["wwwwwwww", "wwwwwwww"],
      actual: ["rwwr", "rwwr", "rwwr"],
      shown: ["111", "111", "111"],
      elements: [element("w", 0, 0, 8, 3), element("r", 0, 0, 8, 3)],
      votes: [0, 2]
    ),
    Case(
      testDescription: "the element shown may be lower",
      reference: ["wwwwwwww", "wwwwwwww"],
      actual: ["rwwr", "rwwr", "rwwr"],
      shown: ["11111111"],
      elements: [element("w", 0, 0, 8, 3), element("r", 0, 0, 8, 3)],
      votes: [0, 2]
    ),
  ]

  @Test(arguments: cases) func differencesBelongToElements(_ drawing: Case) throws {
    let pixel = { Self.colors[$0] ?? [] }
    #expect(
      ChangedElements.counts(
        reference: try Self.picture(drawing.reference, pixel),
        actual: try Self.picture(drawing.actual, pixel),
        shown: try Self.picture(drawing.shown, Self.shown),
        elements: drawing.elements
      ) == drawing.votes
    )
  }

  /// A mark has the index in two channels, and a third by which other colours are recognised.
  @Test(
    arguments: [
      (0, [0, 0, 13]), (1, [1, 0, 110]), (3, [3, 0, 48]), (255, [255, 0, 172]), (256, [0, 1, 13]),
      (65_535, [255, 255, 172]), (0x1234, [0x34, 0x12, 0xC1]),
    ] as [(Int, [UInt8])]
  )
  func marksAreDistinct(index: Int, bytes: [UInt8]) {
    let mark = ChangedElements.mark(of: index)
    #expect([mark.red, mark.green, mark.blue] == bytes)
  }

  @Test func elementsBeyondTheFirst256AreFound() throws {
    let elements = (0..<400).map { Self.element(nil, $0, 0, 1, 1) }
    for index in [0, 255, 256, 257, 399] {
      let mark = ChangedElements.mark(of: index)
      let votes = ChangedElements.counts(
        reference: try Self.picture(["w"]) { _ in [255, 255, 255, 255] },
        actual: try Self.picture(["r"]) { _ in [255, 0, 0, 255] },
        shown: try Self.picture(["."]) { _ in [mark.red, mark.green, mark.blue, 255] },
        elements: elements
      )
      #expect(votes.firstIndex(of: 1) == index)
    }
    #expect(ChangedElements.limit == 65_536)
  }

  /// Pixels that are blended with others show no element.
  @Test(arguments: [[1, 0, 110, 254], [1, 0, 111, 255], [1, 0, 109, 255]] as [[UInt8]])
  func blendedMarksShowNoElement(pixel: [UInt8]) throws {
    let votes = ChangedElements.counts(
      reference: try Self.picture(["w"]) { _ in [255, 255, 255, 255] },
      actual: try Self.picture(["r"]) { _ in [255, 0, 0, 255] },
      shown: try Self.picture(["."]) { _ in pixel },
      elements: [Self.element(nil, 0, 0, 1, 1), Self.element(nil, 0, 0, 1, 1)]
    )
    #expect(votes == [0, 0])
  }
}
