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

  /// Ignored by default where text is displayed, or format characters.
  @Test(arguments: [
    0xAD, 0x34F, 0x600, 0x61C, 0x70F, 0x115F, 0x17B4, 0x180B, 0x180E, 0x200C, 0x200D, 0x2065,
    0x206A,
    0x3164, 0xFE00, 0xFE0E, 0xFE0F, 0xFFA0, 0xFFF0, 0xFFF9, 0x110BD, 0x1BCA0, 0x1D173, 0xE0080,
    0xE0100, 0xE01F0,
  ])
  func ignoredCharactersAreShown(_ value: UInt32) throws {
    let scalar = Character(try #require(Unicode.Scalar(value)))
    let shown = "a\\u{\(String(value, radix: 16, uppercase: true))}b"
    #expect(VisibleText.make(Array("a\(scalar)b".utf8)) == shown)
    #expect(VisibleText.lines("a\(scalar)b") == shown)
    #expect(RelativePath("__Snapshots__/a\(scalar)b.txt") == nil)
  }

  @Test(arguments: ["❤️", "x 👩‍💻", "🏳️‍🌈!", "1️⃣", "⚡️", "👩🏽‍🚀"])
  func emojiAreUnchanged(_ text: String) {
    #expect(VisibleText.make(Array(text.utf8)) == text)
    #expect(VisibleText.lines(text) == text)
    #expect(RelativePath("__Snapshots__/\(text).txt") != nil)
  }

  @Test(arguments: [
    ("❤️\u{FE0F}", "❤️\\u{FE0F}"), ("1\u{FE0F}", "1\\u{FE0F}"), ("👩\u{200D}x", "👩\\u{200D}x"),
    ("x\u{200D}👩", "x\\u{200D}👩"), ("a\u{FE0F}\u{200D}👩", "a\\u{FE0F}\\u{200D}👩"),
    ("👩\u{200D}\u{200D}👩", "👩\\u{200D}\\u{200D}👩"),
  ])
  func joinersOutsideOfEmojiAreShown(_ text: String, shown: String) {
    #expect(VisibleText.make(Array(text.utf8)).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(VisibleText.lines(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
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
