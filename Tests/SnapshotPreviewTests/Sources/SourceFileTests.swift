import Foundation
import Testing

@testable import SnapshotPreview

@Suite struct SourceFileTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "/folder/A.swift", bytes: Array(text.utf8))
  }

  @Test func everyByteHasItsLine() {
    let file = file("a\n\nbc\n")
    #expect((0...6).map(file.line(at:)) == [1, 1, 2, 3, 3, 3, 4])
    #expect(file.lineCount == 4 && file.name == "A.swift")
  }

  @Test func lineAndColumnGiveAByteOffset() {
    let file = file("a\nbc")
    #expect(file.offset(line: 1, column: 1) == 0)
    #expect(file.offset(line: 2, column: 2) == 3)
    #expect(file.offset(line: 2, column: 3) == 4)
    #expect(file.offset(line: 2, column: 4) == nil)
    #expect(file.offset(line: 0, column: 1) == nil)
    #expect(file.offset(line: 3, column: 1) == nil)
  }

  private static let imports: [(text: String, module: String, range: String)] = [
    ("import A", "A", "import A"),
    ("public import A", "A", "public import A"),
    ("@testable import A", "A", "@testable import A"),
    ("@preconcurrency public import A; let b = 1", "A", "@preconcurrency public import A"),
    ("import struct A.B.C\n", "A", "import struct A.B.C"),
    ("import func A.b", "A", "import func A.b"),
    ("let a = 1\nimport B", "B", "import B"),
  ]

  @Test(arguments: imports)
  func anImportHasItsModuleAndItsBytes(text: String, module: String, range: String) throws {
    let file = file(text)
    #expect(file.imports.map(\.module) == [module])
    #expect(file.text(try #require(file.imports.first).range) == range)
  }

  @Test(arguments: ["func f() { import A }", "// import A", "let a = \"import A\"", "importA"])
  func otherTextsImportNothing(text: String) {
    #expect(file(text).imports.isEmpty)
  }

  @Test func filesOfTestsImportATestingLibrary() {
    #expect(file("import XCTest").isTest && file("import Testing").isTest)
    #expect(!file("import SwiftUI\nlet a = Testing.self").isTest)
  }

  @Test func sourceLocationDirectivesAreFound() {
    let file = file(
      "#sourceLocation(file: \"/x\", line: 1)\nlet a = \"#sourceLocation()\"\n#sourceLocation()\n"
    )
    #expect(
      file.locationDirectives.map(file.text)
        == ["#sourceLocation(file: \"/x\", line: 1)", "#sourceLocation()"]
    )
  }

  @Test(arguments: [
    ("a b-ü😀.swift", true, "a b-ü😀"), ("a\nb.swift", false, "a_b"), ("a\"b.swift", false, "a_b"),
    ("a\\b.swift", false, "a_b"), ("a'b.swift", false, "a_b"), ("a:1:2.swift", false, "a_1_2"),
    ("$A.swift", true, "_A"), ("@a.swift", true, "_a"),
  ])
  func namesThatMayBeMisreadAreReplaced(name: String, isPlain: Bool, plainName: String) {
    let file = SourceFile(path: "/folder/\(name)", bytes: [])
    #expect(file.hasPlainPath == isPlain)
    #expect(file.plainName == plainName)
  }

  @Test func onlyDirectivesAskForAPlatform() {
    let file = file("#if os(iOS)\n  #elseif DEBUG && os(iOS) || os(tvOS)\n#endif\nlet a = os(iOS)")
    #expect(file.platformChecks.map { file.line(at: $0.lowerBound) } == [1, 2])
    #expect(file.platformChecks.map(file.text) == ["os(iOS)", "os(iOS)"])
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let folder = try PreviewFolder()
    let text = String(repeating: " ", count: SourceFile.sizeLimit)
    #expect(SourceFile(path: try folder.write(text, to: "a.swift")) != nil)
    #expect(SourceFile(path: try folder.write(text + " ", to: "b.swift")) == nil)
    #expect(SourceFile(path: "\(folder.path)/absent.swift") == nil)
    #expect(SourceFile.sizeLimit == 4_194_304)
  }

  @Test(arguments: ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"])
  func anImportMayNameAKindOfDeclaration(kind: String) throws {
    let file = file("import \(kind) A.b\nlet c = 1")
    #expect(file.imports.map(\.module) == ["A"])
    #expect(file.text(try #require(file.imports.first).range) == "import \(kind) A.b")
  }

  @Test(arguments: ["public", "internal", "private", "fileprivate", "package"])
  func anImportIncludesItsAccessLevel(level: String) throws {
    let file = file("let a = b\n\(level) import A\n")
    #expect(file.text(try #require(file.imports.first).range) == "\(level) import A")
  }

  @Test(arguments: [
    ("let a = b\nimport B", "import B"), ("import B.", "import B"),
    ("let a = b\n@c @_exported public import B", "@c @_exported public import B"),
    ("a import B", "import B"), ("@a import B", "@a import B"),
  ])
  func anImportEndsAtOtherTokens(text: String, range: String) throws {
    let file = file(text)
    #expect(file.imports.map(\.module) == ["B"])
    #expect(file.text(try #require(file.imports.first).range) == range)
  }

  @Test func onlyTheSwiftExtensionIsRemoved() {
    #expect(SourceFile(path: "/folder/A.txt", bytes: []).plainName == "A.txt")
  }

  @Test(arguments: [
    "f(#sourceLocation)", "#sourceLocation", "#sourceLocation {", "sourceLocation()",
  ])
  func incompleteDirectivesAreIgnored(text: String) {
    #expect(file(text).locationDirectives.isEmpty)
  }

  @Test(arguments: [
    ("\t#if os(iOS)\n#endif", 1), ("#if os(macOS)\n#endif", 0), ("#if a(iOS)\n#endif", 0),
    ("#if os\n#endif", 0), ("#if os(iOS, b)\n#endif", 0), ("let a = 1 #if os(iOS)\n#endif", 0),
    ("#if a\n#else\nlet b = os(iOS)\n#endif", 0), ("#if os(iOS) || os(iOS)\n#endif", 2),
  ])
  func platformsAreCheckedByOneCondition(text: String, count: Int) {
    #expect(file(text).platformChecks.count == count)
  }

  @Test func applicationMarksBeginWithAnAtSign() {
    let file = file("@UIApplicationMain class A {}\nUIApplicationMain()\n")
    #expect(file.applicationMarks.map(file.text) == ["@UIApplicationMain"])
  }

  @Test func aFileWithUnbalancedBracketsHasNoDeclarations() {
    let file = file("import A\n@UIApplicationMain struct B {")
    #expect(file.declarations.isEmpty && file.imports.isEmpty && file.applicationMarks.isEmpty)
    #expect(file.locationDirectives.isEmpty && file.platformChecks.isEmpty)
    #expect(file.lineCount == 2)
  }

  @Test func declarationsHaveTheLineOfTheirAttributes() throws {
    let file = file("\n@a\n@b\nstruct C {}\n")
    let declaration = try #require(file.declarations.first)
    #expect(file.line(of: declaration) == 2)
    #expect(file.text(declaration.range) == "@a\n@b\nstruct C {}")
  }
}
