/// Functions that escape names with arbitrary characters, so that a name can be the rest of a line.
enum EscapedName {
  /// Returns the name with control characters, `%`, and a space at either end written as `%XX`,
  /// byte by byte.
  static func escaped(_ name: String) -> String {
    let space = UInt8(ascii: " ")
    let hasOuterSpace = name.utf8.first == space || name.utf8.last == space
    guard hasOuterSpace || name.utf8.contains(where: isSpecial) else { return name }
    let last = name.utf8.count - 1
    var bytes: [UInt8] = []
    for (index, byte) in name.utf8.enumerated() {
      guard isSpecial(byte) || (byte == space && (index == 0 || index == last)) else {
        bytes.append(byte)
        continue
      }
      let digits = String(byte, radix: 16, uppercase: true)
      bytes += Array(("%" + (byte < 16 ? "0" : "") + digits).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the name that was passed to `escaped`.
  static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
  }
}
