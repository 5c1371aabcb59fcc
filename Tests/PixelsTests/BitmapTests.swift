import Testing

@testable import Pixels

@Suite struct BitmapTests {
  /// Returns a picture whose bytes are their own positions.
  static func counted(_ width: Int, _ height: Int) throws -> Bitmap {
    let bytes = (0..<width * height * 4).map { UInt8($0 & 255) }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  @Test(arguments: [
    (1, 1, 4, true), (2, 3, 24, true), (3, 2, 24, true), (1, 1, 3, false), (1, 1, 5, false),
    (1, 1, 7, false), (1, 1, 8, false), (1, 1, 0, false), (0, 0, 0, false), (0, 5, 0, false),
    (5, 0, 0, false), (-1, -1, 4, false), (-1, 1, 4, false), (1, -1, 4, false),
    // 2^62 · 4 overflows to 0.
    (1 << 62, 4, 0, false), (4, 1 << 62, 0, false),
  ])
  func bytesMustFitTheSize(width: Int, height: Int, count: Int, isValid: Bool) {
    let bytes = [UInt8](repeating: 7, count: count)
    #expect((Bitmap(width: width, height: height, bytes: bytes) != nil) == isValid)
  }

  @Test func equalityComparesSizeAndBytes() throws {
    let picture = try Self.counted(2, 3)
    #expect(try picture == Self.counted(2, 3))
    #expect(picture == picture)
    #expect(try picture != Self.counted(3, 2))
    #expect(try picture != Self.counted(2, 2))
    #expect(try picture != Self.counted(1, 3))
    var bytes = picture.bytes
    bytes[23] ^= 1
    #expect(Bitmap(width: 2, height: 3, bytes: bytes) != picture)
    bytes = picture.bytes
    bytes[0] ^= 1
    #expect(Bitmap(width: 2, height: 3, bytes: bytes) != picture)
  }

  @Test func hashesDependOnSizeAndBytes() throws {
    let picture = try Self.counted(2, 3)
    #expect(try picture.hashValue == Self.counted(2, 3).hashValue)
    #expect(try picture.hashValue != Self.counted(3, 2).hashValue)
    var bytes = picture.bytes
    bytes[23] ^= 1
    let other = try #require(Bitmap(width: 2, height: 3, bytes: bytes))
    #expect(picture.hashValue != other.hashValue)
  }

  struct Part: Sendable {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int
    /// The first byte of each row, or `nil` if the part is empty.
    let rows: [UInt8]?
    let width: Int
  }

  /// A picture of 4 × 3 pixels has rows that start at the bytes 0, 16 and 32.
  static let parts = [
    Part(left: 0, top: 0, right: 4, bottom: 3, rows: [0, 16, 32], width: 4),
    Part(left: -9, top: -9, right: 99, bottom: 99, rows: [0, 16, 32], width: 4),
    Part(left: 0, top: 0, right: 3, bottom: 3, rows: [0, 16, 32], width: 3),
    Part(left: 1, top: 0, right: 4, bottom: 3, rows: [4, 20, 36], width: 3),
    Part(left: 0, top: 0, right: 4, bottom: 2, rows: [0, 16], width: 4),
    Part(left: 0, top: 1, right: 4, bottom: 3, rows: [16, 32], width: 4),
    Part(left: 1, top: 1, right: 3, bottom: 2, rows: [20], width: 2),
    Part(left: 3, top: 2, right: 9, bottom: 9, rows: [44], width: 1),
    Part(left: -5, top: -5, right: 1, bottom: 1, rows: [0], width: 1),
    Part(left: 2, top: 0, right: 2, bottom: 3, rows: nil, width: 0),
    Part(left: 0, top: 1, right: 4, bottom: 1, rows: nil, width: 0),
    Part(left: 3, top: 0, right: 2, bottom: 3, rows: nil, width: 0),
    Part(left: 4, top: 0, right: 9, bottom: 3, rows: nil, width: 0),
    Part(left: 0, top: 3, right: 4, bottom: 9, rows: nil, width: 0),
    Part(left: -9, top: 0, right: 0, bottom: 3, rows: nil, width: 0),
    Part(left: 0, top: -9, right: 4, bottom: 0, rows: nil, width: 0),
  ]

  @Test(arguments: parts.indices) func partsAreClippedToThePicture(index: Int) throws {
    let part = Self.parts[index]
    let found = try Self.counted(4, 3)
      .part(left: part.left, top: part.top, right: part.right, bottom: part.bottom)
    let expected = part.rows.map { rows in
      rows.flatMap { start in (0..<part.width * 4).map { start + UInt8($0) } }
    }
    #expect(found?.bytes == expected)
    #expect(found?.width == (part.rows == nil ? nil : part.width))
  }

  /// Every position is checked, in whole vectors of pixels and in the remainder.
  @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 64, 65, 100])
  func oneTranslucentPixelIsFound(count: Int) throws {
    let opaque = [UInt8](repeating: 255, count: count * 4)
    #expect(try #require(Bitmap(width: count, height: 1, bytes: opaque)).isOpaque)
    let missed = try (0..<count).filter { index in
      var bytes = opaque
      bytes[index * 4 + 3] = 254
      return try #require(Bitmap(width: count, height: 1, bytes: bytes)).isOpaque
    }
    #expect(missed == [])
    let dark = (0..<count * 4).map { $0 % 4 == 3 ? UInt8(255) : 0 }
    #expect(try #require(Bitmap(width: 1, height: count, bytes: dark)).isOpaque)
  }
}
