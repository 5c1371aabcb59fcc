import Pixels
import Testing

@Suite struct ForeignFileTests {
  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"

  static let kinds: [(file: [UInt8], format: PNGError.ForeignFormat, cure: String)] = [
    (text(pointer), .gitLFSPointer, "git lfs pull"),
    (text("version https://hawser.github.com/spec/v1\n"), .gitLFSPointer, "git lfs pull"),
    (text("/annex/objects/SHA256E-s31390--f50d.png\n"), .gitAnnexPointer, "git annex get"),
    (text("../.git/annex/objects/Qk/zP/SHA256E-s3.png"), .gitAnnexPointer, "git annex get"),
    (text("<<<<<<< HEAD\n\(pointer)=======\n"), .conflictMarkers, "git checkout --ours"),
    (text("theirs\n=======\nours\n"), .conflictMarkers, "conflict"),
    (text("version https://x\n<<<<<<< HEAD\noid\n"), .conflictMarkers, "conflict"),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], .jpeg, "JPEG"),
    (text("GIF89a") + [1, 0, 1, 0], .gif, "GIF"),
    (text("RIFF") + [9, 9, 0, 0] + text("WEBPVP8 "), .webp, "WebP"),
    (text("BM") + [0, 0, 1, 0], .bmp, "bitmap"),
    (text("<!DOCTYPE html>\n<html>404</html>"), .html, "HTML"),
    (text("<!doctype HTML>\n<title>404</title>"), .html, "HTML"),
    (text("<HTML lang=en>404</HTML>"), .html, "HTML"),
    (text("<?xml version=\"1.0\"?>\n<svg width=\"3\"/>"), .svg, "SVG"),
    (text("%PDF-1.7"), .pdf, "PDF"),
    ([0, 0, 0, 32] + text("ftypavif"), .heif, "AVIF"),
    ([0x49, 0x49, 0x2A, 0, 8], .tiff, "TIFF"),
    ([0x4D, 0x4D, 0, 0x2A, 8], .tiff, "TIFF"),
    ([0x8A] + text("MNG"), .mng, "MNG"),
    ([0x8B] + text("JNG"), .mng, "JNG"),
    (text("PK") + [3, 4, 20, 0], .zip, "zip"),
    ([0x1F, 0x8B, 8, 0], .gzip, "gzip"),
    (text("hello\n"), .text, "text"),
    ([1, 2, 3, 4], .unknown, "PNG signature"),
  ]

  @Test(arguments: kinds)
  func messageNamesTheFormatAndAFix(
    _ kind: (file: [UInt8], format: PNGError.ForeignFormat, cure: String)
  ) {
    #expect(throws: PNGError.foreign(kind.format)) { try PNG.decode(kind.file) }
    #expect("\(PNGError.foreign(kind.format))".contains(kind.cure))
  }

  @Test func anEmptyFileIsEmpty() {
    #expect(throws: PNGError.empty) { try PNG.decode([]) }
  }

  static let conversions: [(name: String, start: [UInt8])] = [
    ("CRLF to LF", [137, 80, 78, 71, 10, 26, 10]),
    ("LF to CRLF", [137, 80, 78, 71, 13, 13, 10, 26, 13, 10]),
    ("lone LF to CRLF", [137, 80, 78, 71, 13, 10, 26, 13, 10]),
    ("CR to LF", [137, 80, 78, 71, 10, 10, 26, 10]),
    ("LF to CR", [137, 80, 78, 71, 13, 13, 26, 13]),
    ("any to CR", [137, 80, 78, 71, 13, 26, 13]),
    ("eighth bit as two bytes", [0xC2, 0x89, 80, 78, 71, 13, 10, 26, 10]),
    ("as UTF-8", [0xEF, 0xBF, 0xBD, 80, 78, 71, 13, 10, 26, 10]),
    ("seven bits", [9, 80, 78, 71, 13, 10, 26, 10]),
  ]

  @Test(arguments: conversions)
  func convertedLineEndingsAreNamed(_ conversion: (name: String, start: [UInt8])) {
    let file = conversion.start + [0, 0, 0, 13, 73, 72, 68, 82]
    #expect(throws: PNGError.lineEndingsConverted) { try PNG.decode(file) }
    #expect("\(PNGError.lineEndingsConverted)".contains("*.png binary"))
  }

  @Test func zeroBytesAreNamed() {
    let zeros = [UInt8](repeating: 0, count: 3000)
    #expect(throws: PNGError.zeroed(fromByte: 0)) { try PNG.decode(zeros) }
    #expect(throws: PNGError.zeroed(fromByte: 8)) { try PNG.decode(ChunkBuilder.signature + zeros) }
  }

  /// Only the first 1,024 bytes are examined.
  @Test(arguments: [(1020, PNGError.ForeignFormat.svg), (1021, .text), (600, .svg), (2000, .text)])
  func markersAreFoundInTheFirstKilobyte(start: Int, format: PNGError.ForeignFormat) {
    let file = [UInt8](repeating: 0x20, count: start) + Self.text("<svg")
    #expect(throws: PNGError.foreign(format)) { try PNG.decode(file) }
  }

  /// A beginning of the signature may be a truncated PNG.
  @Test(arguments: 1...8) func aPartOfTheSignatureIsTruncated(count: Int) {
    let file = Array(ChunkBuilder.signature.prefix(count))
    let chunk = count == 8 ? "IEND" : nil
    let missing = count == 8 ? 8 : 8 - count
    #expect(throws: PNGError.truncated(atByte: count, missing: missing, chunk: chunk)) {
      try PNG.decode(file)
    }
  }

  @Test(
    arguments: [
      ([0], PNGError.zeroed(fromByte: 0)), ([0, 0, 0], .zeroed(fromByte: 0)),
      ([0, 0, 1], .foreign(.unknown)), ([1, 0, 0], .foreign(.unknown)),
      ([137, 80, 78, 71, 13, 10, 26], .truncated(atByte: 7, missing: 1, chunk: nil)),
      ([137, 80, 78, 71, 13, 10, 26, 11], .foreign(.unknown)),
      ([137, 80, 78, 72, 13, 10, 26, 10], .foreign(.unknown)),
    ] as [([UInt8], PNGError)]
  )
  func shortFilesAreNamed(_ file: [UInt8], _ error: PNGError) {
    #expect(throws: error) { try PNG.decode(file) }
  }

  /// Beginnings that resemble a converted signature, but aren't one.
  @Test(
    arguments: [
      [137, 80, 78, 71, 10, 26], [137, 80, 78, 71, 13, 26, 10], [137, 80, 78, 71, 10, 10, 26, 13],
      [9, 80, 78, 72, 13, 10, 26, 10], [8, 80, 78, 71, 13, 10, 26, 10],
      [0xC2, 0x88, 80, 78, 71, 13, 10, 26, 10], [0xEF, 0xBF, 0xBE, 80, 78, 71, 13, 10, 26, 10],
      [137, 80, 78, 71, 13, 13, 10, 26, 10], [137, 80, 78, 71, 13, 10, 26, 13, 13],
    ] as [[UInt8]]
  )
  func otherBeginningsAreUnknown(_ file: [UInt8]) {
    #expect(throws: PNGError.foreign(.unknown)) { try PNG.decode(file + [0]) }
  }

  /// A converted signature after each of the four damaged first bytes.
  @Test(arguments: [[137], [9], [0xC2, 0x89], [0xEF, 0xBF, 0xBD]] as [[UInt8]])
  func everyConversionIsFoundAfterEveryStart(_ start: [UInt8]) {
    for tail in [
      [10, 26, 10], [13, 13, 10, 26, 13, 10], [13, 10, 26, 13, 10], [13, 26, 13],
      [13, 13, 26, 13], [10, 10, 26, 10],
    ] as [[UInt8]] {
      #expect(throws: PNGError.lineEndingsConverted) {
        try PNG.decode(start + [80, 78, 71] + tail + [1])
      }
    }
  }

  /// Zeros after the signature end where the first other byte is.
  @Test func aByteAfterManyZerosIsContent() {
    let zeros = [UInt8](repeating: 0, count: 500)
    #expect(throws: PNGError.chunk(.nameless, name: "????", atByte: 8)) {
      try PNG.decode(ChunkBuilder.signature + zeros + [1])
    }
    #expect(throws: PNGError.foreign(.unknown)) { try PNG.decode(zeros + [1]) }
    #expect(throws: PNGError.foreign(.unknown)) { try PNG.decode([1] + zeros) }
  }
}
