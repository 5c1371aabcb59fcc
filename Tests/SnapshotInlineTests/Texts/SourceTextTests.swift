import SnapshotCore
import SnapshotInline
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func locationsAreCountedLikeSwift(newline: String) {
    let source = SourceText(Array("é\(newline)  b\(newline)".utf8))
    let second = 2 + newline.utf8.count
    #expect(source.offset(line: 1, column: 1) == 0)
    #expect(source.offset(line: 2, column: 3) == second + 2)
    #expect(source.offset(line: 4, column: 1) == nil)
    #expect(source.offset(line: 2, column: 40) == nil)
    #expect(source.offset(line: 0, column: 1) == nil)
    #expect(source.line(at: second) == 2)
    #expect(source.end(ofLine: 2) == second + 3)
    #expect(source.indentation(at: second + 2) == "  ")
  }

  @Test(arguments: [
    ("", "  "),
    ("a\n  b\n    c\n", "  "),
    ("a {\n    b {\n        c\n    }\n}\n", "    "),
    ("a {\n\tb {\n\t\tc\n", "\t"),
    ("a {\n  b(\n      c)\n  d {\n    e {\n      f\n", "  "),
  ])
  func indentationStepIsTheMostFrequentOne(source: String, step: String) {
    #expect(SourceText(Array(source.utf8)).indentationStep == step)
  }

  @Test func lineEndingMatchesTheFirstLine() {
    #expect(SourceText(Array("a\r\nb\n".utf8)).newline == "\r\n")
    #expect(SourceText(Array("a\nb\r\n".utf8)).newline == "\n")
    #expect(SourceText([]).newline == "\n")
  }
}
