import CPixels
import Testing

@testable import Pixels

/// Damaged palettes, transparency and compressed rows.
extension DamageTests {
  static let colored = Builder.header(colorType: 2)
  static let coloredData = Builder.data([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6])
  static func bytes(_ count: Int) -> [UInt8] { [UInt8](repeating: 1, count: count) }

  static func indexed(_ depth: UInt8, _ chunks: [UInt8]) -> [UInt8] {
    let rows = Builder.data([UInt8](repeating: 0, count: depth < 8 ? 4 : 6))
    return file(header: Builder.header(depth: depth, colorType: 3), before: chunks, data: rows)
  }

  static let parts: [Case] = [
    chunk(
      "PLTE",
      .misplaced,
      33,
      of: file(header: Builder.header(colorType: 4), before: palette),
      "palette of grey and alpha"
    ),
    chunk(
      "PLTE",
      .misplaced,
      51,
      of: file(
        header: colored,
        before: Builder.chunk("tRNS", bytes(6)) + palette,
        data: coloredData
      ),
      "palette after tRNS"
    ),
    chunk(
      "PLTE",
      .misplaced,
      33 + coloredData.count,
      of: file(header: colored, data: coloredData, after: palette),
      "palette after the pixels"
    ),
    chunk("PLTE", .length(0), 33, of: indexed(1, Builder.chunk("PLTE", [])), "empty palette"),
    chunk(
      "PLTE",
      .length(15),
      33,
      of: indexed(2, Builder.chunk("PLTE", bytes(15))),
      "five colours in two bits"
    ),
    chunk(
      "PLTE",
      .length(51),
      33,
      of: indexed(4, Builder.chunk("PLTE", bytes(51))),
      "17 colours in four bits"
    ),
    chunk(
      "PLTE",
      .length(771),
      33,
      of: indexed(8, Builder.chunk("PLTE", bytes(771))),
      "257 colours"
    ),
    chunk(
      "PLTE",
      .length(771),
      33,
      of: file(header: colored, before: Builder.chunk("PLTE", bytes(771)), data: coloredData),
      "257 suggested colours"
    ),
    chunk(
      "tRNS",
      .misplaced,
      47,
      of: file(before: Builder.chunk("tRNS", [0, 1]) + Builder.chunk("tRNS", [0, 1])),
      "two tRNS"
    ),
    chunk(
      "tRNS",
      .misplaced,
      33 + Builder.data(Builder.rows).count,
      of: file(after: Builder.chunk("tRNS", [0, 1])),
      "tRNS after the pixels"
    ),
    chunk(
      "tRNS",
      .misplaced,
      33,
      of: file(header: Builder.header(colorType: 4), before: Builder.chunk("tRNS", [0, 1])),
      "tRNS of grey and alpha"
    ),
    chunk(
      "tRNS",
      .length(3),
      33,
      of: file(before: Builder.chunk("tRNS", bytes(3))),
      "tRNS of three bytes"
    ),
    chunk(
      "tRNS",
      .length(0),
      33,
      of: file(before: Builder.chunk("tRNS", [])),
      "empty tRNS of grey"
    ),
    chunk(
      "tRNS",
      .length(5),
      33,
      of: file(header: colored, before: Builder.chunk("tRNS", bytes(5)), data: coloredData),
      "tRNS of five bytes"
    ),
    chunk(
      "tRNS",
      .length(7),
      33,
      of: file(header: colored, before: Builder.chunk("tRNS", bytes(7)), data: coloredData),
      "tRNS of seven bytes"
    ),
    chunk(
      "tRNS",
      .length(0),
      51,
      of: indexed(1, palette + Builder.chunk("tRNS", [])),
      "empty tRNS of a palette"
    ),
    Case(
      testDescription: "compression method 1",
      file: file(header: Builder.header(methods: [1, 0, 0])),
      error: .method
    ),
    Case(
      testDescription: "filter method 1",
      file: file(header: Builder.header(methods: [0, 1, 0])),
      error: .method
    ),
    Case(
      testDescription: "height zero",
      file: file(header: Builder.header(height: 0)),
      error: .side(0)
    ),
    Case(
      testDescription: "width 2^31",
      file: file(header: Builder.header(width: 1 << 31)),
      error: .side(1 << 31)
    ),
    Case(
      testDescription: "colour type 200",
      file: file(header: Builder.header(depth: 255, colorType: 200)),
      error: .colorType(200, depth: 255)
    ),
    Case(
      testDescription: "many trailing bytes",
      file: file() + bytes(300),
      error: .trailingData(atByte: 74, count: 300)
    ),
    Case(
      testDescription: "a stream that needs a dictionary",
      file: file(data: Builder.chunk("IDAT", [0x78, 0x20, 0, 0, 0, 1, 1, 0, 0, 255, 255])),
      error: .compression(reason: "damaged")
    ),
    Case(
      testDescription: "a stored block with a wrong length",
      file: file(data: Builder.chunk("IDAT", [0x78, 1, 1, 6, 0, 0, 0, 0])),
      error: .compression(reason: "invalid stored block lengths")
    ),
    Case(
      testDescription: "no rows",
      file: file(data: Builder.data([])),
      error: .rowsMissing(bytes: 0, of: 6)
    ),
    Case(
      testDescription: "an empty IDAT",
      file: file(data: Builder.chunk("IDAT", [])),
      error: .rowsMissing(bytes: 0, of: 6)
    ),
    Case(
      testDescription: "a stream cut inside its rows",
      file: file(data: Builder.chunk("IDAT", Array(Builder.stored(Builder.rows).prefix(10)))),
      error: .rowsMissing(bytes: 3, of: 6)
    ),
    Case(
      testDescription: "rows missing after the first block",
      file: file(
        header: Builder.header(width: 300, height: 300),
        data: Builder.data([UInt8](repeating: 0, count: 70_000))
      ),
      error: .rowsMissing(bytes: 70_000, of: 90_300)
    ),
  ]

  @Test(arguments: parts) func wrongPartsAreNamed(_ damage: Case) {
    #expect(throws: damage.error) { try PNG.decode(damage.file) }
  }
}
