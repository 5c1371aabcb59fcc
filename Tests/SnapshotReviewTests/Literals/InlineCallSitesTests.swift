import SnapshotCore
import SnapshotInline
import Testing

@testable import SnapshotReview

/// The positions of snapshots that are derived from the source of a call.
@Suite struct InlineCallSitesTests {
  private static let declarations = """
    func check(_ x: String, run: () -> String, is expected: (() -> String)? = nil) {
      assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        deprecatedTrailingClosureLabels: ["was", "used"], trailingClosureLabel: "is",
        trailingClosureOffset: 1), matches: expected)
    }
    func twice(_ x: String, one: (() -> String)? = nil, two: (() -> String)? = nil) {
      assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "one"), matches: one)
      assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "two", trailingClosureOffset: 2), matches: two)
    }
    """

  private func calls(_ source: String) -> InlineCalls? {
    let functions = InlineFunctions(declaredIn: [Array(InlineCallSitesTests.declarations.utf8)])
    return InlineCalls(Array(source.utf8), functions: functions)
  }

  /// The parts of a position that a table describes.
  struct Site: Hashable {
    var kind: InlineSite.Kind
    /// The text that is replaced.
    var text: String
    /// The text before it.
    var before: String
    var label: String?
    var indentation = ""
    var step = "  "
    var order = 0
  }

  private func sites(_ source: String) -> [Site]? {
    calls(source)?.sites().map { site in
      let bytes = Array(source.utf8)
      return Site(
        kind: site.kind,
        text: String(decoding: bytes[site.range], as: UTF8.self),
        before: String(decoding: bytes[..<site.range.lowerBound], as: UTF8.self),
        label: site.label,
        indentation: site.indentation,
        step: site.step,
        order: site.order
      )
    }
  }

  private static let forms: [(String, [Site])] = [
    ("f(1)", []), ("func assertInlineSnapshot(of: x) {}", []), ("assertInlineSnapshot", []),
    ("assertInlineSnapshot[1]", []), ("assertInlineSnapshot (of: 1)", []),
    ("(assertInlineSnapshot)", []),
    (
      "assertInlineSnapshot(of: 1)",
      [Site(kind: .newClosure, text: "", before: "assertInlineSnapshot(of: 1)")]
    ),
    (
      "assertInlineSnapshot(of: 1) { \"a\" }",
      [Site(kind: .closure, text: "{ \"a\" }", before: "assertInlineSnapshot(of: 1) ")]
    ),
    (
      "assertInlineSnapshot(of: 1) { \"a\"; }",
      [Site(kind: .closure, text: "{ \"a\"; }", before: "assertInlineSnapshot(of: 1) ")]
    ),
    ("assertInlineSnapshot(of: 1) { \"a\" ; ; }", []), ("assertInlineSnapshot(of: 1) { }", []),
    ("assertInlineSnapshot(of: 1) { \"a\" + b }", []), ("assertInlineSnapshot(of: 1) { a }", []),
    ("assertInlineSnapshot(of: 1) { ; }", []), ("assertInlineSnapshot(of: 1) { \"a\" b }", []),
    ("assertInlineSnapshot(of: 1) { \"\\(a)\" }", []),
    (
      "assertInlineSnapshot(of: 1, matches: { \"a\" })",
      [Site(kind: .closure, text: "{ \"a\" }", before: "assertInlineSnapshot(of: 1, matches: ")]
    ),
    (
      "assertInlineSnapshot(matches: { \"a\" }, of: 1)",
      [Site(kind: .closure, text: "{ \"a\" }", before: "assertInlineSnapshot(matches: ")]
    ),
    ("assertInlineSnapshot(of: 1, matches: { a })", []),
    ("assertInlineSnapshot(of: 1, matches: similar)", []),
    ("assertInlineSnapshot(of: 1, matches: nil ?? a)", []),
    (
      "assertInlineSnapshot(of: 1, matches: nil)",
      [Site(kind: .closure, text: "nil", before: "assertInlineSnapshot(of: 1, matches: ")]
    ),
    (
      "assertInlineSnapshot(matches: nil)",
      [Site(kind: .closure, text: "nil", before: "assertInlineSnapshot(matches: ")]
    ),
    (
      "assertInlineSnapshot(matches: nil, of: 1)",
      [Site(kind: .closure, text: "nil", before: "assertInlineSnapshot(matches: ")]
    ),
    // The label of another call, or a value of a condition, isn't the argument.
    (
      "assertInlineSnapshot(of: f(matches: nil))",
      [Site(kind: .newClosure, text: "", before: "assertInlineSnapshot(of: f(matches: nil))")]
    ),
    (
      "assertInlineSnapshot(of: f(matches: { \"a\" }))",
      [Site(kind: .newClosure, text: "", before: "assertInlineSnapshot(of: f(matches: { \"a\" }))")]
    ),
    (
      "assertInlineSnapshot(of: a ? matches : nil)",
      [Site(kind: .newClosure, text: "", before: "assertInlineSnapshot(of: a ? matches : nil)")]
    ),
    (
      "a ? assertInlineSnapshot(b ? matches : c) : d",
      [Site(kind: .newClosure, text: "", before: "a ? assertInlineSnapshot(b ? matches : c)")]
    ),
    // A comment stays: only the literal is replaced.
    (
      "assertInlineSnapshot(of: 1) { /* b */ \"a\" }",
      [
        Site(
          kind: .literal,
          text: "\"a\"",
          before: "assertInlineSnapshot(of: 1) { /* b */ ",
          step: ""
        )
      ]
    ),
    (
      "assertInlineSnapshot(of: 1) { \"a\" } // b",
      [Site(kind: .closure, text: "{ \"a\" }", before: "assertInlineSnapshot(of: 1) ")]
    ),
    (
      "/* b */ assertInlineSnapshot(of: 1) { \"a\" }",
      [Site(kind: .closure, text: "{ \"a\" }", before: "/* b */ assertInlineSnapshot(of: 1) ")]
    ),
  ]

  @Test(arguments: forms)
  func callsOfTheAssertionHaveOneSite(_ source: String, _ expected: [Site]) {
    #expect(sites(source) == expected)
  }

  private static let wrapped: [(String, [Site])] = [
    // The snapshot is the second closure, so it can only follow the first.
    ("check(\"x\")", []),
    (
      "check(\"x\") { a }",
      [Site(kind: .newClosure, text: "", before: "check(\"x\") { a }", label: "is", order: 1)]
    ),
    (
      "check(\"x\") { \"a\" } is: { \"b\" }",
      [Site(kind: .closure, text: "{ \"b\" }", before: "check(\"x\") { \"a\" } is: ")]
    ),
    (
      "check(\"x\") { a } `is`: { \"b\" }",
      [Site(kind: .closure, text: "{ \"b\" }", before: "check(\"x\") { a } `is`: ")]
    ),
    // A former label is replaced.
    (
      "check(\"x\") { a } was: { \"b\" }",
      [Site(kind: .closure, text: "was: { \"b\" }", before: "check(\"x\") { a } ", label: "is")]
    ),
    (
      "check(\"x\") { a } used: { /* c */ \"b\" }",
      [
        Site(
          kind: .closure,
          text: "used: { /* c */ \"b\" }",
          before: "check(\"x\") { a } ",
          label: "is"
        )
      ]
    ),
    (
      "check(\"x\", run: { a }, was: { \"b\" })",
      [
        Site(
          kind: .closure,
          text: "was: { \"b\" }",
          before: "check(\"x\", run: { a }, ",
          label: "is"
        )
      ]
    ),
    (
      "check(\"x\", run: { a }, is: { /* c */ \"b\" })",
      [
        Site(
          kind: .literal,
          text: "\"b\"",
          before: "check(\"x\", run: { a }, is: { /* c */ ",
          step: ""
        )
      ]
    ),
    (
      "check(\"x\") { a } other: { \"b\" }",
      [
        Site(kind: .newClosure, text: "", before: "check(\"x\") { a }", label: "is", order: 1)
      ]
    ),
    // Both snapshots can be added to a call, but neither before one in parentheses.
    (
      "twice(\"x\")", [Site(kind: .newClosure, text: "", before: "twice(\"x\")")]
    ),
    (
      "twice(\"x\") { \"a\" }",
      [
        Site(kind: .closure, text: "{ \"a\" }", before: "twice(\"x\") "),
        Site(kind: .newClosure, text: "", before: "twice(\"x\") { \"a\" }", label: "two", order: 2),
      ]
    ),
    (
      "twice(\"x\") { \"a\" } b: { c } d: { e }",
      [
        Site(kind: .closure, text: "{ \"a\" }", before: "twice(\"x\") "),
        Site(
          kind: .newClosure,
          text: "",
          before: "twice(\"x\") { \"a\" } b: { c }",
          label: "two",
          order: 2
        ),
      ]
    ),
    (
      "twice(\"x\", two: { \"b\" })",
      [Site(kind: .closure, text: "{ \"b\" }", before: "twice(\"x\", two: ")]
    ),
    (
      "twice(\"x\", a: { b })",
      [Site(kind: .newClosure, text: "", before: "twice(\"x\", a: { b })")]
    ),
    (
      "twice(\"x\", a: { \"b\" + c })",
      [Site(kind: .newClosure, text: "", before: "twice(\"x\", a: { \"b\" + c })")]
    ),
    (
      "twice(\"x\", a: [{ \"b\" }])",
      [Site(kind: .newClosure, text: "", before: "twice(\"x\", a: [{ \"b\" }])")]
    ),
  ]

  @Test(arguments: wrapped)
  func callsOfWrappingFunctionsHaveTheirSites(_ source: String, _ expected: [Site]) {
    let found = sites(source) ?? []
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  /// A call can describe its closure itself.
  private static let described: [(String, [Site])] = [
    (
      "assertInlineSnapshot(of: 1, syntaxDescriptor: D(trailingClosureLabel: \"b\"), matches: nil)",
      [
        Site(
          kind: .newClosure,
          text: "",
          before: "assertInlineSnapshot(of: 1, syntaxDescriptor: D(trailingClosureLabel: \"b\"), "
            + "matches: nil)"
        )
      ]
    ),
    (
      "assertInlineSnapshot(of: 1, syntaxDescriptor: D(trailingClosureLabel: \"b\"), b: nil)",
      [
        Site(
          kind: .closure,
          text: "nil",
          before:
            "assertInlineSnapshot(of: 1, syntaxDescriptor: D(trailingClosureLabel: \"b\"), b: "
        )
      ]
    ),
    ("assertInlineSnapshot(of: 1, syntaxDescriptor: D(trailingClosureLabel: b))", []),
    // The arguments after it, and those of other calls, aren't part of the description.
    (
      "assertInlineSnapshot(syntaxDescriptor: d, trailingClosureLabel: b, matches: nil)",
      [
        Site(
          kind: .closure,
          text: "nil",
          before: "assertInlineSnapshot(syntaxDescriptor: d, trailingClosureLabel: b, matches: "
        )
      ]
    ),
    (
      "assertInlineSnapshot(of: f(syntaxDescriptor: D(trailingClosureLabel: b)), matches: nil)",
      [
        Site(
          kind: .closure,
          text: "nil",
          before:
            "assertInlineSnapshot(of: f(syntaxDescriptor: D(trailingClosureLabel: b)), matches: "
        )
      ]
    ),
  ]

  @Test(arguments: described)
  func aCallDescribesItsClosure(_ source: String, _ expected: [Site]) {
    #expect(sites(source) == expected)
  }

  /// The closing brace has the indentation of the call's last line if that begins with a closing
  /// bracket or a dot, otherwise that of its first line.
  @Test(arguments: [
    ("  assertInlineSnapshot(of: 1)", "  "),
    ("  a.\n      assertInlineSnapshot(of: 1)", "  "),
    ("  a.b.\n      assertInlineSnapshot(of: 1)", "  "),
    ("  a(1).b.\n      assertInlineSnapshot(of: 1)", "  "),
    ("  a(1).\n      assertInlineSnapshot(of: 1)", "  "),
    ("  a.b(1).\n      assertInlineSnapshot(of: 1)", "  "),
    ("  a\n      .assertInlineSnapshot(of: 1)", "      "),
    ("  assertInlineSnapshot(\n    of: 1\n   )", "   "),
    ("  assertInlineSnapshot(\n    of: 1)", "  "),
    ("  assertInlineSnapshot(of: a {\n    b\n   })", "   "),
    ("  a; assertInlineSnapshot(\n    of: 1\n   )", "   "),
  ])
  func theIndentationIsThatOfTheCall(_ source: String, _ indentation: String) {
    #expect(sites(source)?.map(\.indentation) == [indentation])
  }

  @Test func aClosureInParenthesesHasTheIndentationOfItsLine() {
    let source = "  assertInlineSnapshot(\n     of: 1,\n    matches: { \"a\" }\n  )"
    #expect(sites(source)?.map(\.indentation) == ["    "])
    let renamed = "  check(\n     x,\n    was: { \"a\" }\n  )"
    #expect(sites(renamed)?.map(\.indentation) == ["    "])
    let replaced = "  assertInlineSnapshot(\n     of: 1,\n    matches: nil\n  )"
    #expect(sites(replaced)?.map(\.indentation) == ["    "])
    let literal = "  assertInlineSnapshot(of: 1) { // b\n      \"a\"\n  }"
    #expect(sites(literal)?.map(\.indentation) == ["      "])
    let trailing = "  assertInlineSnapshot(\n     of: 1\n   )\n{ \"a\" }"
    #expect(sites(trailing)?.map(\.indentation) == ["  "])
    let after = "  assertInlineSnapshot(\n     of: 1\n   ) { \"a\" }"
    #expect(sites(after)?.map(\.indentation) == ["   "])
  }

  @Test func lineEndsAndStepsAreThoseOfTheSource() throws {
    let source = "func t() {\r\n\tassertInlineSnapshot(of: 1)\r\n}\r\n"
    let site = try #require(calls(source)?.sites().first)
    #expect(site.newline == "\r\n" && site.step == "\t" && site.indentation == "\t")
    #expect(!site.followsClosure)
  }

  // MARK: - Replacing

  private func site(_ source: String, _ change: (inout InlineSite) -> Void) throws -> [UInt8]? {
    let calls = try #require(self.calls(source))
    var site = try #require(calls.sites().first)
    change(&site)
    return calls.replacing(site, by: "new")
  }

  @Test func onlyOneLiteralIsReplaced() throws {
    let source = "a(); assertInlineSnapshot(of: 1); b()"
    let new = "a(); assertInlineSnapshot(of: 1) {\n  \"\"\"\n  new\n  \"\"\"\n}; b()"
    #expect(try site(source) { _ in } == Array(new.utf8))
    let labelled = "a(); check(\"x\") { a } was: { \"b\" }; b()"
    #expect(try site(labelled) { _ in } != nil)
  }

  /// Positions that don't come from the source can't write anything else.
  @Test(
    arguments: [
      { $0.label = "a: { \"b\" } c" }, { $0.label = "" }, { $0.label = "a.b" }, { $0.label = "/*" },
      { $0.indentation = "x" }, { $0.step = "x" }, { $0.newline = "; " }, { $0.newline = "\n//" },
      { $0.range = 3..<6 }, { $0.range = 5..<7 }, { $0.range = 0..<1_000 },
      { $0.kind = .newArgument },
    ] as [@Sendable (inout InlineSite) -> Void]
  )
  func nothingElseIsReplaced(_ change: @Sendable (inout InlineSite) -> Void) throws {
    #expect(try site("a(); assertInlineSnapshot(of: 1); b()", change) == nil)
  }
}
