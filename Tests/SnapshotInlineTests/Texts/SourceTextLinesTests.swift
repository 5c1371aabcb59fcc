import SnapshotCore
import SnapshotInline
import Testing

/// The lines, indentation and line ends of a source.
@Suite struct SourceTextLinesTests {
  private func source(_ text: String) -> SourceText { SourceText(Array(text.utf8)) }

  @Test func everyKindOfLineEndEndsALine() {
    let text = source("a\r\nb\rc\nd")
    #expect(text.lineCount == 4)
    #expect((1...4).map(text.start(ofLine:)) == [0, 3, 5, 7])
    #expect((1...4).map(text.end(ofLine:)) == [1, 4, 6, 8])
    #expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(text.line(at:)) == [1, 1, 1, 2, 2, 3, 3, 4, 4])
    #expect(source("").lineCount == 1)
    #expect(source("a\r").lineCount == 2)
    #expect(source("a\n").end(ofLine: 2) == 2)
  }

  @Test func offsetsAreInsideTheirLine() {
    let text = source("ab\ncd")
    #expect(text.offset(line: 1, column: 1) == 0)
    #expect(text.offset(line: 1, column: 3) == 2)
    #expect(text.offset(line: 1, column: 4) == nil)
    #expect(text.offset(line: 2, column: 2) == 4)
    #expect(text.offset(line: 2, column: 3) == nil)
    #expect(text.offset(line: 0, column: 1) == nil)
    #expect(text.offset(line: 3, column: 1) == nil)
    #expect(text.offset(line: 1, column: 0) == nil)
  }

  @Test func linesAreFoundAsAWhole() {
    let text = source("ab\n ab\nab\r\nabc\nab")
    #expect(text.offsets(ofLines: "ab") == [0, 7, 15])
    #expect(text.offsets(ofLines: "ab\n ab") == [0])
    #expect(text.offsets(ofLines: "") == [])
    #expect(text.offsets(ofLines: "abc\nab\n") == [])
  }

  @Test func indentationIsReadFromTheLine() {
    let text = source("a\n \t b c\n   ")
    #expect(text.indentation(at: 0) == "")
    #expect(text.indentation(at: 7) == " \t ")
    #expect(text.indentation(at: 9) == "   ")
    #expect(text.isFirstInLine(5))
    #expect(!text.isFirstInLine(7))
    #expect(text.isFirstInLine(0))
    #expect(text.text(2..<6) == " \t b")
  }

  @Test(arguments: [
    ("a\nb", "\n"), ("a\r\nb\n", "\r\n"), ("a", "\n"), ("\n", "\n"), ("a\rb\n", "\n"),
  ])
  func theFirstLineEndCounts(text: String, newline: String) {
    #expect(Array(source(text).newline.utf8) == Array(newline.utf8))
  }

  @Test(arguments: [
    ("", "  "), ("a\n    b\n", "    "), ("a\n  b\n    c\n      d\n", "  "),
    ("a\n\tb\n\t\tc\n", "\t"),
    ("a\n            b\n", "        "), ("a\n  b\na\n    c\n", "  "),
    ("a\n\tb\nc\n  d\ne\n  f\ng\n  h\n", "  "), ("a\n\n    \n  b\n", "  "),
  ])
  func theMostFrequentStepCounts(text: String, step: String) {
    #expect(source(text).indentationStep == step)
  }

  @Test(arguments: [
    (InlineSite.Kind.closure, 6..<9, true), (.newArgument, 6..<6, false),
    (.literal, 6..<9, true), (.newClosure, 9..<9, true), (.closure, 0..<3, false),
    (.closure, 8..<12, false),
  ])
  func aChangeIsInTheLinesOfItsCall(kind: InlineSite.Kind, range: Range<Int>, isAcceptable: Bool) {
    let text = source("one()\ntwo()\nthree()\n")
    let site = InlineSite(kind, range, label: nil, indentation: "", step: "", newline: "\n")
    let change = InlineChange(file: "S.swift", source: text, call: 6..<11, site: site)
    #expect((change != nil) == isAcceptable)
    guard let change else { return }
    #expect(change.line == 2 && change.lines == "two()" && change.file == "S.swift")
    #expect(change.site.range == range.lowerBound - 6..<range.upperBound - 6)
    #expect(change.preceding == nil && change.following == nil)
  }

  @Test func equalLinesAreDistinguishedByTheSourceAroundThem() throws {
    let text = source("same()\nother()\nsame()\n")
    let site = InlineSite(.closure, 15..<21, label: nil, indentation: "", step: "", newline: "\n")
    let change = try #require(
      InlineChange(file: "S.swift", source: text, call: 15..<21, site: site)
    )
    #expect(change.line == 3)
    #expect(change.preceding == SourcePart("same()\nother()\n"))
    #expect(change.following == SourcePart("\n"))
    #expect(SourcePart("é").count == 2)
    #expect(InlineChange(file: "/S.swift", source: text, call: 15..<21, site: site) == nil)
    #expect(InlineChange(file: "S.swift", source: text, call: 15..<15, site: site) == nil)
    var following = site
    following.followsClosure = true
    #expect(InlineChange(file: "S.swift", source: text, call: 15..<21, site: following) == nil)
  }
}
