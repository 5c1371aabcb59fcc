import CPixels
import Testing

@testable import Pixels

/// Files and sizes at the limits of what is valid.
extension DamageTests {
  /// Files at the limits of what is valid.
  static let valid: [(name: String, file: [UInt8])] = [
    ("six bytes of palette in one bit", indexed(1, palette)),
    ("one colour in one bit", indexed(1, Builder.chunk("PLTE", bytes(3)))),
    ("four colours in two bits", indexed(2, Builder.chunk("PLTE", bytes(12)))),
    ("16 colours in four bits", indexed(4, Builder.chunk("PLTE", bytes(48)))),
    ("256 colours", indexed(8, Builder.chunk("PLTE", bytes(768)))),
    ("one alpha", indexed(1, palette + Builder.chunk("tRNS", [1]))),
    ("as many alphas as colours", indexed(1, palette + Builder.chunk("tRNS", [1, 2]))),
    (
      "a suggested palette",
      file(header: colored, before: Builder.chunk("PLTE", bytes(768)), data: coloredData)
    ),
    (
      "a suggested palette before a colour key",
      file(header: colored, before: palette + Builder.chunk("tRNS", bytes(6)), data: coloredData)
    ),
    (
      "a suggested palette beside alpha",
      file(
        header: Builder.header(width: 1, height: 1, colorType: 6),
        before: palette,
        data: Builder.data([0, 1, 2, 3, 4])
      )
    ),
    (
      "a colour key",
      file(header: colored, before: Builder.chunk("tRNS", bytes(6)), data: coloredData)
    ),
    ("a grey key", file(before: Builder.chunk("tRNS", [0, 10]))),
    (
      "text before and after",
      file(before: Builder.chunk("tEXt", [1]), after: Builder.chunk("tEXt", [2]))
    ),
    ("an empty IDAT before", file(before: Builder.chunk("IDAT", []))),
    ("an empty IDAT after", file(after: Builder.chunk("IDAT", []) + Builder.chunk("IDAT", []))),
    (
      "one byte per IDAT",
      file(
        data: Builder.stored(Builder.rows).flatMap {
          Builder.chunk("IDAT", [$0]) + Builder.chunk("IDAT", [])
        }
      )
    ),
    (
      "rows in two blocks",
      file(data: Builder.chunk("IDAT", Builder.stored(Builder.rows, block: 2)))
    ),
  ]

  @Test(arguments: valid.indices) func validFilesAreDecoded(index: Int) {
    #expect(throws: Never.self, "\(Self.valid[index].name)") {
      try PNG.decode(Self.valid[index].file)
    }
  }

  /// Rows of 65,535 bytes and of one byte more or less are passed on in whole blocks.
  @Test(arguments: [65_533, 65_534, 65_535, 131_068, 131_069, 131_070])
  func rowsOfAnyLengthAreDecoded(width: Int) throws {
    let row = (0..<width).map { UInt8($0 % 251) }
    let file = Self.file(
      header: Builder.header(width: UInt32(width), height: 1),
      data: Builder.chunk("IDAT", Builder.stored([0] + row, block: 40_000))
    )
    let bitmap = try PNG.decode(file, limits: PNG.Limits(side: width))
    #expect(bitmap.bytes == row.flatMap { [$0, $0, $0, 255] })
  }

  /// By default, libpng refuses rows of more than a million pixels.
  @Test func limitsMayExceedThoseOfTheLibrary() throws {
    let bytes = [UInt8](repeating: 8, count: 1_000_001 * 4)
    let picture = try #require(Bitmap(width: 1_000_001, height: 1, bytes: bytes))
    let file = try PNG.encode(picture)
    #expect(try PNG.decode(file, limits: PNG.Limits(side: 1_000_001)) == picture)
    let tall = try #require(Bitmap(width: 1, height: 1_000_001, bytes: bytes))
    #expect(
      try PNG.decode(PNG.encode(tall), limits: PNG.Limits(side: 1_000_001)) == tall
    )
  }

  /// The reader checks its buffer before it reads.
  @Test(arguments: [(16, 0, true), (17, 0, true), (15, 0, false), (12, 0, false), (16, 1, false)])
  func theBufferMustHoldThePicture(capacity: Int, cut: Int, isRead: Bool) {
    let file = Self.file()
    var limits = cpixels_png_limits(side: 9, pixels: 9, file: 900, memory: 900_000)
    var header = cpixels_png_header()
    var error = cpixels_png_error()
    #expect(cpixels_png_check(file, file.count, &limits, &header, &error))
    #expect(header.width == 2 && header.height == 2 && header.depth == 8)
    #expect(header.color_type == 0 && !header.interlaced && header.row_bytes == 6)
    #expect(header.data_offset == 33 && header.palette_offset == 0)
    var pixels = [UInt8](repeating: 9, count: 20)
    let count = cut == 0 ? file.count : header.data_offset
    let done = cpixels_png_read(file, count, &header, &pixels, capacity, &error)
    #expect(done == isRead)
    if !isRead {
      #expect(error.problem == Int32(CPIXELS_PNG_ARGUMENT.rawValue))
      #expect(error.found == UInt64(capacity) && error.expected == 16)
      #expect(pixels.allSatisfy { $0 == 9 })
    }
  }

  @Test func aHeaderWithoutPixelsIsRefused() {
    let file = Self.file()
    var error = cpixels_png_error()
    var pixels = [UInt8](repeating: 9, count: 20)
    for (width, height, offset) in [(0, 2, 33), (2, 0, 33), (2, 2, 0)] as [(UInt32, UInt32, Int)] {
      var header = cpixels_png_header()
      (header.width, header.height, header.data_offset) = (width, height, offset)
      (header.depth, header.row_bytes) = (8, 6)
      #expect(!cpixels_png_read(file, file.count, &header, &pixels, 20, &error))
      #expect(error.problem == Int32(CPIXELS_PNG_ARGUMENT.rawValue))
    }
  }

  /// The sizes of interlaced pictures follow from the passes of the PNG specification.
  @Test(arguments: [1, 2, 3, 4, 5, 8, 9, 16, 17] as [UInt32])
  func interlacedRowsAreCounted(width: UInt32) {
    let passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    for height in [1, 2, 3, 4, 5, 7, 8, 9] as [UInt32] {
      for (depth, type, bits) in [(1, 0, 1), (8, 2, 24), (16, 6, 64)] as [(UInt8, UInt8, Int)] {
        let header = Builder.header(
          width: width,
          height: height,
          depth: depth,
          colorType: type,
          methods: [0, 0, 1]
        )
        let file = Self.file(header: header)
        var limits = PNG.Limits().bounds
        var found = cpixels_png_header()
        var error = cpixels_png_error()
        #expect(cpixels_png_check(file, file.count, &limits, &found, &error))
        let expected = passes.reduce(0) { sum, pass in
          let columns = stride(from: pass.x, to: Int(width), by: pass.stepX).underestimatedCount
          let rows = stride(from: pass.y, to: Int(height), by: pass.stepY).underestimatedCount
          return sum + (columns == 0 ? 0 : rows * ((columns * bits + 7) / 8 + 1))
        }
        #expect(found.interlaced && found.row_bytes == UInt64(expected))
      }
    }
  }
}
