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
}
