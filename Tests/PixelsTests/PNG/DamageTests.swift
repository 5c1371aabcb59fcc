import CPixels
import Testing

@testable import Pixels

/// Every kind of damage is refused with a separate error.
@Suite struct DamageTests {
  typealias Builder = ChunkBuilder

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: [UInt8]
    let error: PNGError
  }

  /// Returns a grey picture of 2 × 2 pixels, from pieces that a case can replace.
  static func file(
    header: [UInt8] = Builder.header(),
    before: [UInt8] = [],
    data: [UInt8] = Builder.data(Builder.rows),
    after: [UInt8] = [],
    end: [UInt8] = Builder.end
  ) -> [UInt8] {
    Builder.signature + header + before + data + after + end
  }

  static let palette = Builder.chunk("PLTE", [1, 2, 3, 4, 5, 6])
  static let indexed = Builder.header(depth: 1, colorType: 3)
  static let indexedData = Builder.data([0, 0x40, 0, 0x80])

  @Test func chunksFormAValidFile() throws {
    #expect(try PNG.decode(Self.file()).bytes.prefix(8) == [10, 10, 10, 255, 20, 20, 20, 255])
    let indexed = Self.file(header: Self.indexed, before: Self.palette, data: Self.indexedData)
    #expect(try PNG.decode(indexed).bytes.prefix(4) == [1, 2, 3, 255])
  }

  static func chunk(
    _ name: String,
    _ problem: PNGError.ChunkProblem,
    _ byte: Int,
    of file: [UInt8],
    _ text: String
  ) -> Case {
    Case(testDescription: text, file: file, error: .chunk(problem, name: name, atByte: byte))
  }

  static let structure: [Case] = [
    chunk(
      "IDAT",
      .misplaced,
      8,
      of: Builder.signature + Builder.data([]) + Builder.end,
      "no IHDR"
    ),
    chunk("IHDR", .misplaced, 33, of: file(before: Builder.header()), "two IHDR"),
    chunk("PLTE", .misplaced, 33, of: file(before: palette), "palette of a grey picture"),
    chunk(
      "PLTE",
      .misplaced,
      51,
      of: file(header: indexed, before: palette + palette, data: indexedData),
      "two palettes"
    ),
    chunk("PLTE", .missing, 33, of: file(header: indexed, data: indexedData), "no palette"),
    chunk(
      "PLTE",
      .length(9),
      33,
      of: file(
        header: indexed,
        before: Builder.chunk("PLTE", [UInt8](repeating: 1, count: 9)),
        data: indexedData
      ),
      "palette of three colours for one bit"
    ),
    chunk(
      "PLTE",
      .length(4),
      33,
      of: file(header: indexed, before: Builder.chunk("PLTE", [1, 2, 3, 4]), data: indexedData),
      "palette of a colour and a third"
    ),
    chunk(
      "tRNS",
      .misplaced,
      33,
      of: file(
        header: indexed,
        before: Builder.chunk("tRNS", [1]) + palette,
        data: indexedData
      ),
      "tRNS before the palette"
    ),
    chunk(
      "tRNS",
      .length(3),
      51,
      of: file(
        header: indexed,
        before: palette + Builder.chunk("tRNS", [1, 2, 3]),
        data: indexedData
      ),
      "more alphas than colours"
    ),
    chunk(
      "tRNS",
      .length(1),
      33,
      of: file(before: Builder.chunk("tRNS", [1])),
      "tRNS of one byte"
    ),
    chunk(
      "tRNS",
      .misplaced,
      33,
      of: file(header: Builder.header(colorType: 6), before: Builder.chunk("tRNS", [0, 1])),
      "tRNS beside alpha"
    ),
    chunk("IDAT", .missing, 33, of: file(data: []), "no IDAT"),
    chunk(
      "IDAT",
      .misplaced,
      75,
      of: file(after: Builder.chunk("tEXt", [65]) + Builder.data([])),
      "IDAT in two places"
    ),
    chunk("ABCD", .unknown, 33, of: file(before: Builder.chunk("ABCD", [])), "unknown, critical"),
    chunk("ab?d", .nameless, 33, of: file(before: Builder.chunk("ab1d", [])), "a digit in a name"),
    chunk("abcd", .nameless, 33, of: file(before: Builder.chunk("abcd", [])), "reserved bit"),
    chunk("IEND", .length(1), 62, of: file(end: Builder.chunk("IEND", [0])), "IEND with data"),
    chunk(
      "IHDR",
      .length(12),
      8,
      of: file(header: Builder.chunk("IHDR", [UInt8](repeating: 1, count: 12))),
      "short IHDR"
    ),
    chunk(
      "zTXt",
      .length(0x8000_0000),
      33,
      of: file(before: Builder.chunk("zTXt", [1], claiming: 0x8000_0000)),
      "length above 2^31 - 1"
    ),
  ]

  static let content: [Case] = [
    Case(
      testDescription: "trailing byte",
      file: file() + [0],
      error: .trailingData(atByte: 74, count: 1)
    ),
    Case(
      testDescription: "chunk claims 2^31 - 1 bytes",
      file: file(before: Builder.chunk("tEXt", [], claiming: 0x7FFF_FFFF)),
      error: .truncated(atByte: 86, missing: 0x7FFF_FFFF + 12 - 53, chunk: "tEXt")
    ),
    Case(
      testDescription: "no IEND",
      file: file(end: []),
      error: .truncated(atByte: 62, missing: 8, chunk: "IEND")
    ),
    Case(
      testDescription: "width zero",
      file: file(header: Builder.header(width: 0)),
      error: .side(0)
    ),
    Case(
      testDescription: "height 2^31",
      file: file(header: Builder.header(height: 1 << 31)),
      error: .side(1 << 31)
    ),
    Case(
      testDescription: "3 bits of grey",
      file: file(header: Builder.header(depth: 3)),
      error: .colorType(0, depth: 3)
    ),
    Case(
      testDescription: "colour type 5",
      file: file(header: Builder.header(colorType: 5)),
      error: .colorType(5, depth: 8)
    ),
    Case(
      testDescription: "interlace method 2",
      file: file(header: Builder.header(methods: [0, 0, 2])),
      error: .method
    ),
    Case(
      testDescription: "rows missing",
      file: file(data: Builder.data([0, 10, 20, 0])),
      error: .rowsMissing(bytes: 4, of: 6)
    ),
    Case(
      testDescription: "row too many",
      file: file(data: Builder.data(Builder.rows + [0])),
      error: .rowsExtra
    ),
    Case(
      testDescription: "IDAT after the stream's end",
      file: file(after: Builder.chunk("IDAT", [0])),
      error: .rowsExtra
    ),
    Case(
      testDescription: "filter 5",
      file: file(data: Builder.data([5, 10, 20, 0, 30, 40])),
      error: .rows(reason: "bad adaptive filter value")
    ),
    Case(
      testDescription: "stream's checksum",
      file: file(data: Builder.chunk("IDAT", Builder.stored(Builder.rows).dropLast() + [0])),
      error: .compression(reason: "incorrect data check")
    ),
    Case(
      testDescription: "stream without checksum",
      file: file(data: Builder.chunk("IDAT", Builder.stored(Builder.rows).dropLast(4))),
      error: .compression(reason: "the stream has no end")
    ),
    Case(
      testDescription: "not a stream",
      file: file(data: Builder.chunk("IDAT", [1, 2, 3, 4])),
      error: .compression(reason: "incorrect header check")
    ),
    Case(
      testDescription: "index beyond the palette",
      file: file(
        header: Builder.header(depth: 2, colorType: 3),
        before: palette,
        data: Builder.data([0, 0x80, 0, 0])
      ),
      error: .rows(reason: "palette index out of range")
    ),
  ]

  @Test(arguments: structure + content) func damageIsNamed(_ damage: Case) {
    #expect(throws: damage.error) { try PNG.decode(damage.file) }
  }

  @Test func flippedBitInAnyChunkBreaksItsChecksum() {
    var file = Self.file()
    file[43] ^= 1
    #expect {
      try PNG.decode(file)
    } throws: { error in
      guard case .checksum(chunk: "IDAT", atByte: 33, _, _) = error as? PNGError else {
        return false
      }
      return "\(error)".contains("IDAT chunk at byte 33")
    }
  }

  @Test func aTruncatedFileIsRefusedAtEveryLength() throws {
    let picture = try #require(
      Pictures.of([[0, 0, 0, 255], [255, 0, 0, 128], [0, 9, 255, 255]])
    )
    let file = try PNG.encode(picture)
    var accepted: [Int] = []
    for count in file.indices where (try? PNG.decode(Array(file[..<count]))) != nil {
      accepted.append(count)
    }
    #expect(accepted == [])
  }

  @Test func flippedBitNeverPassesOrChangesPixels() throws {
    let picture = try #require(
      Pictures.of([[0, 0, 0, 255], [255, 0, 0, 128], [0, 9, 255, 255]])
    )
    let file = try PNG.encode(picture)
    var passed: [Int] = []
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      if (try? PNG.decode(damaged)) != nil { passed.append(bit) }
      if PNG.matches(file: damaged, picture) == true { passed.append(bit) }
    }
    #expect(passed == [])
  }

  /// The valid depths of each colour type, and no others.
  @Test(arguments: 0...8 as ClosedRange<UInt8>)
  func everyColorTypeHasItsDepths(type: UInt8) {
    let valid: [UInt8: Set<UInt8>] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    for depth in 0...33 as ClosedRange<UInt8> {
      let file = Self.file(header: Builder.header(depth: depth, colorType: type), data: [])
      let error =
        valid[type]?.contains(depth) == true
        ? PNGError.chunk(.missing, name: "IDAT", atByte: 33)
        : .colorType(Int(type), depth: Int(depth))
      #expect(throws: error) { try PNG.decode(file) }
    }
  }

  /// The four bytes of a name are letters, and the third is uppercase.
  @Test(arguments: [
    ("aAZz", true), ("zZAa", true), ("aaAa", true), ("zzZz", true), ("aAAA", true),
    ("@AAa", false), ("[AAa", false), ("`AAa", false), ("{AAa", false), ("a@Aa", false),
    ("a[Aa", false), ("a`Aa", false), ("a{Aa", false), ("aA@a", false), ("aA[a", false),
    ("aA`a", false), ("aA{a", false), ("aAA@", false), ("aAA[", false), ("aAA`", false),
    ("aAA{", false), ("aAaa", false), ("aAza", false), ("aA a", false),
  ])
  func chunkNamesAreLetters(name: String, isValid: Bool) {
    let file = Self.file(before: Builder.chunk(name, [1, 2]))
    let shown = String(name.map { $0.isLetter ? $0 : "?" })
    if isValid {
      #expect(throws: Never.self) { try PNG.decode(file) }
    } else {
      #expect(throws: PNGError.chunk(.nameless, name: shown, atByte: 33)) { try PNG.decode(file) }
    }
  }

  /// A file that is cut at any byte is reported with the missing bytes of the chunk it ends in.
  @Test func everyTruncationIsReportedExactly() {
    let text = Builder.chunk("tEXt", [1, 2, 3, 4, 5])
    let file = Self.file(before: text)
    let chunks = [
      ("IHDR", 8, 25), ("tEXt", 33, 17), ("IDAT", 50, file.count - 62),
      ("IEND", file.count - 12, 12),
    ]
    for count in 1..<file.count {
      let cut = Array(file[..<count])
      let error: PNGError
      if count < 8 {
        error = .truncated(atByte: count, missing: 8 - count, chunk: nil)
      } else {
        let (name, start, length) = chunks.last { $0.1 <= count } ?? chunks[0]
        let inside = count - start
        error =
          inside == 0
          ? .truncated(atByte: count, missing: 8, chunk: "IEND")
          : inside < 8
            ? .truncated(atByte: count, missing: 8 - inside, chunk: nil)
            : .truncated(atByte: count, missing: length - inside, chunk: name)
      }
      #expect(throws: error, "\(count) bytes") { try PNG.decode(cut) }
    }
  }

  @Test func checksumsAreReported() {
    var file = Self.file()
    let stored = file[29..<33].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    file[32] ^= 1
    #expect(
      throws: PNGError.checksum(chunk: "IHDR", atByte: 8, stored: stored ^ 1, computed: stored)
    ) { try PNG.decode(file) }
  }
}
