extension RGBA {
  /// The colour without its opacity, such as `#FFCC00`.
  package var hexadecimal: String {
    "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }.joined()
  }

  /// Creates a colour from a text such as `#FFCC00`, or returns `nil` for any other text.
  package init?(hexadecimal text: some StringProtocol, alpha: Double) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      text.utf8.dropFirst().allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0
      }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16),
      green: UInt8(value >> 8 & 255),
      blue: UInt8(value & 255),
      alpha: alpha
    )
  }
}
