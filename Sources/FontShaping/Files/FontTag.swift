#if Fonts

/// Four characters that name a table, an axis, a feature or a script.
package struct FontTag: Hashable, Sendable {
  package let value: UInt32

  package init(_ value: UInt32) {
    self.value = value
  }

  /// Creates a tag from up to four ASCII characters, padded with spaces.
  package init(_ text: String) {
    let bytes = text.utf8.prefix(4) + Array(repeating: UInt8(ascii: " "), count: 4)
    value = bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension FontTag: CustomStringConvertible {
  /// The characters without trailing spaces; unprintable ones are replaced by `?`.
  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    let text = String(decoding: bytes.map { 32..<127 ~= $0 ? $0 : 63 }, as: UTF8.self)
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension FontTag: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

#endif
