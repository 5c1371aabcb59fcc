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
}
