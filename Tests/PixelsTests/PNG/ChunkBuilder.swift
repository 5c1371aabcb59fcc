/// A builder of valid and invalid PNG files, chunk by chunk, without a compressor: rows are stored
/// blocks.
struct ChunkBuilder {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  static let end = chunk("IEND", [])

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ data: [UInt8], claiming length: UInt32? = nil) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(length ?? UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  static func header(
    width: UInt32 = 2,
    height: UInt32 = 2,
    depth: UInt8 = 8,
    colorType: UInt8 = 0,
    methods: [UInt8] = [0, 0, 0]
  ) -> [UInt8] {
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [depth, colorType] + methods)
  }

  /// Returns a zlib stream of stored blocks, each with at most `block` bytes.
  static func stored(_ bytes: [UInt8], block: Int = 65_535) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + block, bytes.count)
      let count = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      stream += [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + bytes[start..<end]
      start = end
    } while start < bytes.count
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + bigEndian(b << 16 | a)
  }

  static func data(_ rows: [UInt8]) -> [UInt8] { chunk("IDAT", stored(rows)) }

  /// The bytes of a grey picture of 2 × 2 pixels.
  static let rows: [UInt8] = [0, 10, 20, 0, 30, 40]

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
