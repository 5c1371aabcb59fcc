import Testing

@testable import SnapshotInline

@Suite struct InlineLiteralTests {
  /// A text and the expected literal for it, without indentation.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var literal: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ literal: String) {
      (self.name, self.text, self.literal) = (name, text, literal)
    }
  }

  private static func hashes(_ count: Int) -> String { String(repeating: "#", count: count) }

  static let cases = [
    Case("one line", "a", "\"\"\"\na\n\"\"\""),
    Case("empty", "", "\"\"\"\n\n\"\"\""),
    Case("several lines", "a\nb", "\"\"\"\na\nb\n\"\"\""),
    Case("final newline", "a\n", "\"\"\"\na\n\n\"\"\""),
    Case("only a newline", "\n", "\"\"\"\n\n\n\"\"\""),
    Case("quotes", #"say "x" """#, "\"\"\"\nsay \"x\" \"\"\n\"\"\""),
    Case("three quotes", "\"\"\"", "#\"\"\"\n\"\"\"\n\"\"\"#"),
    Case("three quotes and a hash", "\"\"\"#", "##\"\"\"\n\"\"\"#\n\"\"\"##"),
    Case("four quotes and a hash", "\"\"\"\"#", "##\"\"\"\n\"\"\"\"#\n\"\"\"##"),
    Case("two quotes and a hash", "\"\"#", "\"\"\"\n\"\"#\n\"\"\""),
    Case("backslash", #"a\b"#, "#\"\"\"\na\\b\n\"\"\"#"),
    Case("interpolation", #"\(a)"#, "#\"\"\"\n\\(a)\n\"\"\"#"),
    Case("raw interpolation", "\\##(a)", "###\"\"\"\n\\##(a)\n\"\"\"###"),
    Case(
      "as many hashes as the compiler accepts",
      "\\\(hashes(254))\"\"\"",
      "\(hashes(255))\"\"\"\n\\\(hashes(254))\"\"\"\n\"\"\"\(hashes(255))"
    ),
    Case(
      "more hashes than the compiler accepts",
      "\\\(hashes(255))(a) \"\"\"\n\r",
      "\"\"\"\n\\\\\(hashes(255))(a) \\\"\\\"\\\"\n\\r\n\"\"\""
    ),
    Case("backslash at the end", "a\\\nb", "#\"\"\"\na\\\nb\n\"\"\"#"),
    Case("hashes alone", "### a", "\"\"\"\n### a\n\"\"\""),
    Case("carriage return", "a\r\nb\rc", "\"\"\"\na\\r\nb\\rc\n\"\"\""),
    Case("carriage return and backslash", "\\\r", "#\"\"\"\n\\\\#r\n\"\"\"#"),
    Case("trailing spaces", "a  \nb", "\"\"\"\na \\u{20}\nb\n\"\"\""),
    Case("only spaces", "   ", "\"\"\"\n  \\u{20}\n\"\"\""),
    Case("tabs", "\ta\tb\t", "\"\"\"\n\ta\tb\\t\n\"\"\""),
    Case("controls", "\u{1B}[0m\0", "\"\"\"\n\\u{1B}[0m\\0\n\"\"\""),
    Case(
      "unseen",
      "\u{A0}\u{2028}\u{FEFF}\u{202E}",
      "\"\"\"\n\\u{A0}\\u{2028}\\u{FEFF}\\u{202E}\n\"\"\""
    ),
    Case("joined emoji", "👩‍💻 e\u{301}", "\"\"\"\n👩‍💻 e\u{301}\n\"\"\""),
  ]

  @Test(arguments: cases)
  func aLiteralEqualsItsText(example: Case) {
    let literal = InlineLiteral.make(example.text, indentation: "")
    #expect(Array(literal.utf8) == Array(example.literal.utf8))
  }

  @Test func linesAreIndentedAndEmptyOnesStayEmpty() {
    #expect(
      InlineLiteral.make("a\n\n b", indentation: "    ") == "\"\"\"\n    a\n\n     b\n    \"\"\""
    )
  }

  @Test func lineEndingsMatchTheSource() {
    let literal = InlineLiteral.make("a\nb", indentation: "\t", newline: "\r\n")
    #expect(Array(literal.utf8) == Array("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"".utf8))
  }

  /// Ignored by default where text is displayed, or format characters.
  @Test(arguments: [
    0xAD, 0x34F, 0x600, 0x61C, 0x70F, 0x115F, 0x17B4, 0x180B, 0x180E, 0x200C, 0x200D, 0x2065,
    0x206A, 0x3164, 0xFE00, 0xFE0E, 0xFE0F, 0xFFA0, 0xFFF0, 0xFFF9, 0x110BD, 0x1BCA0, 0x1D173,
    0xE0080, 0xE0100, 0xE01F0,
  ])
  func ignoredCharactersAreEscaped(_ value: UInt32) throws {
    let scalar = Character(try #require(Unicode.Scalar(value)))
    let escape = "\\u{\(String(value, radix: 16, uppercase: true))}"
    let literal = InlineLiteral.make("a\(scalar)b", indentation: "")
    #expect(literal == "\"\"\"\na\(escape)b\n\"\"\"")
  }

  @Test(arguments: ["❤️", "x 👩‍💻", "🏳️‍🌈!", "1️⃣", "⚡️", "👩🏽‍🚀"])
  func emojiAreUnchanged(_ text: String) {
    #expect(InlineLiteral.make(text, indentation: "") == "\"\"\"\n\(text)\n\"\"\"")
  }
}
