import SnapshotCore
import Testing

@Suite struct ValueSizeTests {
  @Test(arguments: [
    ("", "0 lines, 0 bytes"), ("a", "1 line, 1 byte"), ("a\n", "1 line, 2 bytes"),
    ("a\nb", "2 lines, 3 bytes"), ("\n\n", "2 lines, 2 bytes"),
  ])
  func textsHaveLines(text: String, size: String) {
    #expect(ValueSize(Array(text.utf8)).description == size)
  }

  @Test(arguments: [([0x61, 0, 0x62] as [UInt8], "3 bytes"), ([0xFF], "1 byte")])
  func otherBytesHaveNoLines(bytes: [UInt8], size: String) {
    #expect(ValueSize(bytes).description == size)
  }

  /// The width and the height of a PNG are the big-endian numbers at its bytes 16 and 20.
  @Test func picturesHaveSides() {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let sides: [UInt8] = [0, 0, 4, 0xD2, 0, 1, 0, 2]
    let bytes = head + Array("IHDR".utf8) + sides
    #expect(ValueSize(bytes).description == "1,234 × 65,538 pixels, 24 bytes")
    #expect(ValueSize(bytes.dropLast()).description == "23 bytes")
    #expect(ValueSize([0x88] + bytes.dropFirst()).description == "24 bytes")
  }
}
