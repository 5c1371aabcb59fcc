import Foundation
import Snapshot
import Testing

private let isBroken = ProcessInfo.processInfo.environment["BROKEN"] != nil

func assertShout(
  _ text: String,
  twice: (() -> String)? = nil,
  shout: (() -> String)? = nil,
  loud: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: text + text,
    as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "twice"),
    matches: twice,
    fileID: fileID,
    file: file,
    function: function,
    line: line,
    column: column
  )
  assertInlineSnapshot(
    of: text.uppercased(),
    as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["loud"],
      trailingClosureLabel: "shout",
      trailingClosureOffset: 1
    ),
    matches: shout ?? loud,
    fileID: fileID,
    file: file,
    function: function,
    line: line,
    column: column
  )
}

func assertMade(
  _ make: () -> String,
  is expected: (() -> String)? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: make(),
    as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "is",
      trailingClosureOffset: 1
    ),
    matches: expected,
    file: file,
    line: line,
    column: column
  )
}

func assertSaid(
  _ text: String,
  matches: (() -> String)? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  assertInlineSnapshot(
    of: text,
    as: .lines,
    matches: matches,
    file: file,
    line: line,
    column: column
  )
  return true
}

@Suite struct ShapeTests {
  @Test func plain() {
    assertInlineSnapshot(of: isBroken ? "one\nzwei\nthree" : "one\ntwo\nthree", as: .lines)
  }

  @Test func severalInOneLine() {
    assertInlineSnapshot(of: "é", as: .lines); assertInlineSnapshot(of: "f", as: .lines)
    if true { assertInlineSnapshot(of: "g", as: .lines) }
  }

  @Test func overSeveralLines() {
    assertInlineSnapshot(
      of: [1, 2],
      as: .json
    )
    assertInlineSnapshot(of: "a",
                         as: .lines)
    Snapshot
      .assertInlineSnapshot(of: "(", as: .lines)  // a comment
  }

  @Test func formsOfTheClosure() {
    assertInlineSnapshot(of: "new", as: .lines) { "old" }
    assertInlineSnapshot(of: "new", as: .lines) {
      // Why it is so.
      """
      old
      """
    }
    assertInlineSnapshot(of: "new", as: .lines, matches: { "old" })
    assertInlineSnapshot(of: "new", as: .lines) {"""
      old
      """}
    assertInlineSnapshot(of: "same", as: .lines) { "same" }
  }

  @Test func passedNil() {
    assertInlineSnapshot(of: "new", as: .lines, matches: nil)
  }

  @Test func conditions() {
    if assertSaid("if") {}
    guard assertSaid("guard"), true else { return }
    for _ in [assertSaid("for")] where assertSaid("where") {}
    switch assertSaid("switch") { default: break }
  }

  @Test func helpers() {
    assertShout("hi")
    assertShout("ho") {
      "hoho"
    }
    assertShout("hu") {
      "huhu"
    } loud: {
      ""
    }
  }

  @Test func closureFirst() {
    assertMade { "made" }
    assertMade {
      "made"
    } is: {
      ""
    }
  }

  @Test func texts() {
    assertInlineSnapshot(of: "", as: .lines)
    assertInlineSnapshot(of: "a\n", as: .lines)
    assertInlineSnapshot(of: "\n\n", as: .lines)
    assertInlineSnapshot(of: "\"\"\" \\ \\# \\(x) \"\"\"#", as: .lines)
    assertInlineSnapshot(of: "trailing  \n   \n\ttabs\t\t\nfin", as: .lines)
    assertInlineSnapshot(of: "a\r\nb\rc\0\u{1B}[0m", as: .lines)
    assertInlineSnapshot(of: "👩‍💻 e\u{301} \u{A0}\u{2028}\u{FEFF}\u{202E}|", as: .lines)
    assertInlineSnapshot(of: "ends in \\\nand \"quotes\"", as: .lines)
  }

  @Test(arguments: [1, 2, 3]) func equalCases(number: Int) {
    assertInlineSnapshot(of: "the same", as: .lines)
  }
}
