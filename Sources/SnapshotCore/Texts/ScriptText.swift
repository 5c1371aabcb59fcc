internal import Foundation

/// Functions that format values as JSON for scripts and pages.
package enum ScriptText {
  /// Returns JSON with sorted keys, in one line, without `<`, `>` and `&`.
  ///
  /// Therefore no text in it can end a script element or begin a comment.
  package static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    guard let data = try? encoder.encode(value) else { return "null" }
    let text = String(decoding: data, as: UTF8.self)
    guard
      text.utf8.contains(where: isSpecial) || text.contains("\u{2028}")
        || text.contains("\u{2029}")
    else { return text }
    return text.replacingOccurrences(of: "<", with: "\\u003c")
      .replacingOccurrences(of: ">", with: "\\u003e")
      .replacingOccurrences(of: "&", with: "\\u0026")
      .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
      .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
  }

  /// Appends a text as JSON, with its quotes.
  static func append(_ value: String, to text: inout String) {
    if value.isEmpty {
      text += "\"\""
      return
    }
    guard isPlain(value) else {
      text += json(value)
      return
    }
    text += "\""
    text += value
    text += "\""
  }

  /// Returns whether a text needs no escapes in JSON and in scripts, as is the case for most names
  /// and paths.
  private static func isPlain(_ text: String) -> Bool { TextBytes.areNone(of: text, in: special) }

  /// The control characters, the characters that JSON and pages escape, and the first byte of
  /// U+2028.
  private static let special = TextBytes.Set(Array(1..<0x20) + Array("\"\\<>&\u{7F}".utf8) + [0xE2])

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")
  }
}
