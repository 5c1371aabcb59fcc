/// Descriptions without the addresses of objects, which differ from run to run.
enum AddressText {
  /// Returns the text without the addresses in it.
  ///
  /// A number of at most 32 bits, or of 49 and more, is no address of a 64-bit system: it counts.
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
