/// The tokens and comments of a Swift source, in enough detail to find calls, closures and string
/// literals.
///
/// The tool doesn't use swift-syntax, because building it takes minutes.
package struct SwiftTokens: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  /// The byte ranges of the comments, in order.
  package let comments: [Range<Int>]
  /// The indices of matching brackets, in both directions.
  private let partners: [Int: Int]

  /// Splits a source, or returns `nil` if a literal or a comment has no end, or the brackets don’t
  /// match.
  package init?(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes)
    guard lexer.run(), let partners = SwiftTokens.partners(of: lexer.tokens) else { return nil }
    self.bytes = bytes
    tokens = lexer.tokens
    comments = lexer.comments
    self.partners = partners
  }

  package var indices: Range<Int> { tokens.indices }

  /// Returns the text of a token.
  package func text(at index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a token is an identifier or keyword, with or without backticks.
  package func isWord(_ word: String, at index: Int) -> Bool { self.word(at: index) == word }

  /// Returns an identifier or keyword without backticks, or `nil` for another token or none.
  package func word(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    let text = text(at: index)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether a token is a punctuation character.
  package func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign(UInt8(ascii: sign))
  }

  /// Returns the text of a single-line literal without escapes, or `nil` for any other token.
  package func plainLiteral(at index: Int) -> String? {
    guard tokens.indices.contains(index), case .string(isPlain: true, _) = tokens[index].kind else {
      return nil
    }
    return String(text(at: index).dropFirst().dropLast())
  }

  /// Returns the index of the bracket that matches the one at an index.
  package func partner(of index: Int) -> Int? { partners[index] }

  /// Returns the index of the innermost opening bracket around a token.
  package func opening(around index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      if let partner = partners[index] {
        if partner > index { return index }
        index = partner
      }
      index -= 1
    }
    return nil
  }

  private static func partners(of tokens: [SwiftToken]) -> [Int: Int]? {
    var partners: [Int: Int] = [:]
    var open: [(index: Int, closing: UInt8)] = []
    for (index, token) in tokens.enumerated() {
      guard case .sign(let sign) = token.kind else { continue }
      switch sign {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), last.closing == sign else { return nil }
        partners[index] = last.index
        partners[last.index] = index
      default: break
      }
    }
    return open.isEmpty ? partners : nil
  }
}
