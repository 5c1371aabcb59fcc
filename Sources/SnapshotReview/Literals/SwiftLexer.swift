/// A lexer that splits a Swift source into tokens.
struct SwiftLexer {
  private(set) var tokens: [SwiftToken] = []
  private(set) var comments: [Range<Int>] = []
  private let bytes: [UInt8]
  private var offset = 0
  /// The number of open interpolations, which is limited because reading them recurses.
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the source. Returns `false` if a literal or a comment has no end.
  mutating func run() -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while offset < bytes.count {
      guard readToken() else { return false }
    }
    return true
  }

  // MARK: - Tokens

  /// Reads a token, a comment or a byte of white space.
  private mutating func readToken() -> Bool {
    guard let first = byte(0) else { return false }
    switch first {
    case UInt8(ascii: " "), 9, 10, 11, 12, 13, 0:
      offset += 1
      return true
    case UInt8(ascii: "\""): return readString(hashes: 0)
    case UInt8(ascii: "#"): return readHash()
    case UInt8(ascii: "/"): return readSlash()
    case UInt8(ascii: "`"): return readQuotedWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      read(.number, while: SwiftLexer.isWord)
      return true
    case _ where SwiftLexer.isWord(first):
      read(.word, while: SwiftLexer.isWord)
      return true
    default:
      add(.sign(first), count: 1)
      return true
    }
  }

  private mutating func read(_ kind: SwiftToken.Kind, while isPart: (UInt8) -> Bool) {
    let count = bytes[offset...].prefix(while: isPart).count
    add(kind, count: count)
  }

  private mutating func readQuotedWord() -> Bool {
    let rest = bytes[(offset + 1)...]
    guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "`") || SwiftLexer.isLineEnd($0) }),
      bytes[end] == UInt8(ascii: "`")
    else { return false }
    add(.word, count: end + 1 - offset)
    return true
  }

  private mutating func readHash() -> Bool {
    let count = hashCount(at: offset)
    switch byte(count) {
    case UInt8(ascii: "\""): return readString(hashes: count)
    case UInt8(ascii: "/"): return readExtendedRegex(hashes: count)
    default:
      add(.sign(UInt8(ascii: "#")), count: 1)
      return true
    }
  }

  // MARK: - Comments and regular expressions

  private mutating func readSlash() -> Bool {
    switch byte(1) {
    case UInt8(ascii: "/"):
      let start = offset
      skipLine()
      comments.append(start..<offset)
      return true
    case UInt8(ascii: "*"): return readBlockComment()
    default:
      if let end = regexEnd() {
        add(.regex, count: end - offset)
      } else {
        add(.sign(0x2F), count: 1)
      }
      return true
    }
  }

  private mutating func readBlockComment() -> Bool {
    let start = offset
    var open = 0
    repeat {
      guard let first = byte(0) else { return false }
      if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        open += 1
        offset += 2
      } else if first == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        open -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while open > 0
    comments.append(start..<offset)
    return true
  }

  /// Returns the end of a regular expression that begins here, or `nil` for an operator.
  private func regexEnd() -> Int? {
    guard let next = byte(1), next != UInt8(ascii: " "), next != 9, !SwiftLexer.isLineEnd(next),
      mayBeginExpression
    else { return nil }
    var index = offset + 1
    while index < bytes.count, !SwiftLexer.isLineEnd(bytes[index]) {
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether an operand may come after the last token.
  private var mayBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word:
      let word = String(decoding: bytes[last.range], as: UTF8.self)
      return ["return", "in", "case", "where", "if", "while", "try", "await", "else"].contains(word)
    case .sign(let sign): return !")]}.".utf8.contains(sign)
    case .string, .number, .regex: return false
    }
  }

  private mutating func readExtendedRegex(hashes: Int) -> Bool {
    var index = offset + hashes + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), hashCount(at: index + 1) >= hashes {
        add(.regex, count: index + 1 + hashes - offset)
        return true
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  // MARK: - Strings

  private mutating func readString(hashes: Int) -> Bool {
    let start = offset
    offset += hashes
    let isMultiline = quoteCount() >= 3 && !isOneLine(hashes: hashes)
    offset += isMultiline ? 3 : 1
    var isPlain = hashes == 0 && !isMultiline
    var hasInterpolation = false
    while let next = byte(0) {
      if next == UInt8(ascii: "\""), isEnd(isMultiline, hashes) {
        offset += (isMultiline ? 3 : 1) + hashes
        let kind = SwiftToken.Kind.string(isPlain: isPlain, hasInterpolation: hasInterpolation)
        tokens.append(SwiftToken(kind: kind, range: start..<offset))
        return true
      }
      if !isMultiline, SwiftLexer.isLineEnd(next) { return false }
      guard next == UInt8(ascii: "\\"), hashCount(at: offset + 1) >= hashes else {
        offset += 1
        continue
      }
      isPlain = false
      offset += 1 + hashes
      guard byte(0) == UInt8(ascii: "(") else {
        offset += 1
        continue
      }
      hasInterpolation = true
      guard skipInterpolation() else { return false }
    }
    return false
  }

  /// Skips an interpolation, whose tokens are part of the literal.
  private mutating func skipInterpolation() -> Bool {
    guard depth < 200 else { return false }
    depth += 1
    let (outer, outerComments) = (tokens, comments)
    tokens = []
    defer {
      depth -= 1
      tokens = outer
      comments = outerComments
    }
    var open = 0
    repeat {
      let count = tokens.count
      guard readToken() else { return false }
      guard tokens.count > count, case .sign(let sign)? = tokens.last?.kind else { continue }
      if sign == UInt8(ascii: "(") { open += 1 }
      if sign == UInt8(ascii: ")") { open -= 1 }
    } while open > 0
    return true
  }

  /// Whether three quotes after `#` begin a single-line literal, such as `#"""#`.
  private func isOneLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = offset + 2
    while index < bytes.count, !SwiftLexer.isLineEnd(bytes[index]) {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\""), hashCount(at: index) >= hashes { return true }
    }
    return false
  }

  private func isEnd(_ isMultiline: Bool, _ hashes: Int) -> Bool {
    let quotes = isMultiline ? 3 : 1
    return quoteCount() >= quotes && hashCount(at: offset + quotes) >= hashes
  }

  // MARK: - Bytes

  private func byte(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private func hashCount(at index: Int) -> Int {
    index < bytes.count ? bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count : 0
  }

  /// Returns the number of quotes at the current offset.
  private func quoteCount() -> Int {
    bytes[offset...].prefix { $0 == UInt8(ascii: "\"") }.count
  }

  private mutating func skipLine() {
    offset = bytes[offset...].firstIndex(where: SwiftLexer.isLineEnd) ?? bytes.count
  }

  private mutating func add(_ kind: SwiftToken.Kind, count: Int) {
    tokens.append(SwiftToken(kind: kind, range: offset..<(offset + count)))
    offset += count
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
