#if Fonts

import FontShaping
import Testing

/// The rules of UAX 14 by their examples; `.ci/check-fonts` runs Unicode's own test file.
@Suite struct LineBreaksTests {
  /// Returns the parts between the places at which a line can end.
  private func parts(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var parts = [""]
    for (scalar, place) in zip(scalars, LineBreaks.opportunities(in: scalars)) {
      parts[parts.count - 1].unicodeScalars.append(scalar)
      if place != .prohibited { parts.append("") }
    }
    return Array(parts.dropLast())
  }

  @Test(arguments: [
    ("two words", ["two ", "words"]),
    ("well-known", ["well-", "known"]),
    ("(a) [b]", ["(a) ", "[b]"]),
    ("“quoted words”", ["“quoted ", "words”"]),
    ("1,234.50 €", ["1,234.50 ", "€"]),
    ("$12.50-", ["$12.50-"]),
    ("a\u{A0}b c", ["a\u{A0}b ", "c"]),
    ("a\u{200B}b", ["a\u{200B}", "b"]),
    ("so\u{AD}far", ["so\u{AD}", "far"]),
    ("日本語。", ["日", "本", "語。"]),
    ("「日本」", ["「日", "本」"]),
    ("한국어 말", ["한", "국", "어 ", "말"]),
    ("e\u{301}a b", ["e\u{301}a ", "b"]),
    ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
    ("👩‍🚀👍🏽", ["👩‍🚀", "👍🏽"]),
    ("one\ntwo", ["one\n", "two"]),
    ("one\r\ntwo", ["one\r\n", "two"]),
    // Without a dictionary, words that aren't separated by blanks stay together.
    ("เป็นมนุษย์ สุดประเสริฐ", ["เป็นมนุษย์ ", "สุดประเสริฐ"]),
    ("ភាសាខ្មែរ\u{200B}ល្អ", ["ភាសាខ្មែរ\u{200B}", "ល្អ"]),
    ("שלום עולם", ["שלום ", "עולם"]),
    ("http://a.b/c?d", ["http://", "a.b/", "c?", "d"]),
  ])
  func endsLines(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test func emptyTextHasNoBreaks() {
    #expect(LineBreaks.opportunities(in: [Unicode.Scalar]()).isEmpty)
  }

  @Test func lineSeparatorsAreMandatory() {
    #expect(LineBreaks.opportunities(in: Array("a\nb".unicodeScalars))[1] == .mandatory)
    #expect(LineBreaks.opportunities(in: Array("a b".unicodeScalars))[1] == .allowed)
  }
}

#endif
