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
    ("a::b ## c #[d]\n+::e", "a::b ## c #[d]\n+::e"),
    ("", ""),
  ])
  func commandsAreEscaped(_ text: String, _ shown: String) {
    #expect(LogText.escaped(text) == shown)
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
}
