import Testing

@testable import MacroExpansions

/// The properties that a statement declares.
@Suite
struct SwiftPropertyTests {
  /// Returns the properties as `name: type = value`, with `let` for constants and braces for
  /// computed properties.
  private static func properties(_ source: String) -> [String] {
    let tokens = SwiftTokens(source)
    return SwiftStatement.all(in: tokens.tokens[...], of: tokens)
      .flatMap { SwiftProperty.all(in: $0, of: tokens) }
      .map { text($0, tokens) }
  }

  private static func text(_ property: SwiftProperty, _ tokens: SwiftTokens) -> String {
    var text = property.isConstant ? "let " : ""
    text += property.name
    if let type = property.type { text += ": \(type)" }
    if let value = tokens.text(property.value) { text += " = \(value)" }
    return property.isStored ? text : text + " {}"
  }

  private static let table: [(source: String, properties: [String])] = [
    ("var a", ["a"]), ("let a", ["let a"]), ("var a: Int", ["a: Int"]), ("var a = 1", ["a = 1"]),
    ("let a: Int = 1", ["let a: Int = 1"]), ("var a, b: Int, c = 2", ["a", "b: Int", "c = 2"]),
    ("var a: [Int: String] = [1: \"x\"], b", ["a: [Int: String] = [1: \"x\"]", "b"]),
    ("var a: D<Int, D<A, B>> = .init(), b", ["a: D<Int, D<A, B>> = .init()", "b"]),
    ("var a = D<Int, Int>(), b = 2", ["a = D<Int, Int>()", "b = 2"]),
    ("var a = b < c, d = 2", ["a = b < c", "d = 2"]),
    ("var a = b > c, d = 2", ["a = b > c", "d = 2"]),
    ("var a: (Int, Int) -> Bool = f, b = 2", ["a: (Int, Int) -> Bool = f", "b = 2"]),
    ("var a: D<Int>->Bool, b = 2", ["a: D<Int>->Bool", "b = 2"]),
    ("var a: Int { 1 }", ["a: Int {}"]), ("var a: Int { get { 1 } }", ["a: Int {}"]),
    ("var a: Int { didSet { b } }", ["a: Int"]), ("var a: Int { willSet { b } }", ["a: Int"]),
    ("var a = 1 { didSet { b } }", ["a = 1"]), ("var a = { 1 }()", ["a = { 1 }()"]),
    ("var a = f { $0 }, b = 2", ["a = f { $0 }", "b = 2"]),
    ("var a: Int { didSet { b } }, c: Int", ["a: Int", "c: Int"]),
    ("var a: F<()->Void, Int>, b", ["a: F<()->Void, Int>", "b"]),
    ("var a: Int { didSet", ["a: Int"]),
    ("var a: Int {", ["a: Int {}"]), ("var a: { 1 }", ["a"]), ("var a: = 1", ["a"]),
    ("var a =", ["a"]), ("var", []), ("var 1", []), ("var (a, b) = c", []), ("var a,", ["a"]),
    ("func a() {}", []), ("case a", []), ("a = 1", []), ("private", []), ("private(set)", []),
    ("private(set) static var a", ["a"]), ("nonisolated(unsafe) let a", ["let a"]),
    ("@A(b: 1) lazy var c = 1", ["c = 1"]),
  ]

  @Test(arguments: table)
  func aDeclarationIsReadInParts(source: String, properties: [String]) {
    #expect(Self.properties(source) == properties)
  }

  @Test
  func aPropertyHasAttributesModifiersAndAnOffset() throws {
    let tokens = SwiftTokens("@A(b: 1) @B public private(set) static var é, c: Int")
    let statement = try #require(SwiftStatement.all(in: tokens.tokens[...], of: tokens).first)
    let properties = SwiftProperty.all(in: statement, of: tokens)
    #expect(properties.map(\.name) == ["é", "c"])
    #expect(properties.map(\.attributes) == [["A", "B"], ["A", "B"]])
    #expect(
      properties.map(\.modifiers) == Array(repeating: ["public", "private", "static"], count: 2)
    )
    #expect(properties.map(\.offset) == [43, 47])
  }
}
