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

  private func added(_ text: String, views: Bool = true) -> [FilePlan.Addition] {
    var plan = plan(text)
    plan.add(views: views)
    return plan.additions
  }

  @Test func additionsHaveTheirKindNameAndLine() {
    let text = "\nstruct A: View {}\nstruct B: PreviewProvider {}\n"
    #expect(
      added(text) == [
        .init(kind: .view, name: "A", line: 2), .init(kind: .provider, name: "B", line: 3),
      ]
    )
    #expect(added(text, views: false) == [.init(kind: .provider, name: "B", line: 3)])
  }

  @Test(arguments: [
    "protocol A: PreviewProvider {}", "extension A: PreviewProvider {}", "extension A: View {}",
    "class A: View {}", "struct A {}", "struct A<View>: View {}", "protocol A: View {}",
    "func a() -> View {}",
  ])
  func otherDeclarationsAreNotAdded(text: String) {
    #expect(added(text).isEmpty)
  }

  @Test func addedPreviewsFollowTheFile() {
    var plan = plan("struct A: View {}\nstruct B: PreviewProvider {}")
    #expect(plan.text == nil)
    plan.add(views: true)
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self) == """
        struct A: View {}
        struct B: PreviewProvider {}
        #Preview { A() }
        import PreviewRunner; #Preview { PreviewProviderViews(B.self) }
        """
    )
  }

  @Test func aNewPlanCompilesTheWholeFile() {
    let plan = plan("struct A {}")
    #expect(!plan.isImported && !plan.isOmitted)
    #expect(plan.blanked.isEmpty && plan.additions.isEmpty)
    #expect(plan.omissions.isEmpty && plan.missingImports.isEmpty)
    #expect(plan.addition(atLine: 1) == nil && plan.addition(atLine: 2) == nil)
  }

  @Test func everyCheckOfThePlatformIsReplaced() {
    let plan = plan("#if os(iOS) || os( iOS )\n#endif\n")
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self) == "#if true    || true     \n#endif\n"
    )
  }

  private func omission(
    _ line: Int,
    _ declaration: String?,
    _ name: String,
    _ message: String,
    dependsOnOmitted: Bool = false
  ) -> Omission {
    Omission(
      file: "/A.swift",
      line: line,
      declaration: declaration,
      name: name,
      message: message,
      dependsOnOmitted: dependsOnOmitted,
      missingImports: ["MapKit"]
    )
  }

  @Test func omissionsDescribeTheError() {
    var plan = plan("struct A {\n  struct B {\n    var c: MK\n  }\n}\n")
    plan.missingImports = ["MapKit"]
    let message = "value of type 'D' has no member 'e'"
    #expect(plan.omit(error(3, 12, message), .member) { $0 == "e" } == ["c"])
    #expect(
      plan.omissions == [omission(3, "var c", "D.e", message, dependsOnOmitted: true)]
    )
    #expect(plan.omit(error(2, 4, "wrong"), .file) { _ in true } == ["A"])
    #expect(
      plan.omissions == [
        omission(2, nil, "wrong", "wrong"),
        omission(3, "var c", "D.e", message, dependsOnOmitted: true),
      ]
    )
    #expect(plan.omit(error(3, 12, message), .member) { _ in false } == [])
    #expect(plan.omissions.count == 2, "the file is omitted already")
    plan.omitFile("gone")
    #expect(plan.omissions.first == omission(1, nil, "gone", "gone"))
    #expect(plan.omissions.count == 3 && plan.isOmitted)
  }

  @Test func aLargerPartReplacesThoseInside() {
    var plan = plan("struct A {\n  var b: Int\n}\nstruct C {\n  var d: Int\n}\n")
    #expect(plan.omit(error(2, 7, "x"), .member) { _ in false } == ["b"])
    #expect(plan.omit(error(5, 7, "y"), .member) { _ in false } == ["d"])
    #expect(plan.blanked.count == 2)
    #expect(plan.omit(error(4, 8, "z"), .declaration) { _ in false } == ["C"])
    #expect(plan.blanked.count == 2)
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self)
        == "struct A {\n            \n}\n          \n            \n \n"
    )
  }

  @Test func neighbouringDeclarationsAreOmittedSeparately() {
    var plan = plan("struct A {};struct B {};struct C {}")
    _ = plan.omit(error(1, 8, "x"), .declaration) { _ in false }
    _ = plan.omit(error(1, 20, "y"), .declaration) { _ in false }
    #expect(plan.omissions.map(\.declaration) == ["struct A", "struct B"])
    #expect(
      String(decoding: plan.text ?? [], as: UTF8.self)
        == String(repeating: " ", count: 24) + "struct C {}"
    )
  }

  @Test func aRoundOmitsMembersOrWholeDeclarations() {
    let text = "extension A {\n  func b() {}\n}\n"
    for (extent, name, declaration) in [
      (FilePlan.Extent.member, "b", "func b"), (.declaration, "A", "extension A"),
    ] {
      var plan = plan(text)
      #expect(plan.omit(error(2, 8, "x"), extent) { _ in false } == [name])
      #expect(plan.omissions.map(\.declaration) == [declaration])
      #expect(!plan.isOmitted)
    }
  }

  @Test func anErrorAtTheEndOfADeclarationBelongsToIt() {
    var plan = plan("struct A {}\nstruct B {}\n")
    #expect(plan.omit(error(1, 12, "x"), .declaration) { _ in false } == ["A"])
    #expect(plan.omit(error(2, 40, "y"), .declaration) { _ in false } == ["A", "B"])
    #expect(plan.omissions.map(\.message) == ["y", "x"])
  }

  @Test func theAddedPreviewOfAnOmittedTypeIsRemoved() {
    var plan = plan("struct A: View {}\nstruct B: View {}\n#Preview(\"B\") {}\nimport B\n")
    plan.add(views: true)
    _ = plan.omit(error(1, 8, "x"), .declaration) { _ in false }
    #expect(plan.additions.map(\.name) == ["B"])
    _ = plan.omit(error(3, 2, "y"), .declaration) { _ in false }
    _ = plan.omit(error(4, 8, "z"), .declaration) { _ in false }
    #expect(plan.additions.map(\.name) == ["B"], "the type itself compiles")
    #expect(plan.omissions.map(\.declaration) == ["struct A", "#Preview B", "import B"])
    #expect(plan.omissions.map(\.name) == ["x", "y", "z"])
  }

  @Test func previewsWithoutANameAreNamedByTheirKind() {
    var plan = plan("#Preview { A() }\n")
    #expect(plan.omit(error(1, 12, "x"), .member) { _ in false } == [""])
    #expect(plan.omissions.map(\.declaration) == ["#Preview"])
  }

  @Test func onlyAddedProvidersAreListed() {
    var plan = plan("struct A: View {}\n\nstruct B: PreviewProvider {}\n")
    plan.missingImports = ["MapKit"]
    plan.add(views: true)
    #expect(plan.omit(error(6, 2, "cannot find 'MK' in scope"), .member) { _ in false } == [])
    #expect(
      plan.omissions == [
        omission(3, "PreviewProvider B", "MK", "cannot find 'MK' in scope", dependsOnOmitted: true)
      ]
    )
    #expect(plan.additions.map(\.name) == ["A"])
    #expect(plan.omit(error(5, 2, "x"), .member) { _ in false } == [])
    #expect(plan.additions.isEmpty && plan.omissions.count == 1)
  }
}
