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
}
