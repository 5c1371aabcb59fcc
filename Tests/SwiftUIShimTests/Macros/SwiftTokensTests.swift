import Testing

@testable import MacroExpansions

/// The tokens of Swift source.
@Suite
struct SwiftTokensTests {
  private static func texts(_ source: String) -> [String] {
    let tokens = SwiftTokens(source)
    return tokens.tokens.map(tokens.text)
  }

  @Test(arguments: [
    "0", "9", "A", "Z", "a", "z", "_", "$", "À", "é", "ÿ", "界",
  ])
  func wordsContainLettersAndDigits(character: String) {
    #expect(Self.texts("x\(character)x") == ["x\(character)x"])
  }

  @Test(arguments: [
    "@", ":", ",", ";", "#", ".", "\\", "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^",
    "~", "?", "'", "(", "[", "{", ")", "]", "}",
  ])
  func marksSeparateWords(character: String) {
    #expect(Self.texts("x\(character)x") == ["x", character, "x"])
  }

  private static let kinds: [(text: String, kind: SwiftToken.Kind)] = [
    ("a", .word), ("Z", .word), ("_", .word), ("$0", .word), ("é", .word), ("`a`", .word),
    ("0", .literal), ("9", .literal), ("1e3", .literal), ("\"a\"", .literal),
    ("#\"a\"#", .literal), ("(", .open), ("[", .open), ("{", .open), (")", .close), ("]", .close),
    ("}", .close), (",", .mark), ("&&", .mark), ("->", .mark), ("@", .mark), ("#", .mark),
  ]

  @Test(arguments: kinds)
  func aTokenHasAKind(text: String, kind: SwiftToken.Kind) {
    #expect(SwiftTokens(text).tokens.map(\.kind) == [kind])
  }

  private static let splits: [(source: String, texts: [String])] = [
    ("a&&b||!c", ["a", "&&", "b", "||!", "c"]),
    ("a+/* c */b", ["a", "+", "b"]), ("a+// c\nb", ["a", "+", "b"]),
    ("a - /b", ["a", "-", "/", "b"]),
    ("a // b\nc", ["a", "c"]), ("a // b", ["a"]), ("a /* b", ["a"]),
    ("a /* b /* c */ d */ e", ["a", "e"]), ("/*/ x */ y", ["y"]), ("/**/ y", ["y"]),
    ("a\tb\r\nc", ["a", "b", "c"]),
    ("`a b` c", ["`a b`", "c"]), ("`a\nb c", ["`a", "b", "c"]), ("``", ["``"]),
    ("#if a", ["#", "if", "a"]), ("##a", ["#", "#", "a"]),
    // String literals
    (#""a\"b" c"#, [#""a\"b""#, "c"]), (#""a\\" c"#, [#""a\\""#, "c"]),
    (##"#"a"b\"# c"##, [##"#"a"b\"#"##, "c"]),
    (##"#"a\#"b"# c"##, [##"#"a\#"b"#"##, "c"]),
    ("\"\"\"\na \"b\" \"\" c\n\"\"\" d", ["\"\"\"\na \"b\" \"\" c\n\"\"\"", "d"]),
    ("\"\" a", ["\"\"", "a"]),
    (#""\(f(")"))" z"#, [#""\(f(")"))""#, "z"]),
    (#""\((1 + 2) * 3)" z"#, [#""\((1 + 2) * 3)""#, "z"]),
    (#""a \(b) c \(d)" z"#, [#""a \(b) c \(d)""#, "z"]),
    (#""\(")")" z"#, [#""\(")")""#, "z"]), (#""\(f(1) + ")")" z"#, [#""\(f(1) + ")")""#, "z"]),
    (##"#"\(" z "# y"##, [##"#"\(" z "#"##, "y"]),
    (##"#"\#(f("\""))"# z"##, [##"#"\#(f("\""))"#"##, "z"]),
    ("\"a", ["\"a"]), ("\"a\\", ["\"a\\"]), ("#\"a\"", ["#\"a\""]), ("\"\\(", ["\"\\("]),
  ]

  @Test(arguments: splits)
  func sourceIsSplitIntoTokens(source: String, texts: [String]) {
    #expect(Self.texts(source) == texts)
  }

  @Test
  func bracketsAreNested() {
    let tokens = SwiftTokens("a(b[c]{d}) e ) f ( g").tokens
    #expect(tokens.map(\.depth) == [0, 0, 1, 1, 2, 1, 1, 2, 1, 0, 0, 0, 0, 0, 1])
  }

  @Test
  func tokensKnowWhatPrecedesThem() {
    let tokens = SwiftTokens("a b(c\n  d\re/**/f\tg // h\ni,j").tokens
    #expect(
      tokens.map { "\($0.startsLine ? "line" : $0.followsBlank ? "blank" : "joined")" } == [
        "line", "blank", "joined", "joined", "line", "line", "blank", "blank", "line", "joined",
        "joined",
      ]
    )
    #expect(tokens.allSatisfy { !$0.startsLine || $0.followsBlank })
    #expect(SwiftTokens("/* a */ b").tokens.map(\.startsLine) == [true])
  }

  @Test
  func textsAreRangesOfBytes() {
    let source = SwiftTokens("é = (b)")
    #expect(source.count == 8)
    #expect(source.tokens.map(\.range) == [0..<2, 3..<4, 5..<6, 6..<7, 7..<8])
    #expect(source.text(3..<7) == "= (b")
    #expect(source.text(Array(source.tokens[1...])) == "= (b)")
    #expect(source.text([] as [SwiftToken]) == nil)
  }
}
