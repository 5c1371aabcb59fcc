import TestSupport
import Testing

@testable import Scene

@Suite struct EscapedNameTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func namesAreReadAsTheyWereWritten(seed: UInt64) {
    var texts = SeededTextGenerator(seed: seed, ["%", "%2", "%20", "%%", "%zz", " "])
    for _ in 0..<5_000 {
      let name = texts.text()
      let escaped = EscapedName.escaped(name)
      #expect(EscapedName.unescaped(escaped[...]).utf8.elementsEqual(name.utf8), "\(escaped)")
      #expect(!escaped.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "\(escaped)")
      #expect(escaped.utf8.first != 0x20 && escaped.utf8.last != 0x20)
    }
  }

  @Test(arguments: [
    ("Tree/Star[0]", "Tree/Star[0]"), ("100%", "100%25"), (" a ", "%20a%20"), ("a b", "a b"),
    ("a\nb", "a%0Ab"), ("\u{7F}", "%7F"), ("", ""),
  ])
  func charactersThatBreakLinesAreEscaped(name: String, escaped: String) {
    #expect(EscapedName.escaped(name) == escaped)
  }

  @Test(arguments: [
    ("\u{1F}", "%1F"), ("\u{20}", "%20"), ("a\u{1F}b", "a%1Fb"), ("\u{0}", "%00"),
    ("\u{F}", "%0F"), ("\u{10}", "%10"), ("~", "~"), ("\u{80}", "\u{80}"), ("%", "%25"),
    (" a", "%20a"), ("a ", "a%20"), ("a  b", "a  b"), ("  ", "%20%20"), (" a b ", "%20a b%20"),
    ("é%", "é%25"), ("   ", "%20 %20"),
  ])
  func onlySpecialBytesAreEscaped(name: String, escaped: String) {
    #expect(EscapedName.escaped(name) == escaped)
    #expect(EscapedName.unescaped(escaped[...]) == name)
  }

  @Test(arguments: [
    ("%41", "A"), ("%4", "%4"), ("%", "%"), ("%zz", "%zz"), ("%4z", "%4z"), ("a%41b", "aAb"),
    ("%%41", "%A"), ("%2541", "%41"), ("%C3%A9", "é"), ("%c3%a9", "é"),
  ])
  func sequencesOfTwoDigitsAreRead(text: String, name: String) {
    #expect(EscapedName.unescaped(text[...]) == name)
  }
}
