import Pixels
import Testing

/// The sentence of every error, as a person reads it.
@Suite struct PNGErrorTests {
  private static let restore = "Restore it from version control, or record it again."
  private static let replace = "Replace it with a PNG, or record it again."

  static let sentences: [(PNGError, String)] = [
    (.empty, "The file is empty, not a PNG. \(restore)"),
    (
      .lineEndingsConverted,
      "The PNG was damaged by a conversion of line endings, as if it were text. Add \"*.png "
        + "binary\" to .gitattributes and restore the file from version control."
    ),
    (
      .zeroed(fromByte: 8),
      "The file holds only zero bytes from byte 8 on, as after a power cut or a full disk. "
        + restore
    ),
    (
      .truncated(atByte: 90, missing: 1, chunk: nil),
      "The PNG ends early, at byte 90: at least 1 byte is missing. \(restore)"
    ),
    (
      .truncated(atByte: 90, missing: 2, chunk: "IDAT"),
      "The PNG ends early, at byte 90 in its IDAT chunk: at least 2 bytes are missing. \(restore)"
    ),
    (
      .trailingData(atByte: 90, count: 1),
      "The PNG is followed by 1 byte of other data, from byte 90 on. \(restore)"
    ),
    (
      .trailingData(atByte: 90, count: 2),
      "The PNG is followed by 2 bytes of other data, from byte 90 on. \(restore)"
    ),
    (
      .checksum(chunk: "IHDR", atByte: 8, stored: 0xAB, computed: 0x1234_5678),
      "The PNG's IHDR chunk at byte 8 is damaged: its checksum is 0x000000AB, but that of its "
        + "bytes is 0x12345678. \(restore)"
    ),
    (
      .chunk(.missing, name: "IDAT", atByte: 33),
      "The PNG has no IDAT chunk before byte 33. \(restore)"
    ),
    (
      .chunk(.misplaced, name: "PLTE", atByte: 33),
      "The PNG's PLTE chunk at byte 33 is misplaced or repeated. \(restore)"
    ),
    (
      .chunk(.unknown, name: "ABCD", atByte: 33),
      "The PNG has an unknown critical chunk ABCD at byte 33. \(restore)"
    ),
    (
      .chunk(.nameless, name: "????", atByte: 33),
      "The PNG has no valid chunk at byte 33, where one must begin. \(restore)"
    ),
    (
      .chunk(.length(7), name: "IHDR", atByte: 8),
      "The PNG's IHDR chunk at byte 8 has an invalid length of 7 bytes. \(restore)"
    ),
    (
      .side(0),
      "The PNG has a width or height of 0; the valid range is 1 to 2147483647. \(restore)"
    ),
    (
      .colorType(3, depth: 16),
      "The PNG has colour type 3 with 16 bits, which isn't valid. \(restore)"
    ),
    (.method, "The PNG uses an unknown compression, filter or interlace method. \(restore)"),
    (
      .compression(reason: "incorrect data check"),
      "The PNG's compressed data is damaged (incorrect data check). \(restore)"
    ),
    (.rowsMissing(bytes: 3, of: 9), "The PNG's rows stop after 3 of 9 bytes. \(restore)"),
    (.rowsExtra, "The PNG's compressed data continues after the last row. \(restore)"),
    (.rows(reason: "bad filter"), "The PNG's pixels are damaged (bad filter). \(restore)"),
    (
      .limit(.side, found: 9, allowed: 8),
      "The PNG needs 9 pixels in a row or column; the limit is 8. If that is intended, raise side "
        + "of PNG.Limits."
    ),
    (
      .limit(.pixels, found: 9, allowed: 8),
      "The PNG needs 9 pixels; the limit is 8. If that is intended, raise pixels of PNG.Limits."
    ),
    (
      .limit(.fileBytes, found: 9, allowed: 8),
      "The PNG needs 9 bytes of file data; the limit is 8. If that is intended, raise fileBytes of "
        + "PNG.Limits."
    ),
    (
      .limit(.memoryBytes, found: 9, allowed: 8),
      "The PNG needs 9 bytes of memory; the limit is 8. If that is intended, raise memoryBytes of "
        + "PNG.Limits."
    ),
    (
      .outOfMemory,
      "There is not enough memory for the picture. Use a smaller one, or free memory."
    ),
    (
      .scale(-1),
      "The scale -1.0 can't be stored in a PNG. Use a positive number such as 1, 2 or 3."
    ),
  ]

  @Test(arguments: sentences.indices)
  func sentenceNamesTheProblemAndAFix(index: Int) {
    #expect("\(PNGErrorTests.sentences[index].0)" == PNGErrorTests.sentences[index].1)
  }

  static let formats: [(PNGError.ForeignFormat, String)] = [
    (.gitLFSPointer, "The file is a Git LFS pointer, not the PNG itself. Run: git lfs pull"),
    (.gitAnnexPointer, "The file is a git-annex pointer, not the PNG itself. Run: git annex get"),
    (
      .conflictMarkers,
      "The file contains merge conflict markers. Choose one side: run git checkout --ours or git "
        + "checkout --theirs with the file's path."
    ),
    (
      .html,
      "The file is an HTML page, not a PNG, often the error page of a server. \(replace)"
    ),
    (
      .unknown,
      "The file is not a PNG: it doesn't begin with the PNG signature. \(replace)"
    ),
    (.jpeg, "The file is a JPEG picture, not a PNG. \(replace)"),
    (.gif, "The file is a GIF picture, not a PNG. \(replace)"),
    (.webp, "The file is a WebP picture, not a PNG. \(replace)"),
    (.bmp, "The file is a Windows bitmap, not a PNG. \(replace)"),
    (.tiff, "The file is a TIFF picture, not a PNG. \(replace)"),
    (.heif, "The file is an AVIF or HEIC picture, not a PNG. \(replace)"),
    (.mng, "The file is an MNG or JNG file, not a PNG. \(replace)"),
    (.svg, "The file is an SVG picture, not a PNG. \(replace)"),
    (.pdf, "The file is a PDF document, not a PNG. \(replace)"),
    (.zip, "The file is a zip archive, not a PNG. \(replace)"),
    (.gzip, "The file is a gzip file, not a PNG. \(replace)"),
    (.text, "The file is text, not a PNG. \(replace)"),
  ]

  @Test(arguments: formats.indices)
  func sentenceNamesTheFormat(index: Int) {
    let (format, sentence) = PNGErrorTests.formats[index]
    #expect(format.description == sentence)
    #expect("\(PNGError.foreign(format))" == sentence)
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Files that begin almost like a known format.
  static let almost: [(file: [UInt8], format: PNGError.ForeignFormat)] = [
    ([0xFF, 0xD8, 0xFE], .unknown), ([0x1F, 0x8C, 8, 0], .unknown),
    (bytes("RIFF") + [9, 9, 0, 0] + bytes("WAVE"), .unknown),
    (bytes("RIFX") + [9, 9, 0, 0] + bytes("WEBP"), .unknown),
    (bytes("ftyp"), .text), ([0x50, 0x4B, 3, 5], .unknown), ([0x4D, 0x4D, 0, 0x2B], .unknown),
    ([0x49, 0x49, 0x2B, 0], .unknown), ([0x89, 0x4D, 0x4E, 0x47], .unknown),
    ([0x8A, 0x4D, 0x4E, 0x48], .unknown), (bytes("GIF9"), .text), (bytes("%PDX"), .text),
    // Escape sequences, tabs and form feeds are text; other control characters aren't.
    ([27] + bytes("[1mbold\t\u{C}"), .text), ([8] + bytes("back"), .unknown),
    ([14] + bytes("shift"), .unknown), ([31] + bytes("unit"), .unknown),
    (bytes("a ======= b"), .text), (bytes("========"), .text), (bytes("<<<<<<<"), .text),
    (bytes("<<<<<<< ours"), .conflictMarkers), (bytes("=======\r\n"), .conflictMarkers),
    (bytes("grüß"), .text), ([0xFC] + bytes("ber"), .unknown),
  ]

  @Test(arguments: almost.indices)
  func formatIsRecognisedByAllOfItsBytes(index: Int) {
    let (file, format) = PNGErrorTests.almost[index]
    #expect(throws: PNGError.foreign(format)) { try PNG.decode(file) }
  }

  /// 25 zero bytes after the signature are more than a chunk without content.
  @Test(arguments: [(24, false), (25, true)])
  func zerosCountFromTheLengthOfAChunk(count: Int, isZeroed: Bool) {
    let file = ChunkBuilder.signature + [UInt8](repeating: 0, count: count)
    let error = #expect(throws: PNGError.self) { try PNG.decode(file) }
    #expect((error == .zeroed(fromByte: 8)) == isZeroed)
  }

  /// Densities are rounded to whole pixels per metre: 72 dots per inch are 2834.6.
  @Test(arguments: [(1.0, UInt32(2835)), (2, 5669), (3, 8504), (0.5, 1417)])
  func densityIsSeventyTwoDotsPerInch(scale: Double, perMeter: UInt32) throws {
    #expect(try PNG.pixelsPerMeter(scale: scale) == perMeter)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9, 0.000_3])
  func impossibleScalesAreRefused(scale: Double) {
    #expect(throws: PNGError.self) { try PNG.pixelsPerMeter(scale: scale) }
  }

  @Test
  func scalesAtTheLimitsAreAccepted() throws {
    #expect(try PNG.pixelsPerMeter(scale: 0.0254 / 72 * 1.000_001) == 1)
    #expect(try PNG.pixelsPerMeter(scale: 2_147_483_000 * 0.0254 / 72) == 2_147_483_000)
  }
}
