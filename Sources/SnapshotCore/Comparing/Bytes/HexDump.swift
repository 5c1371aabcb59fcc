/// Functions that format bytes as rows of hexadecimal digits.
package enum HexDump {
  /// The number of bytes per row.
  package static let width = 16

  /// Returns the rows of all bytes, without line endings.
  package static func rows(of bytes: [UInt8]) -> [String] {
    stride(from: 0, to: bytes.count, by: width).map { offset in
      row(of: bytes[offset..<min(offset + width, bytes.count)], at: offset)
    }
  }

  /// Returns the offset, the bytes and their ASCII characters: `00000010  de ad …  |..|`.
  static func row(of bytes: ArraySlice<UInt8>, at offset: Int) -> String {
    let digits = String(offset, radix: 16)
    let offset = String(repeating: "0", count: max(8 - digits.count, 0)) + digits
    let hex = self.digits(of: bytes)
    let gap = String(repeating: " ", count: width * 3 - 1 - hex.count)
    let characters = bytes.map { 0x20..<0x7F ~= $0 ? Character(UnicodeScalar($0)) : "." }
    return "\(offset)  \(hex)\(gap)  |\(String(characters))|"
  }

  /// Returns two digits per byte, with spaces between the bytes: `de ad`.
  package static func digits(of bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
