import SnapshotCore
import Testing

/// The characters that are shown as escapes, at the edges of their ranges.
@Suite struct InvisibleCharactersTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069,
    0xFEFF...0xFEFF, 0xFFFE...0xFFFF, 0xE0000...0xE007F,
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
