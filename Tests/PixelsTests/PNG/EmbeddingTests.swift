import Pixels
import Testing

@Suite
struct EmbeddingTests {
  /// Returns a bitmap whose kind determines the lengths and distances of its repeated bytes; kind 1
  /// has no repeats.
  private static func bitmap(_ kind: Int) throws -> Bitmap {
    var state: UInt64 = 42
    let bytes = (0..<257 * 130 * 4).map { index -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      switch kind {
      case 0: return 0
      case 1: return UInt8(state >> 56)
      case 2: return UInt8(index / 4 % 257 & 255)
      case 3: return index % 1031 < 700 ? UInt8(index % 7) : UInt8(state >> 56)
      default: return UInt8((index / 4) * (index / 1028) & 255)
      }
    }
    return try #require(Bitmap(width: 257, height: 130, bytes: bytes))
  }

  @Test(arguments: 0..<5)
  func embeddedPictureReadsBackEqual(kind: Int) throws {
    let bitmap = try Self.bitmap(kind)
    let file = try #require(PNG.encodeForEmbedding(bitmap))
    #expect(try PNG.decode(file).bytes == bitmap.bytes)
    #expect(file.count < bitmap.bytes.count * 9 / 8 + 200)
  }

  @Test
  func onePixelFileHasExpectedBytes() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
    let file = try #require(PNG.encodeForEmbedding(bitmap))
    #expect(
      file.dropFirst(41).prefix(13) == [
        0x78, 1, 0x63, 0x62, 0x64, 0x62, 0xFE, 0x0F, 0, 1, 0x1E, 1, 0x08,
      ]
    )
  }

  /// The checksums of files that an independent program wrote from the description of the format:
  /// rows filtered by the row above, repeats found at the last position of the same three bytes,
  /// and the tables of RFC 1951.
  @Test(
    arguments: [
      (0, 1431, 0x15C2_3A81), (1, 141_086, 0x8B6B_73C9), (2, 2079, 0xF941_3227),
      (3, 47_349, 0xAA7E_1EDD), (4, 3273, 0x9013_07A7),
    ] as [(Int, Int, UInt32)]
  )
  func embeddedFilesNeverChange(kind: Int, count: Int, checksum: UInt32) throws {
    let file = try #require(PNG.encodeForEmbedding(Self.bitmap(kind)))
    #expect(file.count == count)
    #expect(ChunkBuilder.checksum(file) == checksum)
  }

  /// Repeats 32,767 to 32,769 bytes back, of which the last is too far, and repeats of the lengths
  /// at which codes change.
  @Test func repeatsAtTheLimitsOfTheFormat() throws {
    var state: UInt64 = 7
    var bytes = (0..<17_000 * 4).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    for (index, distance) in [32_767, 32_768, 32_769].enumerated() {
      let start = 1000 + index * 2000
      bytes.replaceSubrange(
        start + distance..<start + distance + 300,
        with: bytes[start..<start + 300]
      )
    }
    for (index, length) in [3, 4, 10, 11, 12, 257, 258, 259, 130, 131].enumerated() {
      let start = 10_000 + index * 600
      bytes.replaceSubrange(start + 300..<start + 300 + length, with: bytes[start..<start + length])
    }
    let bitmap = try #require(Bitmap(width: 17_000, height: 1, bytes: bytes))
    let file = try #require(PNG.encodeForEmbedding(bitmap))
    #expect(try PNG.decode(file, limits: PNG.Limits(side: 17_000)) == bitmap)
    #expect(file.count == 70_085)
    #expect(ChunkBuilder.checksum(file) == 0xA97A_FE66)
  }

  /// Sides above 255 and 65,535 are stored in all bytes of the header.
  @Test(arguments: [(1, 70_000), (70_000, 1), (300, 2), (2, 300)])
  func largeSidesAreStored(width: Int, height: Int) throws {
    let bytes = [UInt8](repeating: 9, count: width * height * 4)
    let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
    let file = try #require(PNG.encodeForEmbedding(bitmap))
    let header = ChunkBuilder.header(
      width: UInt32(width),
      height: UInt32(height),
      depth: 8,
      colorType: 6
    )
    #expect(file.starts(with: ChunkBuilder.signature + header))
  }
}
