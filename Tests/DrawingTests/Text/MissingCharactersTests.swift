import Drawing
import Testing

/// Notes on characters that are drawn as crossed boxes.
@Suite
struct MissingCharactersTests {
  private func notes(_ text: Text) throws -> [String] {
    try ImageRenderer(content: text).notes().map(\.name)
  }

  @Test
  func charactersWithoutAGlyphAreNotedOnce() throws {
    #expect(
      try notes(Text("漢字 and 漢")) == [
        """
        The built-in font has no glyph for ‘漢’ (U+6F22), ‘字’ (U+5B57), drawn as a crossed box; \
        register a font that has it
        """
      ]
    )
  }

  @Test(arguments: ["plain", "größer", "naïve – 5 €", "\u{A0}\u{2003}\n", "a\u{301}", "Ж Ω ½ ²"])
  func charactersWithAGlyphAreNotNoted(_ string: String) throws {
    #expect(try notes(Text(verbatim: string)).isEmpty)
  }

  @Test
  func onlySixteenCharactersAreListed() throws {
    let string = String(String.UnicodeScalarView((0x4E00..<0x4E14).compactMap(UnicodeScalar.init)))
    let note = try #require(try notes(Text(verbatim: string)).first)
    #expect(note.contains("‘一’ (U+4E00)"))
    #expect(note.contains("(U+4E0F) and 4 more, drawn"))
    #expect(!note.contains("U+4E10"))
  }
}
