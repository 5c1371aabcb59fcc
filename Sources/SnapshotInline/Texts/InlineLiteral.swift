internal import SnapshotCore

/// Functions that format text as multi-line Swift string literals.
package enum InlineLiteral {
  /// The largest number of `#` around a literal that the compiler accepts.
  private static let maxHashCount = 255

  /// Returns the literal, from its opening to its closing delimiter.
  ///
  /// It has the smallest number of `#` with which the text's backslashes and quotes need no
  /// escapes. If the compiler doesn't accept that many, it has none, and escapes instead. Invisible
  /// characters are escaped, and so is white space at the end of a line, which editors strip.
  ///
  /// - Parameters:
  ///   - indentation: The text before each line except the first and empty lines.
  ///   - newline: The line ending of the source. In the text it is `\n`.
  package static func make(
    _ text: String,
    indentation: String,
    newline: String = "\n"
  ) -> String {
    let count = hashCount(for: text)
    let isRaw = count <= maxHashCount
    let hashes = String(repeating: "#", count: isRaw ? count : 0)
    var literal = "\(hashes)\"\"\"\(newline)"
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty {
        literal += indentation
        append(line, escape: "\\\(hashes)", isRaw: isRaw, to: &literal)
      }
      literal += newline
    }
    return literal + "\(indentation)\"\"\"\(hashes)"
  }

  /// Returns the smallest number of `#` with which no backslash or quotes of the text need an
  /// escape.
  static func hashCount(for text: String) -> Int {
    var count = 0
    var quotes = 0
    // The number of `#` since a backslash or three quotes; `nil` elsewhere.
    var hashes: Int?
    for byte in text.utf8 {
      if byte == UInt8(ascii: "#"), let found = hashes {
        hashes = found + 1
      } else if byte == UInt8(ascii: "\\") {
        hashes = 0
      } else if byte == UInt8(ascii: "\"") {
        hashes = quotes >= 2 ? 0 : nil
      } else {
        hashes = nil
      }
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if let hashes { count = max(count, hashes + 1) }
    }
    return count
  }

  /// - Parameter isRaw: Whether backslashes and quotes need no escapes.
  private static func append(
    _ line: Substring.UnicodeScalarView,
    escape: String,
    isRaw: Bool,
    to literal: inout String
  ) {
    let last = line.index(before: line.endIndex)
    var characters = InvisibleCharacters()
    for index in line.indices {
      let scalar = line[index]
      let isInvisible = characters.isInvisible(scalar, before: line[after: index])
      switch scalar {
      case "\\" where !isRaw, "\"" where !isRaw:
        literal += escape
        literal.unicodeScalars.append(scalar)
      case "\r": literal += "\(escape)r"
      case "\0": literal += "\(escape)0"
      case "\t" where index == last: literal += "\(escape)t"
      case "\t": literal.unicodeScalars.append(scalar)
      case _ where isInvisible || isSpace(scalar) || (scalar == " " && index == last):
        literal += "\(escape)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a character other than U+0020 looks like a space.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && scalar.properties.generalCategory == .spaceSeparator
  }
}
