import SnapshotCore
import Testing

@Suite struct StableHashTests {
  /// The 64-bit FNV-1a hashes of Landon Curt Noll's test vectors, folded to 24 bits.
  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c),
    ("foobar", 0x8594_4171_f739_67e8),
  ])
  func digitsAreThoseOfThePublishedHash(text: String, hash: UInt64) {
    let folded = (hash & 0xFFFFFF) ^ (hash >> 24 & 0xFFFFFF) ^ (hash >> 48 & 0xFFFFFF)
    let digits = String(folded, radix: 16)
    #expect(StableHash.digits(of: text) == String(repeating: "0", count: 6 - digits.count) + digits)
  }

  @Test func thereAreAlwaysSixDigits() {
    let digits = (0..<2_000).map { StableHash.digits(of: "\($0)") }
    #expect(digits.allSatisfy { $0.utf8.count == 6 })
    #expect(digits.contains { $0.hasPrefix("0") })
  }
}
