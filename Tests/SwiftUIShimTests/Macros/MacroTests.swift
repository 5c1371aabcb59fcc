import Foundation
import Testing

@testable import MacroExpansions

/// The declarations that the macros read, and their diagnostics.
@Suite
struct MacroTests {
  private static let problems: [(declaration: String, message: String, location: String)] = [
    ("struct A { var on: Bool }", "‘on’ can't be animated, because Bool isn't Animatable", "on"),
    ("struct A { var n = 3 }", "because Int isn't Animatable", "n ="),
    ("struct A { var x = length() }", "an explicit type for ‘x’", "x ="),
    ("struct A { var animatableData: Double }", "remove this declaration", "animatableData"),
    ("enum A { case one }", "@Animatable requires a struct or a class", "enum"),
  ]

  @Test(arguments: problems)
  func unanimatableVariableIsReported(declaration: String, message: String, location: String) throws
  {
    let expansion = AnimatableExpansion("\n@Animatable \(declaration)")
    let problem = try #require(expansion.problems.first)
    #expect(expansion.problems.count == 1)
    #expect(problem.message.contains(message))
    #expect("\n@Animatable \(declaration)".dropFirst(problem.offset).hasPrefix(location))
    #expect(expansion.member.isEmpty)
  }

  private static let types: [(members: String, types: [String])] = [
    ("var a: CGFloat", ["CGFloat"]),
    ("var a = 1.5, b: Angle = .zero, c = -2e3", ["Double", "Angle", "Double"]),
    (
      "var a: AnimatablePair<Double, Double>, b: Float",
      ["AnimatablePair<Double, Double>", "Float"]
    ),
    ("var a = CGPoint(x: 1, y: 2)\nprivate(set) var b = Angle.degrees(3)", ["CGPoint", "Angle"]),
    ("let a: Int; static var b = true; var c: Bool { d > 0 }; var d: Double", ["Double"]),
    ("@State private var a = 1\n@AnimatableIgnored\nvar b: Bool\nvar c: Double", ["Double"]),
    (
      "/* var z: Int */ var a: Double { didSet { b = 1 } } // var y\nvar b: Float",
      ["Double", "Float"]
    ),
    ("var a: Double = \"}\".isEmpty ? 1 : 2\nfunc f() { var x: Int }", ["Double"]),
    ("var a: CGFloat =\n  3\nvar b: Angle\n  = .zero", ["CGFloat", "Angle"]),
    ("var a: Int\n{\n  1\n}\nvar b: Double", ["Double"]),
    ("var a: Double = { 3 }()\nvar b: Double = f { $0 }", ["Double", "Double"]),
    ("var f: () -> Void { {} }\nsubscript(i: Int) -> Int { i }\nvar a: Double", ["Double"]),
    ("", []),
  ]

  @Test(arguments: types)
  func storedVariablesAreFound(members: String, types: [String]) {
    let expansion = AnimatableExpansion("@Animatable struct A: Shape {\n\(members)\n}")
    let parts = expansion.member.components(separatedBy: "AnimatableDataOf<").dropFirst()
    #expect(expansion.problems.map(\.message) == [])
    #expect(parts.count == types.count)
    #expect(zip(parts, types).allSatisfy { $0.hasPrefix("\($1)>") })
  }

  private static let entries: [(declaration: String, property: String)] = [
    ("@Entry var size: CGFloat = 3", "static var defaultValue: CGFloat { 3 }"),
    ("@Entry var size = 3.5", "static let defaultValue = 3.5"),
    ("@Entry var size: Int?", "static var defaultValue: Int? { nil }"),
    ("@Entry var size = 1, width = 2", "static let defaultValue = 1"),
    ("@Entry var size = 1; var width = 2", "static let defaultValue = 1"),
    (
      "/// The var that everybody asks for: a var = 1.\n@Entry var size: CGFloat = 3",
      "static var defaultValue: CGFloat { 3 }"
    ),
    ("/* var a = 1 */ @Entry public var size = 2 // var b", "static let defaultValue = 2"),
    (
      "@Entry @MainActor\n  internal\n  var\n  size\n  :\n  Int\n  =\n  4",
      "static var defaultValue: Int { 4 }"
    ),
    ("@Entry(\"old\")var size = 1", "static let defaultValue = 1"),
    ("@Entry var size:Int=5", "static var defaultValue: Int { 5 }"),
    (
      "@Entry var size\t:\t[String: Int] = [\"var x = 1\": 2]",
      "static var defaultValue: [String: Int] { [\"var x = 1\": 2] }"
    ),
    (
      "@Entry var size: (Int) -> Bool = { value in value == 1 }",
      "static var defaultValue: (Int) -> Bool { { value in value == 1 } }"
    ),
    ("@Entry(\"var old\") var size = [1: 2]", "static let defaultValue = [1: 2]"),
    (
      "@available(*, deprecated, message: \"no var here\")\n@Entry var size = 1;",
      "static let defaultValue = 1"
    ),
    (
      "@Entry var size: Result<Int, Never> = .success(1)",
      "static var defaultValue: Result<Int, Never> { .success(1) }"
    ),
  ]

  @Test(arguments: entries)
  func anEntryIsReadHoweverItIsFormatted(declaration: String, property: String) throws {
    let entry = try #require(EnvironmentEntry(declaration))
    #expect(entry.key == "private struct __Key_size: SwiftUI.EnvironmentKey { \(property) }")
    #expect(entry.accessors.hasPrefix("get { self[__Key_size.self] }"))
  }

  private static let hostile: [(declaration: String, names: [String])] = [
    ("@Animatable\nstruct\n\tA\n{\nvar\n  a\n  :\n  Double\n}", ["a"]),
    (
      "@Animatable /* { */ struct A /* } */ { /* var z: Int */ var a: Double /* , b: Int */ }",
      ["a"]
    ),
    ("@Animatable struct A { var a: Double // }\n  var b: Float\n}", ["a", "b"]),
    (
      "@Animatable @MainActor(x) @available(*, deprecated, message: \"}\") struct A { var a: Double }",
      ["a"]
    ),
    ("@Animatable struct A {\r\n  var a: Double\r\n  var b: Double\r\n}", ["a", "b"]),
    ("@Animatable struct A { @Clamped(0...1, by: { $0 }) var z: Int; var a: Double }", ["a"]),
    ("@Animatable struct A { var a: Double = 1 { willSet { print(\"var b: Int\") } } }", ["a"]),
    ("@Animatable struct A { var `default`: Double }", ["`default`"]),
    ("@Animatable struct A<T> where T: View { var a: Double; struct B { var c: Int } }", ["a"]),
    ("@Animatable struct A { #if DEBUG\n var a: Double\n #endif\n}", ["a"]),
  ]

  @Test(arguments: hostile)
  func animatableReadsHostileFormatting(declaration: String, names: [String]) {
    let expansion = AnimatableExpansion(declaration)
    #expect(expansion.problems.map(\.message) == [])
    for name in names {
      #expect(expansion.member.contains("self.\(name).animatableData"))
    }
    #expect(expansion.member.components(separatedBy: "AnimatableDataOf<").count - 1 == names.count)
  }

  private static let previews: [(source: String, content: String)] = [
    ("#Preview{Text(\"a\")}", "SwiftUI.PreviewContent{Text(\"a\")}"),
    ("#Preview\n(\n\"A\"\n)\n{\nText(\"a\")\n}", "(\n\"A\"\n)\n{\nText(\"a\")\n}"),
    ("#Preview(\"{ }\") { Text(\"}\") /* } */ }", "(\"{ }\") { Text(\"}\") /* } */ }"),
    ("@available(iOS 17, *) #Preview(\"A\") { Text(\"a\") }", "(\"A\") { Text(\"a\") }"),
    ("#Preview(\"A\", traits: .sizeThatFitsLayout) { A() }", "traits: .sizeThatFitsLayout"),
    ("#Preview(\"A\", body: { A() })", "body: { A() })"),
    ("#Preview", "SwiftUI.PreviewContent\n"),
  ]

  @Test(arguments: previews)
  func aPreviewIsReadHoweverItIsFormatted(source: String, content: String) throws {
    let preview = try #require(
      PreviewExpansion([
        "syntax": ["source": source, "location": ["fileID": "A/B.swift", "line": 1]]
          as [String: Any],
        "discriminator": "$s1",
      ])
    )
    #expect(preview.source.contains(content))
  }

  @Test
  func previewableStateMayBeAnywhere() throws {
    let source = """
      #Preview("A") { // @Previewable
        @Previewable
        @State
        var a = 1, b = 2
        @State @Previewable(x) private var c = { 1 }()
        let d = a; @Previewable @State var e = "}"
        Text("\\(a)")
      }
      """
    let preview = try #require(
      PreviewExpansion([
        "syntax": ["source": source, "location": ["fileID": "A/B.swift", "line": 1]]
          as [String: Any],
        "discriminator": "$s1",
      ])
    )
    let parts = preview.source.components(separatedBy: "var body: some SwiftUI.View {")
    #expect(parts.count == 2)
    for state in ["var a = 1, b = 2", "private var c = { 1 }()", "var e = \"}\""] {
      #expect(parts[0].contains(state))
      #expect(!parts[1].contains(state))
    }
    #expect(parts[1].contains("let d = a"))
  }

  @Test
  func previewableStateLeavesTheNamePreviewToTheFile() throws {
    func source(_ body: String) throws -> String {
      try #require(
        PreviewExpansion([
          "syntax": [
            "source": "#Preview { @Previewable @State var a = 1; \(body) }",
            "location": ["fileID": "A/B.swift", "line": 1],
          ] as [String: Any],
          "discriminator": "$s1",
        ])
      ).source
    }
    #expect(try source("Text(Sample.text)").contains("struct Preview: SwiftUI.View"))
    #expect(try source("Text(Preview.text)").contains("struct PreviewView: SwiftUI.View"))
  }

  @Test(arguments: [
    "`", "@Entry var `a = 1", "\"", "\"\"\"", "#\"", "/*", "\"\\(", "{", "}", "@", "#",
  ])
  func unterminatedSourceIsReadToItsEnd(source: String) {
    #expect(SwiftTokens(source).tokens.allSatisfy { $0.range.upperBound <= source.utf8.count })
    _ = AnimatableExpansion(source)
    _ = EnvironmentEntry(source)
  }

  @Test
  func anEntryMayHaveTheNameOfAKeyword() throws {
    let entry = try #require(EnvironmentEntry("@Entry var `default` = 1"))
    #expect(entry.key.hasPrefix("private struct __Key_default: "))
    #expect(entry.accessors.hasPrefix("get { self[__Key_default.self] }"))
  }

  @Test(arguments: ["@Entry let size = 1", "@Entry func var() {}", "// var a = 1", "", "@Entry"])
  func whatIsNoVariableIsNoEntry(declaration: String) {
    #expect(EnvironmentEntry(declaration)?.key == nil)
  }

  @Test
  func aPreviewKeepsItsStringLiterals() throws {
    let preview = try #require(
      PreviewExpansion([
        "syntax": [
          "source": """
          // #Preview
          #Preview {
            @Previewable /* @Previewable */ @State var text = "@Previewable"
            Text(text)
          }
          """, "location": ["fileID": "A/B.swift", "line": 7],
        ] as [String: Any],
        "discriminator": "$s1",
      ])
    )
    #expect(preview.source.contains("@State var text = \"@Previewable\""))
    #expect(!preview.source.contains("\n@Previewable"))
    #expect(preview.source.contains("static var line: Swift.Int { 8 }"))
  }

  @Test
  func aPublicTypeHasPublicData() {
    let expansion = AnimatableExpansion("@Animatable public struct A { var a: Double }")
    #expect(expansion.member.hasPrefix("nonisolated public var animatableData"))
  }

  @Test
  func stringsAndCommentsAreIgnored() {
    let text = #"""
      a("\(b(")"))") /* { /* } */ */ """
      " { "
      """ // {
      #"\"#
      """#
    let source = SwiftTokens(text)
    #expect(source.tokens.map(\.depth).max() == 1)
    #expect(source.tokens.map(source.text).first == "a")
    #expect(source.tokens.count == 6)
  }
}
