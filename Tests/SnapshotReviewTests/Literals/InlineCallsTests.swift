import Foundation
import SnapshotCore
import SnapshotInline
import SnapshotReview
import Testing

/// Results can change only the text of one literal in a source, whatever else they contain.
@Suite struct InlineCallsTests {
  private let source = """
    @Test func t() {
      assertInlineSnapshot(of: "a", as: .lines)
      run("ls") { "ls" }
      assertInlineSnapshot(of: "b", as: .lines) { "old" }
      assertTwice("x") { "run" } second: { "old" }
      assertInlineSnapshot(of: "c", as: .lines, matches: nil)
      assertInlineSnapshot(of: "d", as: .lines, matches: similar)
    }

    """

  private func change(_ line: Int, _ range: Range<Int>, _ kind: InlineSite.Kind) -> InlineChange? {
    let text = SourceText(Array(source.utf8))
    let start = text.start(ofLine: line)
    let site = InlineSite(
      kind,
      range.lowerBound + start..<range.upperBound + start,
      label: "; func pwned() {} ; let b",
      indentation: "pwned()",
      step: "pwned()",
      newline: "\n pwned() \n"
    )
    let call = start + 2..<text.end(ofLine: line)
    return InlineChange(file: "T.swift", source: text, call: call, site: site)
  }

  private func result(
    _ change: InlineChange?,
    _ text: String,
    _ functions: InlineFunctions = InlineFunctions()
  ) -> String? {
    change?.applied(to: Array(source.utf8), text: text, functions: functions)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func labelsIndentationAndLineEndsComeFromTheSource() throws {
    let new = try #require(result(change(2, 43..<43, .newClosure), "new"))
    #expect(
      new
        == source.replacing(
          "as: .lines)\n  run",
          with: "as: .lines) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n  run"
        )
    )
    let old = try #require(result(change(4, 44..<53, .closure), "new"))
    #expect(
      old
        == source.replacing(
          ".lines) { \"old\" }",
          with: ".lines) {\n    \"\"\"\n    new\n    \"\"\"\n  }"
        )
    )
  }

  @Test func theClosureReplacesNil() throws {
    let new = try #require(result(change(6, 53..<56, .closure), "new"))
    #expect(
      new
        == source.replacing(
          "matches: nil)",
          with: "matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })"
        )
    )
  }

  @Test(arguments: [
    (3, 12..<20, InlineSite.Kind.closure), (3, 14..<18, .literal), (3, 6..<10, .literal),
    (2, 27..<30, .literal),
    (2, 2..<43, .closure), (2, 42..<42, .newClosure), (2, 43..<43, .newArgument),
    (4, 46..<51, .literal),
    (5, 19..<28, .closure), (5, 37..<46, .closure), (4, 44..<44, .newClosure),
    (6, 57..<57, .newClosure), (7, 59..<59, .newClosure), (7, 53..<58, .closure),
  ])
  func otherPlacesAreRefused(_ line: Int, _ range: Range<Int>, _ kind: InlineSite.Kind) {
    #expect(result(change(line, range, kind), "new") == nil)
  }

  @Test func functionsAroundTheAssertionAreReadFromTheirDeclaration() throws {
    let declaration = """
      func assertTwice(_ x: String, run: () -> String, second: (() -> String)? = nil) {
        assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
          trailingClosureLabel: "second", trailingClosureOffset: 1), matches: second)
      }
      func other() { "assertInlineSnapshot" }
      """
    let functions = InlineFunctions(declaredIn: [Array(declaration.utf8)])
    #expect(functions.closures(of: "other").isEmpty && functions.closures(of: "run").isEmpty)
    // The closure that is executed isn’t the one with the snapshot.
    #expect(result(change(5, 19..<28, .closure), "new", functions) == nil)
    let new = try #require(result(change(5, 37..<46, .closure), "new", functions))
    #expect(
      new.contains(
        "assertTwice(\"x\") { \"run\" } second: {\n    \"\"\"\n    new\n    \"\"\"\n  }\n"
      )
    )
  }

  /// 2,000 texts that could end a literal don't change the tokens around it.
  @Test func noTextLeavesTheLiteral() throws {
    var generator = Generator(state: 2_026)
    let parts = [
      "\"", "\"\"\"", "\\", "\\(", ")", "\\#(", "#", "##", "\n", "\r", "\r\n", "\0", "\u{2028}",
      "\u{202E}", "}",
      "{", "func pwned() {}", "/*", "*/", "//", "\u{301}", "`", "\t", " ", "\u{FEFF}", "\u{85}",
      "a", "é", "/",
    ]
    let change = try #require(self.change(4, 44..<53, .closure))
    let before = try #require(SwiftTokens(Array(source.utf8))).tokens.count
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let new = try #require(
        change.applied(to: Array(source.utf8), text: text),
        "\(text.debugDescription)"
      )
      #expect(SwiftTokens(new)?.tokens.count == before, "\(text.debugDescription)")
      #expect(change.isApplied(to: new, text: text))
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
