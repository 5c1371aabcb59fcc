/// A grey PNG file of one pixel, without a compressor.
enum TinyPNG {
  static func file(depth: UInt8, pixel: [UInt8], chunks: [UInt8]) -> [UInt8] {
    let size: [UInt8] = [0, 0, 0, 1]
    let row = [0] + pixel
    let stored = [0x78, 1, 1, UInt8(row.count), 0, ~UInt8(row.count), 0xFF] + row
    return [137, 80, 78, 71, 13, 10, 26, 10]
      + chunk("IHDR", size + size + [depth, 0, 0, 0, 0]) + chunks
      + chunk("IDAT", stored + bytes(adler(row))) + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(UInt32(data.count)) + body + bytes(checksum(body))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func adler(_ data: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in data {
      low += UInt32(byte)
      high += low
    }
    return high << 16 | low
  }

  private static func checksum(_ data: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
