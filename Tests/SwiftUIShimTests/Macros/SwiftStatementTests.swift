import Testing

@testable import MacroExpansions

/// The statements of Swift source, and their attributes.
@Suite
struct SwiftStatementTests {
  private static func statements(_ source: String) -> [String] {
    let tokens = SwiftTokens(source)
    return SwiftStatement.all(in: tokens.tokens[...], of: tokens).map { tokens.text($0.range) }
  }

  private static let separate: [(source: String, statements: [String])] = [
    ("a; b", ["a", "b"]), ("a;; b;", ["a", "b"]), ("", []), ("a\nb\n\nc", ["a", "b", "c"]),
    ("a!\nb", ["a!", "b"]), ("a?\nb", ["a?", "b"]),
    ("a\n@b var c", ["a", "@b var c"]), ("a\n#if b", ["a", "#if b"]),
    ("f(a; b)\nc", ["f(a; b)", "c"]), ("f {\n  a\n  b\n}\nc", ["f {\n  a\n  b\n}", "c"]),
    ("a // ;\nb", ["a", "b"]), ("\";\"\nb", ["\";\"", "b"]),
    ("private a\nb", ["private a", "b"]), ("varied\na", ["varied", "a"]),
  ]

  @Test(arguments: separate)
  func statementsEndWithTheirLines(source: String, statements: [String]) {
    #expect(Self.statements(source) == statements)
  }

  @Test(arguments: [
    "a +\nb", "a\n+ b", "a\n.b", "a,\nb", "a:\nb", "a.\nb", "a\n, b", "a\n: b", "a =\nb", "a\n= b",
    "a\n{ b }", "f(\n  a\n)", "if a {\n  b\n}\nelse {\n  c\n}", "a\nelse", "a\nwhere b", "a\nin b",
    "a\nis b", "a\nas b", "a\nthrows", "a\nasync", "var\na", "let\na", "struct\nA", "class\nA",
    "@A\nvar b", "@A(b)\nfinal\nclass C {}", "@A // b\nvar c", "private\nfileprivate\na",
    "internal\na", "package\na", "public\na", "open\na", "static\na", "class\na", "final\na",
    "lazy\na", "weak\na", "unowned\na", "nonisolated\na", "override\na", "required\na",
    "mutating\na", "dynamic\na",
  ])
  func statementsContinueOnTheNextLine(source: String) {
    #expect(Self.statements(source) == [source])
  }

  private static let attributes:
    [(source: String, names: [String], ranges: [String], rest: String)] =
      [
        ("@A var b", ["A"], ["@A"], "var b"),
        (
          "@A @B.C(d) @E (f) var g", ["A", "C", "E"], ["@A", "@B.C(d)", "@E"], "(f) var g"
        ),
        ("@A.B.C\nvar d", ["C"], ["@A.B.C"], "var d"), ("@A.B", ["B"], ["@A.B"], ""),
        ("@A(b)var c", ["A"], ["@A(b)"], "var c"),
        ("@A(b(c), d) let e", ["A"], ["@A(b(c), d)"], "let e"),
        ("@A()@B var c", ["A", "B"], ["@A()", "@B"], "var c"),
        ("var a", [], [], "var a"), ("@A", ["A"], ["@A"], ""), ("@", [], [], "@"),
        ("@A(b", ["A"], ["@A(b"], ""), ("@A.", ["A"], ["@A"], "."),
        ("var a @B", [], [], "var a @B"),
      ]

  @Test(arguments: attributes)
  func attributesPrecedeADeclaration(
    source: String,
    names: [String],
    ranges: [String],
    rest: String
  ) throws {
    let tokens = SwiftTokens(source)
    let statement = try #require(SwiftStatement.all(in: tokens.tokens[...], of: tokens).first)
    #expect(statement.attributes.map(\.name) == names)
    #expect(statement.attributes.map { tokens.text($0.range) } == ranges)
    #expect((tokens.text(Array(statement.unattributed)) ?? "") == rest)
  }

  @Test
  func statementsWithoutTokensAreEmpty() {
    let source = SwiftTokens("a")
    #expect(SwiftStatement.all(in: [], of: source).isEmpty)
  }
}
