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
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8()
    var iterator = Array(bytes).makeIterator()
    var count = 0
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        count += 1
        if count <= limit { scalars.append(contentsOf: escaped(scalar).unicodeScalars) }
      case .emptyInput:
        break decoding
      case .error:
        count += 1
        if count <= limit { scalars.append(contentsOf: "\\u{FFFD}".unicodeScalars) }
      }
    }
    var text = String(scalars)
    if count > limit { return "\(text) … \((count - limit).counted("more character"))" }
    if marksTrailingSpace {
      let spaces = text.reversed().prefix { $0 == " " }.count
      text = text.dropLast(spaces) + String(repeating: "·", count: spaces)
    }
    return text
  }

  /// Returns text with control characters as escapes. Line ends are kept.
  package static func lines(_ text: String) -> String {
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

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\r": "\\r"
    case "\n": "\\n"
    default: isInvisible(scalar) ? "\\u{\(hexadecimal(scalar))}" : String(scalar)
    }
  }

  /// Controls, marks that turn the direction of writing, and what XML 1.0 can't hold.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
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
