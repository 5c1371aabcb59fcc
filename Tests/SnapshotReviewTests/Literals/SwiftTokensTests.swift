import SnapshotCore
import Testing

@testable import SnapshotReview

@Suite struct SwiftTokensTests {
  private func texts(_ source: String) -> [String]? {
    let tokens = SwiftTokens(Array(source.utf8))
    return tokens.map { tokens in tokens.indices.map(tokens.text) }
  }

  @Test(arguments: [
    ("a(b: \"c\")", ["a", "(", "b", ":", "\"c\"", ")"]),
    ("\"\\(f(\"}\"))\" x", ["\"\\(f(\"}\"))\"", "x"]),
    ("\"\"\"\n\"\" \\\"\"\"\n\"\"\" x", ["\"\"\"\n\"\" \\\"\"\"\n\"\"\"", "x"]),
    ("#\"a\"b\\(c\"# x", ["#\"a\"b\\(c\"#", "x"]),
    ("#\"\"\"# x", ["#\"\"\"#", "x"]),
    ("#\"\"\"\n\"\"\"\n\"\"\"# x", ["#\"\"\"\n\"\"\"\n\"\"\"#", "x"]),
    ("##\"\\#(\"# \\##(\"a\")\"## x", ["##\"\\#(\"# \\##(\"a\")\"##", "x"]),
    ("a /* \" /* { */ } */ b // \"\nc", ["a", "b", "c"]),
    ("x = /\"}/ y", ["x", "=", "/\"}/", "y"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("#/ \" \\/ /# x", ["#/ \" \\/ /#", "x"]),
    ("`func`()", ["`func`", "(", ")"]),
    ("é_1 2.5", ["é_1", "2", ".", "5"]),
    ("\"\\(/\"/)\" x", ["\"\\(/\"/)\"", "x"]),
  ])
  func sourcesAreSplit(_ source: String, _ tokens: [String]) {
    #expect(texts(source) == tokens)
  }

  @Test(arguments: [
    "\"a", "\"\"\"\na", "/* a", "(", "(]", "}", "\"\\(a\"", "`a", "#/a", "\"a\nb\"",
  ])
  func unterminatedTokensAreRefused(_ source: String) {
    #expect(texts(source) == nil)
  }

  @Test func interpolationsMayBeDeep() {
    let deep = String(repeating: "\"\\(", count: 10_000)
    #expect(texts(deep) == nil)
  }

  /// The limit is 200 interpolations inside each other; others in a row don't count.
  @Test(arguments: [(200, true), (201, false)])
  func interpolationsAreLimitedInDepth(_ depth: Int, isRead: Bool) {
    let opening = String(repeating: "\"\\(", count: depth)
    let closing = String(repeating: ")\"", count: depth)
    #expect((texts("\(opening)1\(closing) x")?.count == 2) == isRead)
    let row = String(repeating: "\\(1)", count: depth + 100)
    #expect(texts("\"\(row)\" x")?.count == 2)
  }

  private static let bytes: [(UInt8, Int)] = [
    (0, 2), (1, 3), (8, 3), (9, 2), (10, 2), (11, 2), (12, 2), (13, 2), (14, 3), (32, 2), (33, 3),
  ]

  /// Every byte of white space separates words and isn't a token; its neighbours are.
  @Test(arguments: bytes)
  func whiteSpaceSeparatesWords(_ byte: UInt8, _ count: Int) {
    let tokens = SwiftTokens([UInt8(ascii: "a"), byte, UInt8(ascii: "b")])
    #expect(tokens?.tokens.count == count)
  }

  private static let words: [(String, [String]?)] = [
    ("\u{FEFF}a b", ["a", "b"]), ("#!/usr/bin/env swift \"\na", ["a"]), ("#!", []),
    ("\u{FEFF}#! \"\na", ["a"]), ("#if a\nb", ["#", "if", "a", "b"]), ("##x", ["#", "#", "x"]),
    ("!#\"a\"#", ["!", "#\"a\"#"]), ("a // b", ["a"]), ("a // \"\r\"b\"", ["a", "\"b\""]),
    ("`a b` c", ["`a b`", "c"]), ("`` c", ["``", "c"]), ("`a`(", nil), ("`a\n`", nil),
    ("`a\r`", nil), ("azAZ09_$À(x)", ["azAZ09_$À", "(", "x", ")"]), ("0a9 9", ["0a9", "9"]),
    ("a.b-c", ["a", ".", "b", "-", "c"]), ("", []), (" ", []),
  ]

  @Test(arguments: words)
  func wordsAndSignsAreSplit(_ source: String, _ tokens: [String]?) {
    #expect(texts(source) == tokens)
  }

  private static let blockComments: [(String, [String]?)] = [
    ("/**/x", ["x"]), ("/*/ */ x", ["x"]), ("/* / **/x", ["x"]), ("/* /a */ x", ["x"]),
    ("/* *a/ */ x", ["x"]), ("/* /*/**/*/ */ x", ["x"]), ("/* /* */ x", nil), ("/*", nil),
    ("/*/", nil), ("a */ b", ["a", "*", "/", "b"]),
  ]

  @Test(arguments: blockComments)
  func blockCommentsAreNested(_ source: String, _ tokens: [String]?) {
    #expect(texts(source) == tokens)
  }

  @Test func commentsHaveTheirRanges() throws {
    let source = "a // b\n\"\\(c /* d */)\" /* /* e */ */ f // g"
    let tokens = try #require(SwiftTokens(Array(source.utf8)))
    #expect(tokens.comments == [2..<6, 22..<35, 38..<42])
    #expect(tokens.tokens.map(\.range) == [0..<1, 7..<21, 36..<37])
  }

  private static let slashes: [(String, [String])] = [
    ("/a b/ c", ["/a b/", "c"]), ("= /a\\/b/ c", ["=", "/a\\/b/", "c"]),
    ("= /\\// c", ["=", "/\\//", "c"]), ("= / a/ c", ["=", "/", "a", "/", "c"]),
    ("= /\ta/ c", ["=", "/", "a", "/", "c"]), ("= /\na/ c", ["=", "/", "a", "/", "c"]),
    ("= /a\nb/ c", ["=", "/", "a", "b", "/", "c"]), ("= /a", ["=", "/", "a"]),
    ("= /", ["=", "/"]), ("= /a\\", ["=", "/", "a", "\\"]), ("= /a/", ["=", "/a/"]),
    ("a /b/ c", ["a", "/", "b", "/", "c"]), ("1 /b/ c", ["1", "/", "b", "/", "c"]),
    ("\"a\" /b/ c", ["\"a\"", "/", "b", "/", "c"]), ("/a/ /b/ c", ["/a/", "/", "b", "/", "c"]),
    ("(a) /b/ c", ["(", "a", ")", "/", "b", "/", "c"]),
    ("[a] /b/ c", ["[", "a", "]", "/", "b", "/", "c"]),
    ("{a} /b/ c", ["{", "a", "}", "/", "b", "/", "c"]),
    ("a. /b/ c", ["a", ".", "/", "b", "/", "c"]), ("(/b/)", ["(", "/b/", ")"]),
    ("return /b/ c", ["return", "/b/", "c"]), ("in /b/ c", ["in", "/b/", "c"]),
    ("case /b/ c", ["case", "/b/", "c"]), ("where /b/ c", ["where", "/b/", "c"]),
    ("if /b/ c", ["if", "/b/", "c"]), ("while /b/ c", ["while", "/b/", "c"]),
    ("try /b/ c", ["try", "/b/", "c"]), ("await /b/ c", ["await", "/b/", "c"]),
    ("else /b/ c", ["else", "/b/", "c"]),
  ]

  /// After an operand a slash is an operator; elsewhere it begins a regular expression, which ends
  /// in its line.
  @Test(arguments: slashes)
  func regularExpressionsAreDistinguishedFromOperators(_ source: String, _ tokens: [String]) {
    #expect(texts(source) == tokens)
  }

  private static let extendedExpressions: [(String, [String]?)] = [
    ("#//# x", ["#//#", "x"]), ("#/#a/# x", ["#/#a/#", "x"]),
    ("##/a/#b/## x", ["##/a/#b/##", "x"]),
    ("#/a\nb/# x", ["#/a\nb/#", "x"]), ("#/a\\/#b/# x", ["#/a\\/#b/#", "x"]), ("##/a/#", nil),
    ("#/a\\", nil), ("#/a/", nil),
  ]

  @Test(arguments: extendedExpressions)
  func extendedRegularExpressionsEndAtTheirHashes(_ source: String, _ tokens: [String]?) {
    #expect(texts(source) == tokens)
  }

  private static let strings: [(String, [String]?)] = [
    ("\"\" x", ["\"\"", "x"]), ("\"a\\\"b\" x", ["\"a\\\"b\"", "x"]),
    ("\"\\\\\" x", ["\"\\\\\"", "x"]), ("#\"\\\"# x", ["#\"\\\"#", "x"]),
    ("#\"\\#\"a\"# x", ["#\"\\#\"a\"#", "x"]), ("##\"a\"#b\"## x", ["##\"a\"#b\"##", "x"]),
    ("##\"\"\"# a\"## x", ["##\"\"\"# a\"##", "x"]), ("##\"\"\"## x", ["##\"\"\"##", "x"]),
    ("#\"\"# x", ["#\"\"#", "x"]), ("\"\\(f( ))\" x", ["\"\\(f( ))\"", "x"]),
    ("\"\\( (1) )\\(2)\" x", ["\"\\( (1) )\\(2)\"", "x"]),
    ("#\"\\#(\")\")\"# x", ["#\"\\#(\")\")\"#", "x"]),
    ("\"\"\"\n\\(\"a\")\n\"\"\" x", ["\"\"\"\n\\(\"a\")\n\"\"\"", "x"]), ("\"a\rb\"", nil),
    ("#\"a\"", nil), ("#\"\"\"", nil), ("#\"\"\"\n\"\"\"", nil), ("\"\"\"\n\"\"", nil),
    ("\"\\", nil),
    ("\"\\(", nil), ("\"\\(a", nil), ("\"\\(`a)\"", nil), ("#", ["#"]),
  ]

  @Test(arguments: strings)
  func stringsEndAtTheirDelimiter(_ source: String, _ tokens: [String]?) {
    #expect(texts(source) == tokens)
  }

  private static let kinds: [(String, SwiftToken.Kind)] = [
    ("a", SwiftToken.Kind.word), ("`a`", .word), ("1", .number), ("/a/", .regex), ("#/a/#", .regex),
    ("/", .sign(0x2F)), ("#", .sign(0x23)), ("+", .sign(0x2B)),
    ("\"a\"", .string(isPlain: true, hasInterpolation: false)),
    ("\"a\\n\"", .string(isPlain: false, hasInterpolation: false)),
    ("\"\\(a)\"", .string(isPlain: false, hasInterpolation: true)),
    ("#\"a\"#", .string(isPlain: false, hasInterpolation: false)),
    ("#\"\\(a)\"#", .string(isPlain: false, hasInterpolation: false)),
    ("#\"\\#(a)\"#", .string(isPlain: false, hasInterpolation: true)),
    ("\"\"\"\na\n\"\"\"", .string(isPlain: false, hasInterpolation: false)),
  ]

  @Test(arguments: kinds)
  func tokensHaveTheirKind(_ source: String, _ kind: SwiftToken.Kind) {
    let bytes = Array(source.utf8)
    #expect(SwiftTokens(bytes)?.tokens == [SwiftToken(kind: kind, range: 0..<bytes.count)])
  }

  @Test func wordsHaveNoBackticks() throws {
    let tokens = try #require(SwiftTokens(Array("`func` a 1 \"b\" ()".utf8)))
    #expect(tokens.indices == 0..<6)
    #expect((-1...6).map(tokens.word) == [nil, "func", "a", nil, nil, nil, nil, nil])
    #expect(tokens.isWord("func", at: 0) && !tokens.isWord("`func`", at: 0))
    #expect((-1...6).map(tokens.plainLiteral) == [nil, nil, nil, nil, "b", nil, nil, nil])
    #expect((-1...6).filter { tokens.isSign("(", at: $0) } == [4])
    #expect((-1...6).filter { tokens.isSign(")", at: $0) } == [5])
  }

  @Test(arguments: ["\"a\\n\"", "\"\\(a)\"", "#\"a\"#", "\"\"\"\na\n\"\"\""])
  func otherLiteralsAreNotPlain(_ source: String) {
    #expect(SwiftTokens(Array(source.utf8))?.plainLiteral(at: 0) == nil)
  }

  @Test func bracketsAreMatched() throws {
    let tokens = try #require(SwiftTokens(Array("a(b[c]{d}e)f".utf8)))
    let partners: [Int?] = [nil, 10, nil, 5, nil, 3, 8, nil, 6, nil, 1, nil]
    #expect(tokens.indices.map(tokens.partner) == partners)
    let openings: [Int?] = [nil, nil, 1, 1, 3, 3, 1, 6, 6, 1, 1, nil]
    #expect(tokens.indices.map(tokens.opening) == openings)
    let outer = try #require(SwiftTokens(Array("(a)".utf8)))
    #expect(outer.indices.map(outer.opening) == [nil, 0, 0])
  }
}
