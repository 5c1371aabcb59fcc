import Pixels
import Testing

@Suite struct MatchesTests {
  let picture: Bitmap
  let file: [UInt8]

  init() throws {
    var source = Pictures(seed: 4)
    picture = try #require(
      source.picture(37, 21) { source in [UInt8(source.next(below: 9)), 40, 90, 255] }
    )
    file = try PNG.encode(picture)
  }

  @Test func anUnchangedFileMatchesWithoutDecoding() throws {
    #expect(PNG.matches(file: file, picture) == true)
    var other = picture.bytes
    other[1000] ^= 1
    let changed = try #require(Bitmap(width: 37, height: 21, bytes: other))
    #expect(PNG.matches(file: file, changed) == false)
    let turned = try #require(Bitmap(width: 21, height: 37, bytes: picture.bytes))
    #expect(PNG.matches(file: file, turned) == false)
  }

  @Test func everyChangedPictureByteIsDetected() throws {
    var unnoticed: [Int] = []
    for index in picture.bytes.indices {
      var bytes = picture.bytes
      bytes[index] &+= UInt8(1 + index % 255)
      let changed = try #require(Bitmap(width: 37, height: 21, bytes: bytes))
      if PNG.matches(file: file, changed) != false { unnoticed.append(index) }
    }
    #expect(unnoticed == [])
  }

  @Test func everyChangedFileByteIsDetected() {
    var unnoticed: [Int] = []
    for index in file.indices {
      for value in [1, 2, 4, 8, 16, 32, 64, 128, 255, 85] as [UInt8] {
        var changed = file
        changed[index] ^= value
        if PNG.matches(file: changed, picture) == true { unnoticed.append(index) }
      }
    }
    #expect(unnoticed == [])
  }

  @Test func addedAndRemovedBytesNeedDecoding() {
    #expect(PNG.matches(file: file + [0], picture) == nil)
    #expect(PNG.matches(file: Array(file.dropLast()), picture) == nil)
    #expect(PNG.matches(file: Array(file.dropFirst()), picture) == nil)
    #expect(PNG.matches(file: [], picture) == nil)
    let inserted = file.prefix(33) + ChunkBuilder.chunk("tEXt", [65]) + file.dropFirst(33)
    #expect(PNG.matches(file: Array(inserted), picture) == nil)
  }

  @Test func theDigestChunkIsPrivateAndUnsafeToCopy() throws {
    let name = file[(file.count - 12 - 45 + 4)...].prefix(4)
    #expect(name.elementsEqual("snAP".utf8))
    #expect(name.map { $0 & 0x20 != 0 } == [true, true, false, false])
  }

  @Test func manyChangesAreDetected() throws {
    // Two rows swapped, a block moved by one stripe of the digest, alpha lowered everywhere.
    let row = picture.width * 4
    var swapped = picture.bytes
    swapped.replaceSubrange(0..<row, with: picture.bytes[row..<2 * row])
    swapped.replaceSubrange(row..<2 * row, with: picture.bytes[0..<row])
    let moved = Array(picture.bytes[256...] + picture.bytes[..<256])
    let faded = picture.bytes.enumerated().map { $0 % 4 == 3 ? $1 - 128 : $1 }
    for bytes in [swapped, moved, faded] where bytes != picture.bytes {
      let other = try #require(Bitmap(width: 37, height: 21, bytes: bytes))
      #expect(PNG.matches(file: file, other) == false)
    }
  }
}
