import Foundation
import Pixels
import Testing

/// Decodes PNG files and compares their pixels with the expected ones. `Tests/Fixtures/PNG/make.py`
/// writes both, without libpng.
@Suite struct DecodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let width: Int
    let height: Int
    let pixels: [UInt8]
    var testDescription: String { name }

    static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/PNG")

    static let all: [Case] = {
      let list = try? String(contentsOf: folder.appending(path: "pixels.txt"), encoding: .utf8)
      return (list ?? "").split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard words.count == 4, let width = Int(words[1]), let height = Int(words[2]) else {
          return nil
        }
        let digits = Array(words[3].utf8).map { $0 < 58 ? $0 - 48 : $0 - 87 }
        let bytes = stride(from: 0, to: digits.count, by: 2).map {
          digits[$0] << 4 | digits[$0 + 1]
        }
        return Case(name: String(words[0]), width: width, height: height, pixels: bytes)
      }
    }()
  }

  @Test func allFixturesAreFound() {
    #expect(Case.all.count == 52)
  }

  @Test(arguments: Case.all) func fixtureDecodesToExpectedPixels(_ fixture: Case) throws {
    let file = try Data(contentsOf: Case.folder.appending(path: fixture.name + ".png"))
    let bitmap = try PNG.decode(Array(file))
    #expect(bitmap.width == fixture.width)
    #expect(bitmap.height == fixture.height)
    #expect(bitmap.bytes == fixture.pixels)
  }

  @Test func sixteenBitSamplesAreRounded() throws {
    // 257 · 100 + 128 is just below the midpoint of 100 and 101, and 257 · 100 + 129 just above it.
    let rows: [UInt8] = [0, 0x64, 0xE4, 0x64, 0xE5]
    let header = ChunkBuilder.header(width: 2, height: 1, depth: 16)
    let file =
      ChunkBuilder.signature + header + ChunkBuilder.data(rows) + ChunkBuilder.end
    #expect(try PNG.decode(file).bytes == [100, 100, 100, 255, 101, 101, 101, 255])
  }
}
