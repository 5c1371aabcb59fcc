import SnapshotCore
import SnapshotReview
import Testing

@Suite struct SwiftTokensTests {
  private func texts(_ source: String) -> [String]? {
    let tokens = SwiftTokens(Array(source.utf8))
    return tokens.map { tokens in tokens.indices.map(tokens.text) }
  }

  @Test(arguments: [
    ("a(b: \"c\")", ["a", "(", "b", ":", "\"c\"", ")"]),
    ("\"\\(f(\"}\"))\" x", ["\"\\(f(\"}\"))\"", "x"]),
    ("\"\"\"\n\"\" \\\"\"\"\n\"\"\" x", ["\"\"\"\n\"\" \\\"\"\"\n\"\"\"", "x"]),
    ("#\"a\"b\\(c\"# x", ["#\"a\"b\\(c\"#", "x"]),
    ("#\"\"\"# x", ["#\"\"\"#", "x"]),
    ("#\"\"\"\n\"\"\"\n\"\"\"# x", ["#\"\"\"\n\"\"\"\n\"\"\"#", "x"]),
    ("##\"\\#(\"# \\##(\"a\")\"## x", ["##\"\\#(\"# \\##(\"a\")\"##", "x"]),
    ("a /* \" /* { */ } */ b // \"\nc", ["a", "b", "c"]),
    ("x = /\"}/ y", ["x", "=", "/\"}/", "y"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("#/ \" \\/ /# x", ["#/ \" \\/ /#", "x"]),
    ("`func`()", ["`func`", "(", ")"]),
    ("é_1 2.5", ["é_1", "2", ".", "5"]),
    ("\"\\(/\"/)\" x", ["\"\\(/\"/)\"", "x"]),
  ])
  func sourcesAreSplit(_ source: String, _ tokens: [String]) {
    #expect(texts(source) == tokens)
  }

  @Test(arguments: [
    "\"a", "\"\"\"\na", "/* a", "(", "(]", "}", "\"\\(a\"", "`a", "#/a", "\"a\nb\"",
  ])
  func unterminatedTokensAreRefused(_ source: String) {
    #expect(texts(source) == nil)
  }

  @Test func interpolationsMayBeDeep() {
    let deep = String(repeating: "\"\\(", count: 10_000)
    #expect(texts(deep) == nil)
  }
}
