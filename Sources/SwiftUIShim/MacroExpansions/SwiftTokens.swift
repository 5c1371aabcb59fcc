/// A token of Swift source: identifier, literal, bracket or punctuation.
struct SwiftToken {
  enum Kind { case word, literal, open, close, mark }

  let kind: Kind
  /// The byte range of the token.
  let range: Range<Int>
  /// The number of enclosing bracket pairs. A bracket isn't enclosed by its own pair.
  let depth: Int
  /// Whether it is the first token of its line.
  let startsLine: Bool
  /// Whether whitespace or a comment precedes it.
  let followsBlank: Bool
}

/// The tokens of Swift source, without comments. A string literal is one token.
///
/// It is written by hand because a few macros don't justify the build time of swift-syntax.
struct SwiftTokens {
  private let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private var index = 0
  private var depth = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    var startsLine = true
    var followsBlank = true
    while let byte = peek() {
      if skipComment() {
        followsBlank = true
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        startsLine = true
        index += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        followsBlank = true
        index += 1
      } else {
        append(startsLine: startsLine, followsBlank: followsBlank || startsLine)
        startsLine = false
        followsBlank = false
      }
    }
  }

  /// Returns the text of a byte range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the text of a token.
  func text(_ token: SwiftToken) -> String { text(token.range) }

  /// Returns the text from the first to the last token; `nil` if there are none.
  func text(_ tokens: [SwiftToken]) -> String? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return text(first.range.lowerBound..<last.range.upperBound)
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  private mutating func append(startsLine: Bool, followsBlank: Bool) {
    let start = index
    let kind = advance()
    if kind == .close { depth = max(depth - 1, 0) }
    tokens.append(
      SwiftToken(
        kind: kind,
        range: start..<index,
        depth: depth,
        startsLine: startsLine,
        followsBlank: followsBlank
      )
    )
    if kind == .open { depth += 1 }
  }

  private mutating func advance() -> SwiftToken.Kind {
    guard let byte = peek() else { return .mark }
    if skipString() { return .literal }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      return .close
    case UInt8(ascii: "`"):
      index += 1
      // An unmatched backtick ends with its line, so that it doesn't hide the code that follows.
      while let next = peek(), next != byte, next != UInt8(ascii: "\n") { index += 1 }
      index += peek() == byte ? 1 : 0
      return .word
    case _ where isOperator(byte):
      while let next = peek(), isOperator(next), !startsComment { index += 1 }
      return .mark
    case _ where isWord(byte):
      while let next = peek(), isWord(next) { index += 1 }
      return (48...57).contains(byte) ? .literal : .word
    default:
      index += 1
      return .mark
    }
  }

  // MARK: - Comments and strings

  private var startsComment: Bool { starts(with: "//") || starts(with: "/*") }

  private mutating func skipComment() -> Bool {
    guard startsComment else { return false }
    if starts(with: "//") {
      while let byte = peek(), byte != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    var nested = 0
    while index < bytes.count {
      nested += starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
      index += starts(with: "/*") || starts(with: "*/") ? 2 : 1
      if nested == 0 { break }
    }
    return true
  }

  /// Skips a string literal with its interpolations, if one starts here.
  private mutating func skipString() -> Bool {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let start = index
    index += hashes
    guard starts(with: "\"") else {
      index = start
      return false
    }
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: hashes)
    index += quote.utf8.count
    while index < bytes.count {
      if starts(with: quote + fence) {
        index += quote.utf8.count + hashes
        return true
      }
      if starts(with: "\\" + fence + "(") {
        index += hashes + 2
        skipInterpolation()
      } else {
        // A quote after a backslash doesn't end the string.
        index += starts(with: "\\" + fence) ? hashes + 2 : 1
      }
    }
    index = min(index, bytes.count)
    return true
  }

  private mutating func skipInterpolation() {
    var open = 1
    while let byte = peek(), open > 0 {
      if skipString() { continue }
      open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      index += 1
    }
  }

  // MARK: - Bytes

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 128
  }

  private func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
