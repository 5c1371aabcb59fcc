import Testing

@testable import SnapshotPreview

@Suite struct FilePlanTests {
  private func plan(_ text: String) -> FilePlan {
    FilePlan(SourceFile(path: "/A.swift", bytes: Array(text.utf8)))
  }

  private func error(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
    Diagnostic(path: "/A.swift", line: line, column: column, message: message)
  }

  @Test func smallestDeclarationIsOmittedAndLinesAreKept() {
    var plan = plan("extension View {\n  func a() { MK() }\n  func b() {}\n}\n")
    let names = plan.omit(error(2, 14, "cannot find 'MK' in scope"), .member) { _ in false }
    #expect(names == ["a"])
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self)
        == "extension View {\n                   \n  func b() {}\n}\n"
    )
    #expect(plan.omissions.map(\.name) == ["MK"])
    #expect(plan.omissions.map(\.declaration) == ["func a"])
  }

  @Test func entryPointsThatNeedUIKitAreBlanked() {
    let plan = plan("@UIApplicationMain\nclass UIApplicationMain {}\n")
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self)
        == "                  \nclass UIApplicationMain {}\n"
    )
  }

  @Test func sourceLocationDirectivesAreBlanked() {
    let plan = plan("#sourceLocation(file: \"/x\", line: 1)\nlet a = 1\n")
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self)
        == String(repeating: " ", count: 36) + "\nlet a = 1\n"
    )
  }

  @Test func anImportIsUnavailableOnlyIfItsModuleIs() {
    var plan = plan("import A\nimport B\n")
    _ = plan.omit(error(1, 8, "no such module 'A'"), .member) { _ in false }
    _ = plan.omit(error(2, 8, "source control conflict marker"), .member) { _ in false }
    #expect(plan.omissions.map(\.name) == ["import A", "source control conflict marker"])
    #expect(plan.omissions.map(\.isUnavailableName) == [true, false])
  }

  @Test func aFileThatCantBeReadIsOmitted() {
    let plan = FilePlan(unreadable: "/A.swift")
    #expect(plan.isOmitted)
    #expect(
      plan.omissions.map(\.message) == ["the file can’t be read, or is larger than 4 MiB"]
    )
    #expect(plan.omissions.map(\.isUnavailableName) == [false])
  }

  @Test func viewWithoutItsBodyIsOmitted() {
    var plan = plan("struct A: View {\n  var body: some View { MK() }\n}\nstruct B {}\n")
    #expect(plan.omit(error(2, 25, "cannot find 'MK' in scope"), .member) { _ in false } == ["A"])
    #expect(!plan.isOmitted)
  }

  @Test func errorOutsideOfDeclarationsTakesTheFile() {
    var plan = plan("}\n")
    _ = plan.omit(error(1, 1, "extraneous '}'"), .member) { _ in false }
    #expect(plan.isOmitted)
    #expect(plan.omissions.map(\.declaration) == [nil])
  }

  @Test func errorInAnOmittedPartChangesNothing() {
    var plan = plan("struct A {}\nstruct B {}\n")
    #expect(plan.omit(error(1, 8, "x"), .declaration) { _ in false } == ["A"])
    #expect(plan.omit(error(1, 9, "y"), .declaration) { _ in false } == [])
    #expect(plan.omissions.map(\.message) == ["x"])
    #expect(plan.omit(error(1, 9, "y"), .file) { _ in false } == ["A", "B"])
    #expect(plan.isOmitted)
  }

  @Test func errorInTheLastLineIsInTheFile() {
    var plan = plan("struct A {}\nstruct B {}")
    #expect(plan.omit(error(2, 8, "x"), .declaration) { _ in false } == ["B"])
    #expect(plan.omit(error(3, 1, "y"), .declaration) { _ in false } == [])
    #expect(plan.omissions.map(\.message) == ["x"])
  }

  @Test func omittedPartsKeepTheirLineEndings() {
    var plan = plan("struct A {\r\n}\r\nstruct B {}\r\n")
    _ = plan.omit(error(1, 8, "x"), .declaration) { _ in false }
    let text = "          \r\n \r\nstruct B {}\r\n"
    #expect(plan.text == Array(text.utf8))
  }

  @Test func omittedMissingNameIsADependency() {
    var plan = plan("struct A { let map: MapPage }\n")
    _ = plan.omit(error(1, 21, "cannot find type 'MapPage' in scope"), .declaration) {
      $0 == "MapPage"
    }
    #expect(plan.omissions.map(\.dependsOnOmitted) == [true])
  }

  @Test func platformOfPreviewsIsIOS() {
    let plan = plan("#if os(iOS) && !os(macOS)\nlet a = \"os(iOS)\" // os(iOS)\n#endif\n")
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self)
        == "#if true    && !os(macOS)\nlet a = \"os(iOS)\" // os(iOS)\n#endif\n"
    )
  }

  @Test func providersAndViewsAreAddedAtTheEndOfTheFile() {
    var plan = plan(
      "struct A: View {}\nstruct A_Previews: PreviewProvider {}\nstruct G<T>: View {}"
    )
    plan.add(views: true)
    #expect(plan.additions.map(\.name) == ["A", "A_Previews"])
    #expect(plan.addition(atLine: 4) == 0)
    #expect(plan.addition(atLine: 5) == 1)
    #expect(plan.addition(atLine: 6) == nil)
    _ = plan.omit(error(4, 12, "missing argument"), .member) { _ in false }
    #expect(plan.additions.map(\.name) == ["A_Previews"])
    #expect(plan.omissions.isEmpty)
  }
}
