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
}
