import CPixels
import Testing

/// The digests that files carry. They must never change, because files in repositories hold them.
@Suite struct DigestTests {
  struct Case: Sendable {
    let count: Int
    let seed: UInt64
    let digest: [UInt64]

    init(_ count: Int, _ seed: UInt64, _ first: UInt64, _ second: UInt64) {
      self.count = count
      self.seed = seed
      digest = [first, second]
    }
  }

  /// The results of an independent program, written from the description of the construction.
  static let cases = [
    Case(0, 0x0, 0xD5BB_56F4_8C11_AA33, 0xDF3B_4BBC_BA61_2693),
    Case(0, 0x1, 0x7B1D_B188_01B6_F2F4, 0x42D5_29AB_446B_48DD),
    Case(0, 0x25_0000_0015, 0x19EF_CF0C_8781_A693, 0x61A7_2F54_43E2_7E5A),
    Case(1, 0x0, 0xE1C6_DB67_D0BC_8964, 0x25CE_B580_B12D_15FF),
    Case(1, 0x1, 0xFD98_4060_8B49_9F2C, 0x3D32_BDB0_0693_EFD7),
    Case(8, 0x0, 0x7EDE_373A_4C47_6FAE, 0xFB6C_2520_370B_1089),
    Case(255, 0x0, 0xDD1F_0159_45DC_F81A, 0xD70B_2844_BC61_1945),
    Case(255, 0x25_0000_0015, 0x4234_C5BA_9EBF_4D1F, 0xAA1A_F94F_06CE_8798),
    Case(256, 0x0, 0xDF6A_B05A_6410_FFDC, 0xF35E_24B1_98B0_F179),
    Case(256, 0x1, 0x9B32_1A46_5EB2_50DC, 0x44A8_8648_9C93_6218),
    Case(257, 0x0, 0x1B97_C76D_8328_CCE6, 0xF51E_F7AB_F813_D89F),
    Case(512, 0x0, 0x6D95_56AA_F7EA_C044, 0x3EE9_E062_FFDF_896E),
    Case(512, 0x25_0000_0015, 0x4576_B3FA_F64A_9F87, 0x2EDF_34DC_E5CA_6CDA),
    Case(1000, 0x0, 0x5595_F6D6_94CF_28D6, 0x015C_045C_5EC8_310E),
    Case(1000, 0x25_0000_0015, 0x7292_A906_C056_6A25, 0x0951_0F04_EC25_C9FE),
  ]

  @Test(arguments: cases.indices) func digestOfBytesNeverChanges(index: Int) {
    let expected = Self.cases[index]
    let bytes = (0..<expected.count).map { UInt8(($0 * 7 + 3) & 255) }
    var digest: [UInt64] = [0, 0]
    cpixels_digest(bytes, bytes.count, expected.seed, &digest)
    #expect(digest == expected.digest)
  }
}
