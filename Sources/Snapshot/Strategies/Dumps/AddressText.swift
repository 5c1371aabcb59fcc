/// Descriptions without the addresses of objects, which differ in every run.
enum AddressText {
  /// Returns the text without addresses.
  ///
  /// Only numbers of 33 to 48 bits can be addresses of a 64-bit system; others are kept.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "x")) else { return text }
    return text.replacing(/:?\s*0x([0-9a-f]+)(\s*)/) { match in
      isAddress(match.output.1) ? String(match.output.2) : String(match.output.0)
    }
  }

  private static func isAddress(_ digits: Substring) -> Bool {
    guard let number = UInt(digits, radix: 16) else { return false }
    return UInt.bitWidth == 32 ? number > 0xFFFF : number >> 32 != 0 && number >> 48 == 0
  }
}
