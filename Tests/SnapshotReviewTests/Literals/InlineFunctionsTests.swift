import SnapshotCore
import Testing

@testable import SnapshotReview

/// The functions that wrap the assertion, as their declarations describe them.
@Suite struct InlineFunctionsTests {
  private typealias Closure = InlineFunctions.Closure

  private func functions(_ sources: String...) -> InlineFunctions {
    InlineFunctions(declaredIn: sources.map { Array($0.utf8) })
  }

  private static let call = "assertInlineSnapshot(of: x, as: .lines)"

  @Test func theAssertionHasItsClosure() {
    #expect(functions().closures(of: "assertInlineSnapshot") == [Closure()])
    #expect(functions().closures(of: "check").isEmpty)
    let closure = Closure()
    #expect(closure.label == "matches" && closure.formerLabels == [] && closure.offset == 0)
    // A declaration of the assertion doesn't describe another closure.
    let own = "func assertInlineSnapshot() { assertInlineSnapshot(InlineSnapshotSyntaxDescriptor("
    let declared = functions(own + "trailingClosureLabel: \"a\")) }")
    #expect(declared.closures(of: "assertInlineSnapshot") == [Closure()])
  }

  @Test(arguments: [
    "func check(_ x: String) { \(call) }",
    "func `check`(_ x: String) throws -> Int { \(call) }",
    "func check(_ f: () -> Void = { }, _ g: [Int] = [1]) { \(call) }",
    "func other()\nfunc check(_ x: String) { \(call) }",
    "protocol P { func other() }\nfunc check<T>(_ x: T) where T: P { if true { \(call) } }",
    "func other() { }\nfunc check(_ x: String) { \(call) }\nfunc another() { }",
  ])
  func aFunctionThatCallsTheAssertionIsFound(_ source: String) {
    let functions = functions(source)
    #expect(functions.closures(of: "check") == [Closure()])
    #expect(functions.closures(of: "other").isEmpty && functions.closures(of: "another").isEmpty)
  }

  @Test(arguments: [
    "func check(_ x: String) { }\n\(call)", "\(call)\nfunc check(_ x: String) { }",
    "func check(_ x: String)\nfunc other() { \(call) }", "func check(_ x: String) // \(call)",
    "let check = { \(call) }", "func check(_ x: String) { \"\(call)\" }",
    "func check(_ x: String) { \(call)", "func", "func check(_ x: String)",
  ])
  func otherFunctionsAreNotFound(_ source: String) {
    #expect(functions(source).closures(of: "check").isEmpty)
  }

  @Test(arguments: ["struct", "class", "enum", "actor", "extension"])
  func anInitialiserHasTheNameOfItsType(_ keyword: String) {
    let body = "init(_ x: String) { \(InlineFunctionsTests.call) }"
    #expect(functions("\(keyword) Check { \(body) }").closures(of: "Check") == [Closure()])
    let nested = functions("\(keyword) A.B.Check<T>: P where T: Q { var a = 1; \(body) }")
    #expect(nested.closures(of: "Check") == [Closure()])
    #expect(nested.closures(of: "A").isEmpty && nested.closures(of: "B").isEmpty)
  }

  @Test(arguments: [
    "struct Check { }\nfunc f() { init(1) { \(call) } }",
    "{ init(1) { \(call) } }\nstruct Check { }",
    "struct Check { var a = 1 } ; { init() { \(call) } }",
    "struct Check { let x = T.init(1) { \(call) } }", "struct Check { { init() { \(call) } } }",
    "init() { \(call) }", "struct Check { init() { } ; let x = 1 } ; \(call)",
  ])
  func otherInitialisersAreNotFound(_ source: String) {
    #expect(functions(source).closures(of: "Check").isEmpty)
  }

  @Test func aDescriptorDescribesTheClosure() {
    let check = { (arguments: String) in
      self.functions(
        "func check() { \(InlineFunctionsTests.call); InlineSnapshotSyntaxDescriptor(\(arguments)) }"
      )
      .closures(of: "check")
    }
    #expect(check("") == [Closure()])
    #expect(check("trailingClosureLabel: \"is\"") == [Closure(label: "is")])
    #expect(check("trailingClosureOffset: 2") == [Closure(offset: 2)])
    #expect(
      check(
        "deprecatedTrailingClosureLabels: [\"a\", \"b\"], trailingClosureLabel: \"c\", other: 1"
      )
        == [Closure(label: "c", formerLabels: ["a", "b"])]
    )
    #expect(check("trailingClosureOffset: 1, trailingClosureLabel: \"c\"").first?.offset == 1)
    // Without the colon, a word isn't a label.
    #expect(check("trailingClosureLabel \"is\"") == [Closure()])
  }

  /// A description that isn't made of literals isn't known, so no closure may change.
  @Test(arguments: [
    "trailingClosureLabel: a", "trailingClosureLabel: \"\\(a)\"", "trailingClosureLabel: \"\"",
    "trailingClosureLabel: \"0\"", "trailingClosureLabel: \"9a\"", "trailingClosureLabel: \"a.b\"",
    "trailingClosureLabel: \"a=b\"", "trailingClosureLabel: \"a-b\"",
    "trailingClosureLabel: \"a b\"", "trailingClosureOffset: a", "trailingClosureOffset: -1",
    "deprecatedTrailingClosureLabels: a", "deprecatedTrailingClosureLabels: (\"a\")",
  ])
  func anUnknownDescriptionHasNoClosure(_ arguments: String) {
    let source =
      "func check() { \(InlineFunctionsTests.call); "
      + "InlineSnapshotSyntaxDescriptor(\(arguments)) }"
    #expect(functions(source).closures(of: "check").isEmpty)
  }

  @Test(arguments: ["_", "a0", "A9_", "is"])
  func labelsAreIdentifiers(_ label: String) {
    let source =
      "func check() { \(InlineFunctionsTests.call); "
      + "InlineSnapshotSyntaxDescriptor(trailingClosureLabel: \"\(label)\") }"
    #expect(functions(source).closures(of: "check") == [Closure(label: label)])
  }

  @Test func functionsWithTheSameNameHaveAllTheirClosures() {
    let body = { (label: String) in
      "func check() { \(InlineFunctionsTests.call); InlineSnapshotSyntaxDescriptor("
        + "trailingClosureLabel: \"\(label)\") }"
    }
    let functions = functions(body("a"), "\"unfinished assertInlineSnapshot", body("b"))
    #expect(functions.closures(of: "check") == [Closure(label: "a"), Closure(label: "b")])
    #expect(functions.closures(of: "assertInlineSnapshot") == [Closure()])
  }
}
