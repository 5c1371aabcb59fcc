/// A short hash of a text that is the same in every process and on every machine.
///
/// It is the 64-bit FNV-1a hash of the UTF-8 bytes, folded to 24 bits: enough to distinguish a few
/// similar names, short enough to read. If two tests nevertheless have the same file, they fail
/// when they run.
package enum StableHash {
  /// The number of digits.
  static let length = 6

  /// Returns six hexadecimal digits for `text`.
  package static func digits(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let folded = (hash ^ (hash >> 24) ^ (hash >> 48)) & 0xff_ffff
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: length - digits.count) + digits
  }
}
