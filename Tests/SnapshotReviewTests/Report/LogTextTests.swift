import Foundation
import SnapshotCore
import SnapshotReview
import Testing

@Suite struct LogTextTests {
  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"),
    ("a\n  ::set-output name=a::b", "a\n  \\u{3A}:set-output name=a::b"),
    ("\t::x", "\t\\u{3A}:x"),
    ("a ##[error]x", "a \\u{23}#[error]x"),
    ("###[x] ##vso[y] ##teamcity[z]", "#\\u{23}#[x] \\u{23}#vso[y] \\u{23}#teamcity[z]"),
    ("section_start:1:a", "\\u{73}ection_start:1:a"),
    ("a section_start:1:a section_end:", "a \\u{73}ection_start:1:a \\u{73}ection_end:"),
    ("a\t::b\r::c\u{B}::d", "a\t::b\r\\u{3A}:c\u{B}\\u{3A}:d"),
    ("a::b ## c #[d]\n+::e", "a::b ## c #[d]\n+::e"),
    ("", ""),
  ])
  func commandsAreEscaped(_ text: String, _ shown: String) {
    #expect(LogText.escaped(text) == shown)
  }

  /// The white space that .NET trims from a line before GitHub's runner looks for a command.
  @Test(arguments: [
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ])
  func commandsAfterUnicodeWhiteSpaceAreEscaped(_ values: ClosedRange<UInt32>) {
    let spaces = String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    #expect(LogText.escaped("a\n\(spaces) ::x::") == "a\n\(spaces) \\u{3A}:x::")
  }

  @Test func escapedJSONHasTheSameValue() throws {
    let texts = ["##[error]x", "a##vso[b", "\u{9B}31m\u{202E}", "###", "ä#", "\u{E0041}"]
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let escaped = LogText.escapedJSON(json)
    #expect(
      !escaped.contains("##") && escaped.unicodeScalars.allSatisfy { $0.isASCII || $0 == "ä" }
    )
    #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == texts)
  }

  @Test func jsonWithoutCommandsIsUnchanged() {
    let json = ##"{"#1": "a # b #", "ä": [1]}"##
    #expect(LogText.escapedJSON(json) == json)
  }

  /// The neighbours of white space in Unicode. A line that begins with one of them isn't a command.
  @Test(
    arguments: [
      0x08, 0x0E, 0x1F, 0x21, 0x84, 0x86, 0x9F, 0xA1, 0x167F, 0x1681, 0x1FFF, 0x200B, 0x2027,
      0x202A,
      0x202E, 0x2030, 0x205E, 0x2060, 0x2FFF, 0x3001,
    ] as [UInt32]
  )
  func otherCharactersAreNotWhiteSpace(_ value: UInt32) throws {
    let text = "a\n\(try #require(Unicode.Scalar(value)))::x"
    #expect(LogText.escaped(text) == text)
  }

  @Test(arguments: [
    ("::::x", "\\u{3A}:::x"), ("  section_end:1", "  \\u{73}ection_end:1"),
    ("a section_end:1", "a \\u{73}ection_end:1"), (":", ":"), ("#", "#"), ("a", "a"),
    ("####[a", "##\\u{23}#[a"), ("\n##[a", "\n\\u{23}#[a"), ("##[::x", "\\u{23}#[::x"),
    ("é\n::é", "é\n\\u{3A}:é"), ("\n\n::", "\n\n\\u{3A}:"),
  ])
  func onlyTheFirstCharacterIsEscaped(_ text: String, _ shown: String) {
    #expect(LogText.escaped(text) == shown)
  }

  @Test(arguments: [
    ("\"##\"", "\"#\\u0023\""), ("\"###\"", "\"#\\u0023\\u0023\""), ("\"# #\"", "\"# #\""),
    ("\"\u{7F}\"", "\"\\u007f\""), ("\"\u{7E}é\"", "\"\u{7E}é\""), ("\"\u{9B}\"", "\"\\u009b\""),
    ("\"\u{202E}\"", "\"\\u202e\""), ("\"\u{E0041}\"", "\"\\udb40\\udc41\""),
    ("{\n\t\"a\" : \"é\"\n}", "{\n\t\"a\" : \"é\"\n}"), ("#", "#"),
  ])
  func jsonIsEscapedWithFourDigits(_ json: String, _ escaped: String) {
    #expect(LogText.escapedJSON(json) == escaped)
  }
}
