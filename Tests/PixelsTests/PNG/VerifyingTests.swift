import CPixels
import Foundation
import Pixels
import Testing

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
}
