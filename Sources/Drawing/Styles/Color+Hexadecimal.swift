import Scene

extension Color {
  /// Creates a colour from hexadecimal sRGB digits: `"#FC0"`, `"#FFCC00"`, `"#FFCC0080"`.
  ///
  /// The number sign is optional; the last pair of eight digits is the opacity. The result is `nil`
  /// for any other text.
  public init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    func part(_ shift: UInt32, _ mask: UInt32) -> Double {
      Double((value >> shift) & mask) / Double(mask)
    }
    switch digits.utf8.count {
    case 3: self.init(red: part(8, 15), green: part(4, 15), blue: part(0, 15))
    case 6: self.init(red: part(16, 255), green: part(8, 255), blue: part(0, 255))
    case 8:
      self.init(
        red: part(24, 255),
        green: part(16, 255),
        blue: part(8, 255),
        opacity: part(0, 255)
      )
    default: return nil
    }
  }
}
