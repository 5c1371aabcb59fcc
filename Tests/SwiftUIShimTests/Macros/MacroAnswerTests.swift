import Foundation
import Testing

@testable import MacroExpansions

/// The plugin's answers to the compiler, verbatim.
@Suite
struct MacroAnswerTests {
  private static func expanded(_ request: [String: Any]) throws -> [String: Any] {
    try #require(MacroExpansion.answer(to: request)["expandMacroResult"] as? [String: Any])
  }

  private static func attached(
    _ macro: String,
    role: String,
    to source: String,
    _ more: [String: Any] = [:]
  ) throws -> [String: Any] {
    let request: [String: Any] = [
      "macro": ["typeName": macro], "macroRole": role,
      "declSyntax": ["source": source, "location": ["offset": 100, "fileName": "A.swift"]],
    ]
    return try expanded(["expandAttachedMacro": request.merging(more) { $1 }])
  }

  private static func preview(_ more: [String: Any] = [:]) throws -> String {
    let request: [String: Any] = [
      "syntax": [
        "source": "// A note\n#Preview(\"Two\") { Text(\"a\") }",
        "location": ["fileID": "App/A\"\\.swift", "line": 7],
      ],
      "discriminator": "$s3App", "lexicalContext": [] as [Any],
    ]
    let answer = try expanded(["expandFreestandingMacro": request.merging(more) { $1 }])
    return try #require(answer["expandedSource"] as? String)
  }

  @Test
  func theVersionOfTheMessagesIsReported() throws {
    let answer = MacroExpansion.answer(to: ["getCapability": [:] as [String: Any]])
    let result = try #require(answer["getCapabilityResult"] as? [String: [String: Int]])
    #expect(result == ["capability": ["protocolVersion": 7]])
    #expect(try Self.expanded(["somethingNew": true])["expandedSource"] as? String == "")
  }

  @Test
  func previewExpandsToATypeAndARecord() throws {
    #expect(
      try Self.preview() == #"""
        #if compiler(>=6.3) && objectFormat(ELF)
        private enum $s3App11DeclarationfMu_: SwiftUI.PreviewDeclaration {
          static var fileID: Swift.String { "App/A\"\\.swift" }
          static var line: Swift.Int { 8 }
          @MainActor static var content: SwiftUI.PreviewContent {
            SwiftUI.PreviewContent("Two") { Text("a") }
          }

        }
        @section("swiftui_previews") @used
        private let $s3App6recordfMu_: @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
          _ = $0.initializeMemory(
            as: (any SwiftUI.PreviewDeclaration.Type).self, to: $s3App11DeclarationfMu_.self)
        }
        #endif
        """#
    )
  }

  @Test
  func aPreviewWithMarkedStateIsAView() throws {
    let source = "#Preview { @Previewable @State var a = 1; Text(\"\\(a)\") }"
    let text = try Self.preview(["syntax": ["source": source, "location": ["line": 1]]])
    #expect(text.contains("SwiftUI.PreviewContent { Preview() }\n"))
    #expect(
      text.contains(
        "struct Preview: SwiftUI.View {\n @State var a = 1\n"
          + "var body: some SwiftUI.View {  Text(\"\\(a)\") }\n}"
      )
    )
  }

  @Test
  func aPreviewInsideATypeIsIgnored() throws {
    #expect(try Self.preview(["lexicalContext": [["struct"]]]) == "")
    #expect(try Self.preview(["syntax": ["source": "no mark", "location": [:]]]) == "")
    #expect(try Self.preview(["syntax": ["source": "ends in #", "location": [:]]]) == "")
  }

  static let entries: [(source: String, key: String)] = [
    ("@Entry var gap: Double = 4", "static var defaultValue: Double { 4 }"),
    ("@Entry var gap = 4", "static let defaultValue = 4"),
    ("@Entry var gap: Double?", "static var defaultValue: Double? { nil }"),
    ("@Entry var gap: [Int: Int] = [1: 2]", "static var defaultValue: [Int: Int] { [1: 2] }"),
  ]

  @Test(arguments: entries)
  func anEntryHasAKeyAndReadsIt(source: String, key: String) throws {
    let peer = try Self.attached("EntryMacro", role: "peer", to: source)
    #expect(
      peer["expandedSource"] as? String
        == "private struct __Key_gap: SwiftUI.EnvironmentKey { \(key) }"
    )
    let accessors = try Self.attached("EntryMacro", role: "accessor", to: source)
    #expect(
      accessors["expandedSource"] as? String
        == "get { self[__Key_gap.self] }\nset { self[__Key_gap.self] = newValue }"
    )
  }

  @Test(arguments: ["func f() {}", "@Entry let a = 1"])
  func whatIsNoVariableIsNoEntry(source: String) throws {
    let answer = try Self.attached("EntryMacro", role: "peer", to: source)
    #expect(answer["expandedSource"] as? String == "")
  }

  @Test
  func animatableDataIsPairsOfPairs() throws {
    let source = "@Animatable open class A { var a: Double, b: Angle; var c = 1.5 }"
    let answer = try Self.attached("AnimatableMacro", role: "member", to: source)
    #expect(
      answer["expandedSource"] as? String == """
        nonisolated public var animatableData: SwiftUI.AnimatablePair<SwiftUI.AnimatableDataOf<Double>, \
        SwiftUI.AnimatablePair<SwiftUI.AnimatableDataOf<Angle>, \
        SwiftUI.AnimatableDataOf<Double>>> {
          get { SwiftUI.AnimatablePair(self.a.animatableData, \
        SwiftUI.AnimatablePair(self.b.animatableData, self.c.animatableData)) }
          set {
        self.a.animatableData = newValue.first
        self.b.animatableData = newValue.second.first
        self.c.animatableData = newValue.second.second
          }
        }
        """
    )
    #expect((answer["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test
  func nonAnimatablePropertyIsAnErrorAtItsLocation() throws {
    let answer = try Self.attached(
      "AnimatableMacro",
      role: "member",
      to: "@Animatable struct A { var on = true }"
    )
    let problem = try #require((answer["diagnostics"] as? [[String: Any]])?.first)
    #expect(problem["severity"] as? String == "error")
    #expect((problem["message"] as? String)?.contains("‘on’ can't be animated") == true)
    let position = try #require(problem["position"] as? [String: Any])
    #expect(position["offset"] as? Int == 127)
    #expect(position["fileName"] as? String == "A.swift")
  }

  @Test(arguments: [("SwiftUI.Animatable", "extension A: SwiftUI.Animatable {}"), ("", "")])
  func missingConformanceIsAdded(missing: String, source: String) throws {
    let answer = try Self.attached(
      "AnimatableMacro",
      role: "extension",
      to: "struct A {}",
      [
        "conformanceListSyntax": ["source": missing], "extendedTypeSyntax": ["source": "A"],
      ]
    )
    #expect(answer["expandedSource"] as? String == source)
  }

  @Test
  func otherMacrosExpandToNothing() throws {
    let answer = try Self.attached("PreviewableMacro", role: "peer", to: "var a = 1")
    #expect(answer["expandedSource"] as? String == "")
    #expect((answer["diagnostics"] as? [Any])?.isEmpty == true)
    let request: [String: Any] = ["macro": ["typeName": "EntryMacro"], "macroRole": "peer"]
    #expect(try Self.expanded(["expandAttachedMacro": request])["expandedSource"] as? String == "")
  }

  @Test
  func anErrorHasAllPartsOfADiagnostic() throws {
    let request: [String: Any] = [
      "macro": ["typeName": "AnimatableMacro"], "macroRole": "member",
      "declSyntax": ["source": "enum A {}"],
    ]
    let answer = try Self.expanded(["expandAttachedMacro": request])
    let problem = try #require((answer["diagnostics"] as? [[String: Any]])?.first)
    let keys = ["fixIts", "highlights", "message", "notes", "position", "severity"]
    #expect(problem.keys.sorted() == keys)
    #expect(problem["message"] as? String == "@Animatable requires a struct or a class")
    #expect((problem["position"] as? [String: Any])?["offset"] as? Int == 0)
    #expect((problem["position"] as? [String: Any])?["fileName"] as? String == "")
    for key in ["fixIts", "highlights", "notes"] {
      #expect((problem[key] as? [Any])?.isEmpty == true)
    }
  }

  @Test
  func aConformanceRequiresAType() throws {
    for more in [["extendedTypeSyntax": ["source": "A"]], [:]] {
      let answer = try Self.attached("AnimatableMacro", role: "extension", to: "struct A {}", more)
      #expect(answer["expandedSource"] as? String == "")
    }
  }

  @Test
  func aPreviewWithoutALocationHasNoFile() throws {
    let text = try Self.preview([
      "syntax": ["source": "#Preview { A() }", "location": [:] as [String: Any]]
    ])
    #expect(text.contains("static var fileID: Swift.String { \"\" }"))
    #expect(text.contains("static var line: Swift.Int { 0 }"))
    #expect(try Self.preview(["syntax": ["source": "#Preview { A() }"]]) == "")
    #expect(try Self.preview(["syntax": ["location": [:] as [String: Any]]]) == "")
    #expect(try Self.preview(["discriminator": 3]) == "")
    #expect(try Self.preview(["syntax": 3]) == "")
  }

  @Test
  func aPreviewsStateIsMovedWithItsOtherAttributes() throws {
    let source = """
      #Preview("A") {
        let a = 1
        @State @Previewable var b = 2; let c = 3
        @Previewable(x) @State var d = 4
        Text("\\(a)")
      }
      """
    let text = try Self.preview(["syntax": ["source": source, "location": ["line": 1]]])
    #expect(text.contains("SwiftUI.PreviewContent(\"A\") { Preview() }\n"))
    #expect(
      text.contains(
        """
        struct Preview: SwiftUI.View {
        @State  var b = 2
         @State var d = 4
        var body: some SwiftUI.View {
          let a = 1
           let c = 3
        """
      )
    )
    #expect(text.contains("Text(\"\\(a)\")\n}\n}"))
  }
}
