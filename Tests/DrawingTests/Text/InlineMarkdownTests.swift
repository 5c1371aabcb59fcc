import Foundation
import Testing

@testable import Drawing

@Suite
struct InlineMarkdownTests {
  /// The parts of a text with their styles, such as `a{b:bold}`.
  private static func parts(_ key: LocalizedStringKey) -> String {
    key.runs.map { run in
      let style = run.explicitStyle
      let names = [
        style.weight == .bold ? "bold" : nil, style.isItalic == true ? "italic" : nil,
        style.isMonospaced == true ? "code" : nil, style.strike == nil ? nil : "strike",
        run.style is TintShapeStyle ? "link" : nil,
      ].compactMap(\.self)
      return names.isEmpty ? run.string : "{\(run.string):\(names.joined(separator: "+"))}"
    }.joined()
  }

  @Test(arguments: [
    ("**bold** and *italic*", "{bold:bold} and {italic:italic}"),
    ("__bold__ and _italic_", "{bold:bold} and {italic:italic}"),
    ("`code` ~~gone~~", "{code:code} {gone:strike}"),
    ("see [the site](https://a.b) now", "see {the site:link} now"),
    ("[a](https://a.b \"A (title)\")[b](c_(d))", "{ab:link}"),
    ("<https://a.b> and <mailto:a@b.c>", "{https://a.b:link} and {mailto:a@b.c:link}"),
    ("***both***", "{both:bold+italic}"),
    ("**a *b* c**", "{a :bold}{b:bold+italic}{ c:bold}"),
    ("*a **b***", "{a :italic}{b:bold+italic}"),
    ("**[a](b:c)**", "{a:bold+link}"),
    ("[**a** b](b:c)", "{a:bold+link}{ b:link}"),
    ("`` a`b `` `*`", "{a`b:code} {*:code}"),
    ("~~**a**~~", "{a:bold+strike}"),
    ("foo*bar*baz", "foo{bar:italic}baz"),
    ("**a**\n*b*", "{a:bold}\n{b:italic}"),
    ("**über** *é*", "{über:bold} {é:italic}"),
  ])
  func markersAreStyles(source: String, parts: String) {
    #expect(Self.parts(LocalizedStringKey(source)) == parts)
  }

  @Test(arguments: [
    "5 * 3 * 2", "snake_case_name", "**open", "*", "**", "****", "~a~ ~~~b~~~", "a ~~ b ~~",
    "`open", "[a]", "[a] (b)", "[](b)", "[a](b", "a[0](", "[a](b c)", "<b>bold</b>", "a < b > c",
    "2 ** 3 ** 4", "_ _", "** a **", "]", "\\", "a\\b", "line\nline", "# Title", "- item",
    "> quote", "¯ _",
  ])
  func otherTextStaysAsItIs(text: String) {
    #expect(Self.parts(LocalizedStringKey(text)) == text)
  }

  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"\_\`\[\~\\"#, #"_`[~\"#), (#"**a\*b**"#, "{a*b:bold}"),
    (#"\\*a*"#, #"\{a:italic}"#), (#"[a\]b](c:d)"#, "{a]b:link}"),
  ])
  func backslashesRemoveTheMeaningOfMarkers(source: String, parts: String) {
    #expect(Self.parts(LocalizedStringKey(source)) == parts)
  }

  @Test
  func interpolatedValuesAreNotParsed() {
    let name = "*name* [a](b:c)"
    #expect(Self.parts("\(name)") == name)
    #expect(Self.parts("_\(name)_") == "{\(name):italic}")
    #expect(Self.parts("**Total: \(12)** of \(name)") == "{Total: 12:bold} of \(name)")
    #expect(Self.parts("*\("*")") == "**")
    #expect(Self.parts("[\(name)](b:c)") == "{\(name):link}")
    #expect(Self.parts("`\(name)`") == "{\(name):code}")
    // A number ends with a letter of its format, and a string with a punctuation mark.
    #expect(Self.parts("**\(1)**st") == "{1:bold}st")
    #expect(Self.parts("**\("1")**st") == "**1**st")
  }

  @Test
  func interpolatedTextsKeepTheirStyles() {
    let key: LocalizedStringKey = "**a \(Text("b").fontWeight(.light)) \(Text("c").italic())**"
    #expect(key.runs.map(\.string) == ["a ", "b", " ", "c"])
    #expect(key.runs.map(\.explicitStyle.weight) == [.bold, .light, .bold, .bold])
    #expect(key.runs.map(\.explicitStyle.isItalic) == [nil, nil, nil, true])
  }

  @Test
  func onlyLiteralsAreParsed() {
    let variable = "**a**"
    #expect(Text(variable).runs.map(\.string) == ["**a**"])
    #expect(Text(verbatim: "**a**").runs.map(\.string) == ["**a**"])
    #expect(Text("**a**") == Text(verbatim: "a").bold())
    #expect(Text(LocalizedStringKey(variable)) == Text(verbatim: "a").bold())
    #expect(Text("") == Text(verbatim: ""))
    #expect(Text("a\("b")\(3)") == Text(verbatim: "ab3"))
  }

  @Test
  func linksHaveTheTint() throws {
    func colors(_ view: some View) throws -> Set<String> {
      Set(try view.drawn(200, 50).leaves.compactMap { $0.color?.hexadecimal })
    }
    #expect(try colors(Text("[link](https://a.b)")) == ["#007AFF"])
    #expect(try colors(Text("[link](https://a.b)").tint(.red)) == ["#FF3B30"])
    #expect(try colors(Text("[link](https://a.b)").foregroundColor(.green)) == ["#007AFF"])
    let mixed = Text("a [link](https://a.b)").foregroundColor(.green)
    #expect(try colors(mixed) == ["#34C759", "#007AFF"])
  }

  @Test
  func markdownIsDrawnAsTheStylesAre() throws {
    let marked = try Text("a **b** *c* `d` ~~e~~").drawn(nil, nil)
    let styled = try
      (Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " ")
      + Text(verbatim: "c").italic() + Text(verbatim: " ") + Text(verbatim: "d").monospaced()
      + Text(verbatim: " ") + Text(verbatim: "e").strikethrough()).drawn(nil, nil)
    #expect(marked.size == styled.size)
    #expect(marked.leaves.map(\.outline) == styled.leaves.map(\.outline))
  }

  @Test(arguments: 0..<40)
  func textWithoutMarkersStaysAsItIs(seed: Int) {
    var state = UInt64(seed)
    let letters = Array("ab Z9.,;:!?()]{}>|/-+=#$%^&@\"'é漢👍🏽\u{301}\n\t—“”")
    let text = String((0..<200).map { _ in letters[Self.next(&state, below: letters.count)] })
    #expect(LocalizedStringKey(text).runs.map(\.string) == [text])
  }

  @Test(arguments: 0..<200)
  func parsingNeverAddsOrReordersText(seed: Int) {
    var state = UInt64(seed)
    let letters = Array("***__~~``[]()<>\\ab: \n")
    let text = String((0..<60).map { _ in letters[Self.next(&state, below: letters.count)] })
    let result = LocalizedStringKey(text).runs.map(\.string).joined()
    var rest = Substring(text)
    for character in result {
      guard let index = rest.firstIndex(of: character) else {
        Issue.record("“\(result)” isn’t part of “\(text)”")
        return
      }
      rest = rest[rest.index(after: index)...]
    }
    #expect(result.filter(\.isLetter).count <= text.filter(\.isLetter).count)
    #expect(text.contains("](") || result.filter(\.isLetter) == text.filter(\.isLetter))
  }

  @Test(arguments: ["*a ", "**", "[", "`a``", "a*_", "~~a", "[a](", "<a:"])
  func longRowsOfMarkersAreParsedInLinearTime(marker: String) {
    let text = String(repeating: marker, count: 2_000)
    #expect(!LocalizedStringKey(text).runs.isEmpty)
  }

  private static func next(_ state: inout UInt64, below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
