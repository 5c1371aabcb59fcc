/// Text made safe and plain for terminals, logs and XML: nothing in it is acted on or invisible.
package enum VisibleText {
  /// Returns bytes as text, with invalid UTF-8 and control characters as escapes.
  ///
  /// - Parameters:
  ///   - marksTrailingSpace: Whether spaces at the end are shown as `·`.
  ///   - limit: The most characters that are shown; the rest is counted.
  package static func make(
    _ bytes: some Sequence<UInt8>,
    marksTrailingSpace: Bool = false,
    limit: Int = .max
  ) -> String {
    var text = ""
    var count = 0
    var rest = Array(bytes)[...]
    while !rest.isEmpty, count <= limit {
      let (shown, length) = first(of: rest)
      count += 1
      if count <= limit { text += shown }
      rest = rest.dropFirst(length)
    }
    if count > limit { return "\(text) … \((rest.count + 1).counted("more byte"))" }
    if marksTrailingSpace {
      let spaces = text.reversed().prefix { $0 == " " }.count
      text = text.dropLast(spaces) + String(repeating: "·", count: spaces)
    }
    return text
  }

  /// Returns text with control characters as escapes. Line ends are kept.
  package static func lines(_ text: String) -> String {
    if isPlain(text) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        scalars.append(scalar)
      } else {
        scalars.append(contentsOf: escaped(scalar).unicodeScalars)
      }
    }
    return String(scalars)
  }

  /// Whether a text is printable ASCII and line ends only, as most are.
  static func isPlain(_ text: String) -> Bool { TextBytes.areAll(of: text, in: plain) }

  private static let plain = TextBytes.Set([0x0A] + Array(0x20..<0x7F))

  /// The first character, shown, and the number of its bytes; a byte that is no UTF-8 as `\xFF`.
  private static func first(of bytes: ArraySlice<UInt8>) -> (shown: String, length: Int) {
    var decoder = UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) {
      return (escaped(scalar), UTF8.width(scalar))
    }
    let byte = bytes.first ?? 0
    return ("\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true), 1)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\r": "\\r"
    case "\n": "\\n"
    default: isInvisible(scalar) ? "\\u{\(hexadecimal(scalar))}" : String(scalar)
    }
  }

  /// Controls, marks that turn the direction of writing, and what XML 1.0 can't hold.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF,
      0xFFFE, 0xFFFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
