/// Text for terminals, logs and XML, in which control characters and invisible characters are
/// escaped.
package enum VisibleText {
  /// Returns bytes as text, with invalid UTF-8 and control characters as escapes.
  ///
  /// Different bytes have different texts, unless they are cut: backslashes before something that
  /// looks like an escape are doubled. Other backslashes are unchanged.
  ///
  /// - Parameters:
  ///   - isLine: Whether the bytes contain no line feed, so that `\n` isn't an escape.
  ///   - marksTrailingSpace: Whether spaces at the end are shown as `·`.
  ///   - limit: The largest number of characters; the rest is counted.
  package static func make(
    _ bytes: some Sequence<UInt8>,
    isLine: Bool = false,
    marksTrailingSpace: Bool = false,
    limit: Int = .max
  ) -> String {
    let bytes = Array(bytes)
    let end = marksTrailingSpace ? trailingSpace(of: bytes) : bytes.endIndex
    var rest = bytes[...]
    var text = ""
    var count = 0
    var characters = InvisibleCharacters()
    while !rest.isEmpty {
      let next = next(of: rest, trailingFrom: end, isLine: isLine, &characters)
      count += next.characters
      guard count <= limit else {
        return "\(text) … \(rest.count.counted("more byte"))"
      }
      text += next.text
      rest = rest.dropFirst(next.bytes)
    }
    return text
  }

  /// Returns the text of the first character, or of all backslashes at the beginning.
  private static func next(
    of bytes: ArraySlice<UInt8>,
    trailingFrom end: Int,
    isLine: Bool,
    _ characters: inout InvisibleCharacters
  ) -> (text: String, characters: Int, bytes: Int) {
    let (shown, length) = first(of: bytes, &characters)
    if bytes.startIndex >= end { return (shown == " " ? "·" : "\\u{B7}", 1, length) }
    guard bytes.first == backslash else { return (shown, 1, length) }
    let count = bytes.prefix { $0 == backslash }.count
    let rest = bytes.dropFirst(count)
    let isAmbiguous = isEscape(rest, trailingFrom: end, isLine: isLine)
    return (String(repeating: "\\", count: isAmbiguous ? 2 * count : count), count, count)
  }

  private static let backslash = UInt8(ascii: "\\")

  /// Returns whether the text of bytes begins with a backslash, or would look like an escape if it
  /// followed one.
  private static func isEscape(
    _ bytes: ArraySlice<UInt8>,
    trailingFrom end: Int,
    isLine: Bool
  ) -> Bool {
    switch bytes.first {
    case nil: false
    case UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "x"): true
    case UInt8(ascii: "n"): !isLine
    case UInt8(ascii: "u"): bytes.dropFirst().first == UInt8(ascii: "{")
    default: isEscaped(bytes, trailingFrom: end, isLine: isLine)
    }
  }

  /// Returns whether the text of the first character begins with a backslash after a backslash.
  private static func isEscaped(
    _ bytes: ArraySlice<UInt8>,
    trailingFrom end: Int,
    isLine: Bool
  ) -> Bool {
    var characters = InvisibleCharacters()
    let next = next(of: bytes, trailingFrom: end, isLine: isLine, &characters)
    return next.text.utf8.first == backslash
  }

  /// Returns the start of the trailing spaces; a `·` among them is written as an escape.
  private static func trailingSpace(of bytes: [UInt8]) -> Int {
    var end = bytes.endIndex
    while end > 0 {
      if bytes[end - 1] == 0x20 {
        end -= 1
      } else if end > 1, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xB7 {
        end -= 2
      } else {
        break
      }
    }
    return end
  }

  /// Returns text with control characters as escapes. Line endings and existing escapes are kept,
  /// so that texts can be escaped repeatedly.
  package static func lines(_ text: String) -> String {
    if isPlain(text) { return text }
    var shown = String.UnicodeScalarView()
    var characters = InvisibleCharacters()
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if characters.isInvisible(scalar, before: scalars[after: index]), scalar != "\n" {
        shown.append(contentsOf: escaped(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Returns whether a text contains only printable ASCII and line endings, as most texts do.
  package static func isPlain(_ text: String) -> Bool { TextBytes.areAll(of: text, in: plain) }

  private static let plain = TextBytes.Set([0x0A] + Array(0x20..<0x7F))

  /// Returns the text of the first character, and the number of its bytes; an invalid byte is shown
  /// as in `\xFF`.
  private static func first(
    of bytes: ArraySlice<UInt8>,
    _ characters: inout InvisibleCharacters
  ) -> (shown: String, length: Int) {
    if let scalar = scalar(at: bytes) {
      let length = UTF8.width(scalar)
      let isInvisible = characters.isInvisible(
        scalar,
        before: VisibleText.scalar(at: bytes.dropFirst(length))
      )
      return (isInvisible ? escaped(scalar) : String(scalar), length)
    }
    characters = InvisibleCharacters()
    // Bytes below 0x80 are valid, so the number has two hexadecimal digits.
    return ("\\x" + String(bytes.first ?? 0x80, radix: 16, uppercase: true), 1)
  }

  /// Returns the first character of UTF-8, or `nil` if it is invalid.
  private static func scalar(at bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\r": "\\r"
    case "\n": "\\n"
    default: "\\u{\(hexadecimal(scalar))}"
    }
  }

  /// Returns whether a character is a control or format character, is ignored by default where text
  /// is displayed, or is invalid in XML 1.0.
  ///
  /// Some of these are part of emoji; ``InvisibleCharacters`` excludes them.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default:
      scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .format
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
