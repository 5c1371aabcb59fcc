/// A hash that is the same in each run of the program (FNV-1a, with 64 bits).
struct StableHasher {
  private(set) var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds the bytes of a text in UTF-8.
  mutating func add(_ text: String) {
    var text = text
    let hasher = text.withUTF8 { bytes in
      var hasher = self
      var index = 0
      while index < bytes.count {
        hasher.add(bytes[index])
        index += 1
      }
      return hasher
    }
    self = hasher
  }

  /// Adds the digits of a number, without creating its text.
  mutating func add(_ number: Int) {
    guard number >= 0 else { return add(number.description) }
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      add(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
