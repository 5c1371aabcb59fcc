import CPixels
import Scene
import TestSupport
import Testing

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("", ""), ("Tree/Star[0]", "Tree/Star[0]"), ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"),
    ("]]>", "]]&gt;"), ("\"'", "&quot;'"), ("a\tb\nc\rd\r\n", "a&#9;b&#10;c&#13;d&#13;&#10;"),
    ("\u{0}\u{1F}", "\u{FFFD}0\u{FFFD}\u{FFFD}1F\u{FFFD}"),
    ("\u{FFFE}\u{FFFD}\u{FEFF}", "\u{FFFD}FFFE\u{FFFD}\u{FFFD}FFFD\u{FFFD}\u{FEFF}"),
    ("\u{7F}\u{85}", "\u{7F}\u{85}"), ("é🎄<", "é🎄&lt;"), ("&amp;", "&amp;amp;"),
    ("<\u{301}", "&lt;\u{301}"), ("\"\u{301}", "&quot;\u{301}"),
  ])
  func specialCharactersInAttributesAreEscaped(text: String, expected: String) {
    #expect(Array(XMLText.attribute(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func differentTextsStayDifferent(seed: UInt64) {
    var texts = SeededTextGenerator(seed: seed)
    let collision = texts.collision { XMLText.attribute($0) }
    #expect(collision == nil, "\(String(describing: collision)).")
  }

  /// Every byte that may begin a special character is found, wherever it is.
  @Test func specialBytesAreFound() {
    for byte in 0...255 as ClosedRange<UInt8> {
      let isSpecial = byte < 0x20 || Array("&<>\"".utf8).contains(byte) || byte == 0xEF
      for place in 0..<3 {
        var bytes = [UInt8](repeating: 0x61, count: 3)
        bytes[place] = byte
        #expect(cpixels_has_xml_special(bytes, 3) == isSpecial)
        #expect(cpixels_has_xml_special(bytes, place) == false)
      }
    }
  }
}
