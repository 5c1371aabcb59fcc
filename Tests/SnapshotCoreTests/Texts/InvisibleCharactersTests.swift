import SnapshotCore
import Testing

/// The characters that are shown as escapes, at the edges of their ranges.
@Suite struct InvisibleCharactersTests {
  /// Controls, line separators, and what Unicode's `Default_Ignorable_Code_Point` or category `Cf`
  /// contains.
  private static let ranges: [ClosedRange<UInt32>] = [
    0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x600...0x605, 0x61C...0x61C,
    0x6DD...0x6DD, 0x70F...0x70F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
    0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xFE00...0xFE0F,
    0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x110BD...0x110BD,
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
  ]

  @Test(arguments: ranges)
  func theEdgesOfARangeAreInvisible(range: ClosedRange<UInt32>) throws {
    for value in [range.lowerBound, range.upperBound] {
      #expect(VisibleText.isInvisible(try #require(Unicode.Scalar(value))))
    }
    for value in [range.lowerBound &- 1, range.upperBound + 1] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(!VisibleText.isInvisible(scalar), "\(String(value, radix: 16))")
    }
  }

  @Test func plainTextsArePrintableASCII() {
    #expect(VisibleText.isPlain("a ~\n"))
    #expect(!VisibleText.isPlain("\u{7F}"))
    #expect(!VisibleText.isPlain("é"))
    #expect(!VisibleText.isPlain("\t"))
    #expect(VisibleText.lines("é\t\r\u{7F}") == "é\\t\\r\\u{7F}")
  }

  @Test func smallBytesHaveTwoDigits() {
    #expect(VisibleText.make([0xC3, 0x28, 0x80]) == "\\xC3(\\x80")
    #expect(VisibleText.make([0x0A]) == "\\n")
    #expect(VisibleText.make(Array("abc".utf8), limit: 3) == "abc")
    #expect(VisibleText.make(Array("abc".utf8), limit: 2) == "ab … 1 more byte")
  }

  @Test(arguments: [
    ("", ""), (" ", "·"), ("a  ", "a··"), ("·", "\\u{B7}"), ("a· ", "a\\u{B7}·"), ("·a", "·a"),
    ("\u{AC}\u{B7} ", "\u{AC}\\u{B7}·"), ("a\\ ", "a\\·"), ("\t ", "\\t·"), (" a", " a"),
  ])
  func trailingSpacesAreMarked(_ text: String, _ shown: String) {
    #expect(VisibleText.make(text.utf8, marksTrailingSpace: true) == shown)
    #expect(VisibleText.make(text.utf8) == text.replacing("\t", with: "\\t"))
  }

  @Test(arguments: [
    (0, " … 6 more bytes"), (1, "a … 5 more bytes"), (3, "a\\\\ … 3 more bytes"),
    (2, "a … 5 more bytes"), (4, "a\\\\é … 1 more byte"), (5, "a\\\\éb"),
  ])
  func charactersAreCounted(_ limit: Int, _ shown: String) {
    #expect(VisibleText.make(Array("a\\\\éb".utf8), limit: limit) == shown)
  }

  @Test(
    arguments: [
      ([0x5C, 0x74], "\\\\t"), ([0x5C, 0x72], "\\\\r"), ([0x5C, 0x78], "\\\\x"),
      ([0x5C, 0x73], "\\s"),
      ([0x5C, 0x75], "\\u"), ([0x5C, 0x75, 0x7B], "\\\\u{"), ([0x5C, 0x75, 0x41], "\\uA"),
      ([0x5C, 0xFF], "\\\\\\xFF"), ([0x5C, 0x07], "\\\\\\u{7}"), ([0x5C, 0x5C, 0x6E], "\\\\\\\\n"),
      ([0x5C], "\\"), ([0x80], "\\x80"), ([0xFF], "\\xFF"), ([0xF0, 0x9F], "\\xF0\\x9F"),
      ([0xF0, 0x9F, 0x8E, 0x84], "🎄"), ([0x7E, 0x7F], "~\\u{7F}"),
    ] as [([UInt8], String)]
  )
  func escapesAreUnambiguous(_ bytes: [UInt8], _ shown: String) {
    #expect(VisibleText.make(bytes) == shown)
  }

  @Test(arguments: [
    ("1\u{FE0F}\u{20E3}", false), ("1\u{FE0F}a", true), ("a\u{FE0F}\u{20E3}", true),
    ("❤\u{FE0F}", false), ("\u{FE0F}", true), ("👩\u{200D}💻", false), ("👩\u{200D}", true),
    ("👩\u{200D}1", true), ("1\u{200D}👩", true), ("🏳\u{FE0F}\u{200D}🌈", false),
    ("1\u{FE0F}\u{20E3}\u{200D}👩", true), ("", false), ("a", false), ("\u{200B}", true),
  ])
  func joinersArePartsOfEmoji(_ text: String, _ isContained: Bool) {
    #expect(InvisibleCharacters.areContained(in: text) == isContained)
  }
}
