import CPixels
import Foundation
import Testing

@testable import Pixels

@Suite struct VerifyingTests {
  let red: Bitmap
  let green: Bitmap

  init() throws {
    red = try VerifyingTests.picture([255, 0, 0, 255])
    green = try VerifyingTests.picture([0, 128, 0, 255])
  }

  private static func picture(_ pixel: [UInt8]) throws -> Bitmap {
    try #require(
      Bitmap(width: 8, height: 8, bytes: Array(repeatElement(pixel, count: 64).joined()))
    )
  }

  /// Returns a file that shows one picture and contains the digests of another.
  private func forged(showing shown: Bitmap, digestOf other: Bitmap) throws -> [UInt8] {
    let body = try PNG.encode(shown).dropLast(57)
    let size = UInt64(other.width) << 32 | UInt64(other.height)
    let digests = [1] + digest(other.bytes, seed: size) + digest(Array(body), seed: 1)
    return body + ChunkBuilder.chunk("snAP", digests) + ChunkBuilder.end
  }

  private func digest(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var halves: [UInt64] = [0, 0]
    cpixels_digest(bytes, bytes.count, seed, &halves)
    return halves.flatMap {
      ChunkBuilder.bigEndian(UInt32($0 >> 32))
        + ChunkBuilder.bigEndian(UInt32(truncatingIfNeeded: $0))
    }
  }

  /// Returns the original file without its digests, with chunks after its header.
  private func file(_ picture: Bitmap, with chunks: [UInt8]) throws -> [UInt8] {
    let honest = try PNG.encode(picture)
    // The header, then sRGB, which would override a gamma, then the rest without digests.
    return Array(honest.prefix(33)) + chunks + honest.dropFirst(46).dropLast(57) + ChunkBuilder.end
  }

  @Test func forgedFilePassesDigestsButNotDecoding() throws {
    let forged = try forged(showing: red, digestOf: green)
    #expect(try PNG.decode(forged) == red)
    #expect(PNG.matches(file: forged, green) == true)
    #expect(try PNG.deception(in: forged, allowsProfiles: true) == .digest)
  }

  @Test func correctedDigestsMatchThePixels() throws {
    let corrected = try PNG.correctingDigests(of: forged(showing: red, digestOf: green))
    #expect(corrected == (try PNG.encode(red)))
    #expect(PNG.matches(file: corrected, green) == false)
    #expect(try PNG.deception(in: corrected, allowsProfiles: false) == nil)
  }

  @Test func validFilesAreNotChanged() throws {
    for file in [try PNG.encode(red), try file(red, with: [])] {
      #expect(try PNG.deception(in: file, allowsProfiles: false) == nil)
      #expect(try PNG.correctingDigests(of: file) == file)
    }
  }

  @Test func damagedFilesAreNotDeceptive() throws {
    let file = Array(try PNG.encode(red).dropLast(70))
    #expect(throws: PNGError.self) { try PNG.deception(in: file, allowsProfiles: true) }
    #expect(throws: PNGError.self) { try PNG.correctingDigests(of: file) }
  }

  @Test(
    arguments: [
      ("gAMA", 45_455, nil, nil), ("gAMA", 100_000, "gAMA", "gAMA"), ("gAMA", 1, "gAMA", "gAMA"),
      ("iCCP", 0, nil, "iCCP"), ("cICP", 0, nil, "cICP"), ("sRGB", 0, nil, nil),
    ] as [(String, UInt32, String?, String?)]
  )
  func colorChunksAreNamed(
    _ name: String,
    _ value: UInt32,
    _ always: String?,
    _ strictly: String?
  ) throws {
    let data = name == "gAMA" ? ChunkBuilder.bigEndian(value) : [0]
    let file = try file(red, with: ChunkBuilder.chunk(name, data))
    #expect(
      try PNG.deception(in: file, allowsProfiles: true) == always.map { .colors(chunk: $0) }
    )
    #expect(
      try PNG.deception(in: file, allowsProfiles: false) == strictly.map { .colors(chunk: $0) }
    )
  }

  /// Returns an `eXIf` chunk with one field: an orientation as a short.
  private func exif(
    _ orientation: UInt8,
    isBigEndian: Bool = true,
    tag: UInt8 = 0x12,
    type: UInt8 = 3
  ) -> [UInt8] {
    let data: [UInt8] =
      isBigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, tag, 0, type, 0, 0, 0, 1, 0, orientation, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, tag, 1, type, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    return ChunkBuilder.chunk("eXIf", data + [0, 0, 0, 0])
  }

  @Test func aTurnedPictureIsDeceptive() throws {
    for isBigEndian in [true, false] {
      let upright = try file(red, with: exif(1, isBigEndian: isBigEndian))
      #expect(try PNG.deception(in: upright, allowsProfiles: true) == nil)
      for orientation in [0, 2, 3, 6, 8, 9] as [UInt8] {
        let turned = try file(red, with: exif(orientation, isBigEndian: isBigEndian))
        #expect(try PNG.deception(in: turned, allowsProfiles: true) == .orientation)
      }
    }
    let other = try file(red, with: exif(3, tag: 0x13))
    #expect(try PNG.deception(in: other, allowsProfiles: true) == nil)
  }

  @Test func anOrientationIsFoundAfterThePixelsAndInDamagedData() throws {
    let plain = try file(red, with: [])
    let late = Array(plain.dropLast(12)) + exif(6) + ChunkBuilder.end
    #expect(try PNG.deception(in: late, allowsProfiles: true) == .orientation)
    let start: [UInt8] = [0x4D, 0x4D, 0, 42]
    for data in [[], start, start + [0, 0, 0, 8, 0, 1, 1, 0x12]] {
      let damaged = try file(red, with: ChunkBuilder.chunk("eXIf", data))
      #expect(try PNG.deception(in: damaged, allowsProfiles: true) == .orientation)
    }
    let long = try file(red, with: exif(1, type: 4))
    #expect(try PNG.deception(in: long, allowsProfiles: true) == .orientation)
  }

  /// A gamma of 0.45 to 0.46 is that of sRGB.
  @Test(
    arguments: [
      (44_999, false), (45_000, true), (45_455, true), (46_000, true), (46_001, false),
      (0x0100_0000, false),
    ] as [(UInt32, Bool)]
  )
  func gammaOfSRGBIsHarmless(gamma: UInt32, isHarmless: Bool) throws {
    let file = try file(red, with: ChunkBuilder.chunk("gAMA", ChunkBuilder.bigEndian(gamma)))
    #expect(
      PNG.deceivingColors(in: file, allowsProfiles: true)
        == (isHarmless ? nil : .colors(chunk: "gAMA"))
    )
  }

  @Test func chunksThatOverrideGamma() throws {
    let gamma = ChunkBuilder.chunk("gAMA", ChunkBuilder.bigEndian(1))
    let deceiving = { (chunks: [UInt8], allowsProfiles: Bool) in
      PNG.deceivingColors(in: try self.file(self.red, with: chunks), allowsProfiles: allowsProfiles)
    }
    #expect(try deceiving(gamma + ChunkBuilder.chunk("sRGB", [0]), true) == nil)
    #expect(try deceiving(ChunkBuilder.chunk("sRGB", [0]) + gamma, true) == nil)
    #expect(try deceiving(gamma + ChunkBuilder.chunk("iCCP", [0]), true) == nil)
    #expect(
      try deceiving(gamma + ChunkBuilder.chunk("iCCP", [0]), false) == .colors(chunk: "iCCP")
    )
    #expect(
      try deceiving(ChunkBuilder.chunk("cICP", [0]) + ChunkBuilder.chunk("iCCP", [0]), false)
        == .colors(chunk: "cICP")
    )
    // A gamma of another length is ignored, and so is one after the pixels.
    #expect(try deceiving(ChunkBuilder.chunk("gAMA", [0, 0, 1]), true) == nil)
    #expect(try deceiving(ChunkBuilder.chunk("gAMA", [0, 0, 0, 1, 1]), true) == nil)
    #expect(
      try deceiving(ChunkBuilder.chunk("gAMA", [0, 0, 1]) + gamma, true) == .colors(chunk: "gAMA")
    )
    let late = try file(red, with: []).dropLast(12) + gamma + ChunkBuilder.end
    #expect(PNG.deceivingColors(in: Array(late), allowsProfiles: false) == nil)
    #expect(PNG.deceivingMetadata(in: Array(late), allowsProfiles: false) == nil)
  }

  @Test func colorsAreReportedBeforeTheOrientation() throws {
    let chunks = exif(6) + ChunkBuilder.chunk("gAMA", ChunkBuilder.bigEndian(1))
    let file = try file(red, with: chunks)
    #expect(PNG.deceivingMetadata(in: file, allowsProfiles: true) == .colors(chunk: "gAMA"))
  }

  /// Chunks end with the file, or with IEND.
  @Test func chunksBeyondTheEndAreIgnored() {
    let turned = exif(6)
    let begin = ChunkBuilder.signature + ChunkBuilder.header()
    let deceiving = { PNG.deceivingMetadata(in: $0, allowsProfiles: true) }
    #expect(deceiving(begin + turned) == .orientation)
    #expect(deceiving(Array((begin + turned).dropLast())) == nil)
    #expect(deceiving(begin + ChunkBuilder.chunk("eXIf", [])) == .orientation)
    #expect(deceiving(begin + ChunkBuilder.end + turned) == nil)
    #expect(deceiving(begin + ChunkBuilder.chunk("IDAT", [1]) + turned) == .orientation)
    #expect(deceiving(begin) == nil)
    #expect(deceiving([]) == nil)
    #expect(deceiving(begin + ChunkBuilder.chunk("tEXt", [1]) + turned) == .orientation)
  }

  /// Returns an `eXIf` chunk with a directory at an offset; each field is a tag, a type, a count
  /// and a value.
  private func exif(_ fields: [[Int]], at offset: Int = 8, end: [UInt8] = []) -> Exif {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(value >> ((bytes - 1 - $0) * 8) & 255) }
    }
    var data: [UInt8] = [0x4D, 0x4D, 0, 42] + number(offset, 4)
    data += [UInt8](repeating: 0xEE, count: offset - 8)
    data += number(fields.count, 2)
    for field in fields {
      data += number(field[0], 2) + number(field[1], 2)
      data += number(field[2], 4) + number(field[3], 2)
      data += [0, 0]
    }
    data += end
    return Exif(data[...])
  }

  @Test func everyFieldOfADirectoryIsRead() {
    #expect(exif([]).isUpright)
    #expect(exif([[0x112, 3, 1, 1]]).isUpright)
    #expect(!exif([[0x112, 3, 1, 2]]).isUpright)
    #expect(!exif([[0x112, 3, 1, 0]]).isUpright)
    #expect(!exif([[0x112, 3, 2, 1]]).isUpright)
    #expect(!exif([[0x112, 3, 0, 1]]).isUpright)
    #expect(!exif([[0x112, 4, 1, 1]]).isUpright)
    #expect(!exif([[0x112, 2, 1, 1]]).isUpright)
    #expect(exif([[0x10F, 2, 9, 7], [0x112, 3, 1, 1]]).isUpright)
    #expect(!exif([[0x10F, 2, 9, 7], [0x112, 3, 1, 3]]).isUpright)
    #expect(!exif([[0x10F, 2, 9, 7], [0x110, 2, 9, 7], [0x112, 3, 1, 8]]).isUpright)
    #expect(!exif([[0x112, 3, 1, 1], [0x112, 3, 1, 8]]).isUpright)
    #expect(!exif([[0x112, 3, 1, 8], [0x10F, 2, 9, 7]]).isUpright)
    #expect(!exif([[0x112, 3, 1, 6]], at: 13).isUpright)
    #expect(exif([[0x112, 3, 1, 1]], at: 300, end: [1, 2, 3]).isUpright)
    #expect(exif([[0x212, 3, 1, 6], [0x111, 3, 1, 6]]).isUpright)
  }

  /// Data that end inside the directory can't be read.
  @Test func truncatedDirectoriesAreNotUpright() {
    let data: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x10, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0,
    ]
    #expect(Exif(data[...]).isUpright)
    for count in data.indices { #expect(!Exif(data[..<count]).isUpright, "\(count) bytes") }
    var other = data
    other[3] = 43
    #expect(!Exif(other[...]).isUpright)
    other = data
    other[0] = 0x49
    #expect(!Exif(other[...]).isUpright)
  }

  @Test func onlyUnchangedFilesAreAsWritten() throws {
    let file = try PNG.encode(red)
    #expect(PNG.isAsWritten(file))
    #expect(try PNG.isAsWritten(forged(showing: red, digestOf: green)))
    #expect(try !PNG.isAsWritten(self.file(red, with: [])))
    #expect(!PNG.isAsWritten([]))
    let pixel = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0]))
    #expect(try PNG.isAsWritten(PNG.encode(pixel)))
    var changed = file
    changed[60] ^= 1
    #expect(!PNG.isAsWritten(changed))
  }

  @Test func animationsAreDistinguishedFromStillPictures() throws {
    #expect(PNG.isAnimated(try PNG.encode(frames: [red, green], duration: 0.1)))
    #expect(!PNG.isAnimated(try PNG.encode(red)))
    #expect(!PNG.isAnimated([1, 2, 3]))
    let control = ChunkBuilder.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])
    #expect(PNG.isAnimated(try file(red, with: control)))
  }

  /// The fixtures that other tests use as references have the properties in their names.
  @Test func fixturesHaveTheirNamedDefects() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let file = { (name: String) in
      [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/Deception/\(name).png")))
    }
    let forged = try file("digest")
    #expect(try PNG.decode(forged) == red)
    #expect(PNG.matches(file: forged, green) == true)
    #expect(try file("animation") == hidden(green, behind: red))
    #expect(try PNG.decode(file("animation")) == green)
    #expect(try PNG.deception(in: file("gamma"), allowsProfiles: true) == .colors(chunk: "gAMA"))
  }

  /// Returns a file whose animation shows one picture, and whose default image is another.
  private func hidden(_ still: Bitmap, behind shown: Bitmap) throws -> [UInt8] {
    let side = ChunkBuilder.bigEndian(8)
    let head = ChunkBuilder.bigEndian(0) + side + side + [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    let rows = (0..<8).flatMap { row in [0] + shown.bytes[row * 32..<row * 32 + 32] }
    let stillRows = (0..<8).flatMap { row in [0] + still.bytes[row * 32..<row * 32 + 32] }
    let header = ChunkBuilder.header(width: 8, height: 8, depth: 8, colorType: 6)
    return ChunkBuilder.signature + header
      + ChunkBuilder.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])
      + ChunkBuilder.chunk("IDAT", ChunkBuilder.stored(stillRows))
      + ChunkBuilder.chunk("fcTL", head)
      + ChunkBuilder.chunk("fdAT", ChunkBuilder.bigEndian(1) + ChunkBuilder.stored(rows))
      + ChunkBuilder.end
  }

  /// The smallest file with digests has a header and nothing else.
  @Test func digestsAreFoundInTheSmallestFile() {
    let pixel: [UInt8] = [1, 2, 3, 4]
    func file(width: UInt32, version: UInt8 = 1) -> [UInt8] {
      let body = ChunkBuilder.signature + ChunkBuilder.header(width: width, height: 1)
      let digests = [version] + digest(pixel, seed: 1 << 32 | 1) + digest(body, seed: 1)
      return body + ChunkBuilder.chunk("snAP", digests) + ChunkBuilder.end
    }
    func matches(_ file: [UInt8], _ width: UInt32 = 1, _ height: UInt32 = 1) -> Int32 {
      cpixels_png_matches(file, file.count, pixel, width, height)
    }
    let smallest = file(width: 1)
    #expect(smallest.count == 90 && matches(smallest) == 1)
    #expect(matches(Array(smallest.dropFirst())) == -1)
    #expect(matches(smallest, 0, 1) == -1 && matches(smallest, 1, 0) == -1)
    #expect(matches(smallest, 1, 2) == 0 && matches(smallest, 2, 1) == 0)
    #expect(matches(file(width: 2)) == 0)
    #expect(matches(file(width: 1, version: 2)) == -1)
  }
}
