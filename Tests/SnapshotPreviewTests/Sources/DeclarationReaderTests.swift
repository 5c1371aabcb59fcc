import SnapshotCore
import Testing

@testable import SnapshotPreview

@Suite struct DeclarationReaderTests {
  private func declarations(_ text: String) throws -> [Declaration] {
    SourceFile(path: "/A.swift", bytes: Array(text.utf8)).declarations
  }

  @Test func readsKindsAndNames() throws {
    let found = try declarations(
      """
      import SwiftUI
      @MainActor final class Model: ObservableObject { @Published var a = 1; class func make() {} }
      extension Color.Brand where Self: View {}
      #Preview("Large", traits: .sizeThatFitsLayout) { A() }
      #Preview { A() }
      """
    )
    #expect(found.map(\.kind) == ["import", "class", "extension", "#Preview", "#Preview"])
    #expect(found.map(\.name) == ["SwiftUI", "Model", "Color.Brand", "Large", ""])
    #expect(found[1].members.map(\.name) == ["a", "make"])
  }

  @Test func directivesSeparateDeclarations() throws {
    let found = try declarations(
      "#if os(iOS)\nstruct A {}\n#else\nstruct B {}\n#endif\nstruct C {}"
    )
    #expect(found.map(\.name) == ["A", "B", "C"])
  }

  @Test func bodyOverSeveralLinesIsOneDeclaration() throws {
    let found = try declarations(
      """
      struct A: View {
        let a =
          1
        var body: some View {
          if let a { Text("\\(a)") }
        }
        private func f<T>()
          -> Int where T: Equatable { 1 }
      }
      """
    )
    #expect(found.count == 1)
    #expect(found[0].members.map(\.name) == ["a", "body", "f"])
    #expect(found[0].header.contains("View"))
  }

  /// Modifiers and attributes may have arguments.
  @Test(arguments: [
    "private(set) var a = 1", "public private(set) var a = 1", "unowned(unsafe) var a: A",
    "nonisolated(unsafe) static var a = 1", "@objc(b) var a = 1", "@Swift.MainActor var a = 1",
    "@Environment(\\.b) private var a", "@available(*, deprecated)\n  public(package) var a = 1",
    "class var a: Int { 1 }", "weak var a: A?",
  ])
  func modifiersBelongToTheirDeclaration(member: String) throws {
    let found = try declarations("class B {\n  \(member)\n  func c() {}\n}")
    #expect(found.map(\.name) == ["B"])
    #expect(found[0].members.map(\.kind) == ["var", "func"])
    #expect(found[0].members.map(\.name) == ["a", "c"])
  }

  @Test(arguments: [
    "struct A {", "}", "let a = \"", "/*", "@", "#", "class", "@available(", "", "private",
    "private(", "private(set)", "@a.", "class func", "extension A.", "#Preview(",
  ])
  func brokenSourceIsHarmless(text: String) throws {
    #expect(try declarations(text).count <= 1)
  }

  @Test(arguments: [
    "struct", "class", "enum", "protocol", "extension", "func", "let", "var", "typealias",
    "associatedtype", "import", "case", "actor", "macro", "precedencegroup",
  ])
  func everyKeywordBeginsADeclaration(keyword: String) throws {
    let found = try declarations("let a = 1\n\(keyword) b\nlet c = 1\n")
    #expect(found.map(\.kind) == ["let", keyword, "let"])
    #expect(found.map(\.name) == ["a", "b", "c"])
  }

  @Test(arguments: ["init", "deinit", "subscript"])
  func membersWithoutANameAreNamedAfterTheirKeyword(keyword: String) throws {
    let found = try declarations("class A {\n  let a = 1\n  \(keyword)() {}\n  let c = 1\n}\n")
    #expect(found[0].members.map(\.kind) == ["let", keyword, "let"])
    #expect(found[0].members.map(\.name) == ["a", keyword, "c"])
  }

  @Test func operatorsAreNamedByTheirCharacters() throws {
    let found = try declarations("let a = 1\noperator +\nprefix operator -\n")
    #expect(found.map(\.kind) == ["let", "operator", "operator"])
    #expect(found.map(\.name) == ["a", "+", "-"])
  }

  @Test(arguments: [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "override", "required", "convenience", "mutating",
    "nonmutating", "dynamic", "indirect", "optional", "prefix", "postfix", "infix", "consuming",
    "borrowing", "distributed",
  ])
  func everyModifierBeginsADeclaration(modifier: String) throws {
    let found = try declarations("let a = 1\n\(modifier) func b() {}\n")
    #expect(found.map(\.kind) == ["let", "func"])
    #expect(found.map(\.name) == ["a", "b"])
  }

  @Test(arguments: ["func", "var", "let", "subscript", "init"])
  func classBeforeAMemberIsAModifier(keyword: String) throws {
    let found = try declarations("class A {\n  class \(keyword) b\n}\n")
    #expect(found[0].members.map(\.kind) == [keyword])
    #expect(try declarations("class b {}").map(\.kind) == ["class"])
  }

  @Test(arguments: ["if A", "elseif A", "else", "endif", "warning(\"\")", "error(\"\")"])
  func everyDirectiveIsSkipped(directive: String) throws {
    let found = try declarations("let a = 1\n#\(directive)\nlet b = 2\n")
    #expect(found.map(\.kind) == ["let", "let"])
    #expect(found.map(\.range) == [0..<9, (12 + directive.count)..<(21 + directive.count)])
  }

  @Test func aFileMayEndWithADirective() throws {
    #expect(try declarations("let a = 1\n#endif").map(\.range) == [0..<9])
    #expect(try declarations("class A {\n  let a = 1\n  #endif\n}")[0].members.count == 1)
  }

  @Test func sourceLocationsAreSkipped() throws {
    let found = try declarations("#sourceLocation()\nlet b = 2\n")
    #expect(found.map(\.range) == [18..<27])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "; ", ";"])
  func declarationsEndWithTheirLineOrASemicolon(separator: String) throws {
    let found = try declarations("struct A {}\(separator)struct B {}")
    #expect(found.map(\.name) == ["A", "B"])
  }

  @Test func wordsInsideALineBeginNothing() throws {
    let found = try declarations("let a = b as struct\nlet c = 1 let d = 2")
    #expect(found.map(\.name) == ["a", "c"])
  }

  @Test func theHeaderEndsAtTheBraces() throws {
    let found = try declarations("struct A<T>: View {\n  let b = 1\n}")
    #expect(found[0].header == ["A", "<", "T", ">", ":", "View"])
    #expect(found[0].range == 0..<33)
    let without = try declarations("let a: Int = b { 1 } + { 2 } c")
    #expect(without[0].header == ["a", ":", "Int", "=", "b"])
    #expect(without[0].members == [])
  }

  @Test func aLongHeaderIsCut() throws {
    let found = try declarations(
      "let a = [" + String(repeating: "1,", count: 10) + "] "
        + String(
          repeating: "+ b ",
          count: 150
        )
    )
    #expect(found.map(\.header.count) == [200])
  }

  @Test func namesAfterAttributesOnOtherLinesAreRead() throws {
    let found = try declarations("@a.b.c(d)\n@e\nstruct A {}\n@f\n(g)")
    #expect(found.map(\.kind).first == "struct")
    #expect(found.map(\.name).first == "A")
    #expect(found.first?.range == 0..<24)
  }

  @Test func anIncompleteFileHasWhatCanBeRead() throws {
    #expect(try declarations("private").map(\.kind) == [""])
    #expect(try declarations("extension A.").map(\.name) == ["A"])
    #expect(try declarations("#Preview").map(\.kind) == ["#Preview"])
    #expect(try declarations("#Preview(").isEmpty)
    #expect(try declarations("#").map(\.kind) == ["#"])
    #expect(try declarations("struct").map(\.name) == [""])
    #expect(try declarations("= struct A {}").map(\.kind) == [""])
  }
}
