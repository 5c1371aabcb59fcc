import Pixels
import Testing

/// The filters that the writer chooses, read from the compressed rows of its files.
@Suite struct FilterTests {
  /// Returns the colour type and the rows of a file, each with its filter byte.
  private static func rows(of file: [UInt8], height: Int) -> (type: UInt8, rows: [[UInt8]]) {
    var (at, stream): (Int, [UInt8]) = (8, [])
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[at + 4..<at + 8].elementsEqual("IDAT".utf8) {
        stream += file[at + 8..<at + 8 + length]
      }
      at += 12 + length
    }
    let all = Inflater.inflate(stream)
    let each = all.count / height
    return (file[25], (0..<height).map { Array(all[$0 * each..<($0 + 1) * each]) })
  }

  /// Returns a byte's prediction by a filter of the PNG specification.
  private static func predicted(_ filter: Int, _ left: Int, _ above: Int, _ corner: Int) -> Int {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return (left + above) / 2
    case 4:
      let estimate = left + above - corner
      let (a, b, c) = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
      return a <= b && a <= c ? left : b <= c ? above : corner
    default: return 0
    }
  }

  private static func filtered(
    _ filter: Int,
    _ row: ArraySlice<UInt8>,
    _ above: ArraySlice<UInt8>,
    pixel: Int
  ) -> [UInt8] {
    let (row, above) = (Array(row), Array(above))
    return row.indices.map { index in
      let left = index < pixel ? 0 : Int(row[index - pixel])
      let corner = index < pixel ? 0 : Int(above[index - pixel])
      return row[index] &- UInt8(predicted(filter, left, Int(above[index]), corner))
    }
  }

  /// Returns the sum of the bytes' distances from 0, as signed numbers.
  private static func weight(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
  }

  /// Returns a noisy slope, which filters compress well, in three or four channels.
  private static func slope(_ width: Int, _ height: Int, channels: Int, gray: Bool) throws -> Bitmap
  {
    var source = Pictures(seed: UInt64(width + channels))
    var bytes: [UInt8] = []
    for y in 0..<height {
      // Some rows are equal to the one above.
      if y % 7 == 3 {
        bytes += bytes.suffix(width * 4)
        continue
      }
      for x in 0..<width {
        let value = [x, 3 * y, x + y, 2 * x + 5 * y, 128 * x][y / 6 % 5]
        bytes += (0..<3).map { channel in
          UInt8((value * (gray ? 1 : channel + 1) + (gray ? 0 : source.next(below: 3))) & 255)
        }
        bytes.append(channels == 4 ? UInt8((x * 3 + y + source.next(below: 3)) & 255) : 255)
      }
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  @Test(arguments: [
    (90, 3, false, UInt8(2)), (64, 3, false, 2), (43, 3, false, 2), (75, 4, false, 6),
    (64, 4, false, 6), (90, 4, true, 4),
  ])
  func everyRowHasTheFilterWithTheSmallestSum(
    width: Int,
    channels: Int,
    gray: Bool,
    type: UInt8
  ) throws {
    let height = 60
    let picture = try Self.slope(width, height, channels: channels, gray: gray)
    let found = Self.rows(of: try PNG.encode(picture), height: height)
    #expect(found.type == type)
    let pixel = [2: 3, 4: 2, 6: 4][Int(type)] ?? 0
    let packed = picture.bytes.enumerated().filter { index, _ in
      type == 6 || (type == 2 && index % 4 < 3) || (type == 4 && [0, 3].contains(index % 4))
    }.map(\.element)
    let each = width * pixel
    var above = [UInt8](repeating: 0, count: each)[...]
    var wrong: [Int] = []
    for y in 0..<height {
      let row = packed[y * each..<(y + 1) * each]
      let candidates = (0..<5).map { Self.filtered($0, row, above, pixel: pixel) }
      let weights = candidates.map(Self.weight)
      let best = weights.firstIndex(of: weights.min() ?? 0) ?? 0
      if found.rows[y] != [UInt8(best)] + candidates[best] { wrong.append(y) }
      above = row
    }
    #expect(wrong == [])
    #expect(Set(found.rows.map { $0[0] }).count > 2)
  }

  /// Drawings, palettes and bits aren't filtered.
  @Test(arguments: [[[0, 0, 0, 255], [255, 255, 255, 255]], [[1, 2, 3, 255], [9, 9, 4, 255]]])
  func fewColorsAreNotFiltered(colors: [[Int]]) throws {
    let picture = try #require(
      Pictures.of(colors.map { $0.map { UInt8($0) } }, width: 70, height: 70)
    )
    let found = Self.rows(of: try PNG.encode(picture), height: 70)
    #expect(found.rows.allSatisfy { $0[0] == 0 })
  }

  @Test func flatColorsAreNotFiltered() throws {
    // Tiles of 8 × 8 pixels in 1,024 colours.
    let bytes = (0..<256 * 256).flatMap { index -> [UInt8] in
      let tile = index % 256 / 8 + index / 256 / 8 * 32
      return [UInt8(tile & 255), UInt8(tile >> 8), 77, 255]
    }
    let picture = try #require(Bitmap(width: 256, height: 256, bytes: bytes))
    let found = Self.rows(of: try PNG.encode(picture), height: 256)
    #expect(found.type == 2)
    #expect(found.rows.allSatisfy { $0[0] == 0 })
    #expect(found.rows[9].dropFirst().prefix(3) == [32, 0, 77])
  }
}
