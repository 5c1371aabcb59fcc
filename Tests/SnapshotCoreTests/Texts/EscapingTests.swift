import SnapshotCore
import SnapshotReview
import TestSupport
import Testing

/// Different texts look different after every escaping.
@Suite struct EscapingTests {
  private static let escapings: [(name: String, escaped: @Sendable (String) -> String)] = [
    ("visible text", { VisibleText.make($0.utf8) }),
    ("visible text with marked spaces", { VisibleText.make($0.utf8, marksTrailingSpace: true) }),
    ("the inside of an element", { MarkupText.content($0) }),
    ("the inside of an attribute", { MarkupText.attribute($0) }),
    ("JSON in a script", { ScriptText.json($0) }),
    // A word that begins with a dash is written as a path, which means the same.
    ("a word of a command", { ShellText.word($0.hasPrefix("./") ? "a\($0)" : $0) }),
  ]

  @Test(arguments: escapings.map(\.name), [1, 2, 3] as [UInt64])
  func differentTextsStayDifferent(name: String, seed: UInt64) throws {
    let escaping = try #require(EscapingTests.escapings.first { $0.name == name })
    var texts = SeededTextGenerator(seed: seed)
    let collision = texts.collision(escaping.escaped)
    #expect(collision == nil, "\(String(describing: collision)).")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func differentLinesStayDifferent(seed: UInt64) {
    var texts = SeededTextGenerator(seed: seed)
    let collision = texts.collision { text in
      let line = text.unicodeScalars.filter { $0 != "\n" }.map(String.init).joined()
      // The omitted part is appended, so that whole lines are compared.
      return VisibleText.make(line.utf8, isLine: true, marksTrailingSpace: true)
        + "\u{0}\(text == line)"
        + (text == line ? "" : text)
    }
    #expect(collision == nil, "\(String(describing: collision)).")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func differentBytesStayDifferent(seed: UInt64) {
    var random = SeededTextGenerator(seed: seed)
    let some: [UInt8] = [0x5C, 0x78, 0x46, 0x6E, 0xFF, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x00, 0x20]
    var known: [String: [UInt8]] = [:]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        some.randomElement(using: &random) ?? 0
      }
      let other = known.updateValue(bytes, forKey: VisibleText.make(bytes)) ?? bytes
      #expect(other == bytes)
    }
  }

  @Test(arguments: [
    (#"\n"#, #"\\n"#), ("\\\n", #"\\\n"#), (#"\\n"#, #"\\\\n"#), (#"C:\Users\me"#, #"C:\Users\me"#),
    (#"\\Users"#, #"\\Users"#), (#"\u{1B}"#, #"\\u{1B}"#), (#"\u00e9"#, #"\u00e9"#),
    (#"a\"#, #"a\"#),
  ])
  func backslashesThatBeginEscapesAreDoubled(text: String, shown: String) {
    #expect(VisibleText.make(text.utf8) == shown)
  }

  @Test func aLineFeedIsNoEscapeInALine() {
    #expect(VisibleText.make(#"\n\t"#.utf8, isLine: true) == #"\n\\t"#)
  }

  @Test func aDotIsDistinguishedFromASpace() {
    #expect(VisibleText.make("a· ·".utf8, marksTrailingSpace: true) == #"a\u{B7}·\u{B7}"#)
    #expect(VisibleText.make("a·b ".utf8, marksTrailingSpace: true) == "a·b·")
  }

  @Test func aMarkedSpaceCountsAsOneCharacter() {
    #expect(VisibleText.make("a · ".utf8, marksTrailingSpace: true, limit: 4) == #"a·\u{B7}·"#)
    #expect(
      VisibleText.make("a  ·".utf8, marksTrailingSpace: true, limit: 2) == "a· … 3 more bytes"
    )
  }

  @Test func aQuoteWithAnAccentIsQuoted() {
    #expect(
      ShellText.word("'\u{301};x").unicodeScalars.elementsEqual("''\\''\u{301};x'".unicodeScalars)
    )
    #expect(ShellText.word("-a b") == "'./-a b'")
  }
}
