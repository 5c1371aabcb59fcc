import SnapshotCore
import Testing

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain é 🎄", "plain é 🎄"),
      ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("tab\there\r", "tab\\there\\r"),
      ("\u{202E}turned\u{200B}", "\\u{202E}turned\\u{200B}"),
      ("\u{0}\u{7F}\u{9B}", "\\u{0}\\u{7F}\\u{9B}"),
    ]
  )
  func controlAndInvisibleCharactersAreShown(text: String, shown: String) {
    #expect(VisibleText.make(Array(text.utf8)) == shown)
  }

  @Test func invalidBytesAreShown() {
    #expect(VisibleText.make([0x61, 0xFF, 0xC3, 0x62]) == "a\\xFF\\xC3b")
  }

  @Test func longTextIsCut() {
    #expect(VisibleText.make(Array("abcdef".utf8), limit: 4) == "abcd … 2 more bytes")
  }

  @Test func keepsLineEnds() {
    #expect(VisibleText.lines("a\nb\u{7}") == "a\nb\\u{7}")
  }
}
