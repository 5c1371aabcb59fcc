import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

/// The rounds of a build, with a script in place of the compiler.
@Suite struct ModuleBuildTests {
  let root: PreviewFolder
  let folder: ModuleFolder
  let tools: ScriptedToolchain
  let engine: PreviewEngine
  let steps = MessageLog()

  init() throws {
    root = try PreviewFolder()
    let cache = try PreviewCache(environment: .init(variables: ["XDG_CACHE_HOME": root.path]))
    folder = try ModuleFolder(
      key: "a",
      cache: cache,
      progress: .init(step: { _ in }, note: { _ in })
    )
    tools = try ScriptedToolchain(in: root)
    engine = PreviewEngine(
      folder: "\(root.path)/engine",
      stamp: "stamp",
      toolchain: tools.toolchain,
      lock: try FileLock("\(root.path)/lock", isShared: true, onWait: {})
    )
  }

  func path(_ name: String) -> String { "\(root.path)/in/\(name).swift" }

  /// The path of the copy that is compiled once a part of the file is blanked.
  func copy(_ name: String) -> String { "\(folder.path)/sources/\(name).swift" }

  /// Returns the plan of a file, which it writes.
  func plan(_ name: String, _ text: String = "struct A {}\n") throws -> FilePlan {
    let path = try root.write(text, to: "in/\(name).swift")
    return FilePlan(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  func build(
    _ plans: [FilePlan],
    localModules: Set<String> = [],
    catalogs: [String] = []
  ) -> ModuleBuild {
    let steps = steps
    return ModuleBuild(
      plans: plans,
      localModules: localModules,
      catalogs: catalogs,
      engine: engine,
      folder: folder,
      progress: PreviewProgress(step: { steps.add($0) }, note: { _ in })
    )
  }

  func quoted(_ words: [String]) -> [String] { words.map { "\"\($0)\"" } }

  // MARK: - Builds without errors

  @Test func aFileIsCheckedCompiledAndLinked() throws {
    var build = build([try plan("A")])
    try build.run()
    #expect(steps.all == ["Checking 1 of 1 files, round 1", "Building 1 of 1 files", "Linking"])
    let list = "@\(folder.path)/arguments.txt"
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let arguments =
      [list]
      + quoted(
        [
          "-module-name", "Previews", "-swift-version", "5", "-parse-as-library", "-Onone", "-D",
          "DEBUG", "-enable-batch-mode", "-j", "\(cores)", "-suppress-warnings",
          "-no-color-diagnostics", "-diagnostic-style", "llvm", "-Xfrontend",
          "-entry-point-function-name", "-Xfrontend", "application_main",
        ] + engine.compilerArguments
      )
    #expect(tools.call(1) == arguments + quoted(["-typecheck", path("A")]))
    #expect(
      tools.call(2)
        == arguments
        + quoted([
          "-c", "-incremental", "-output-file-map", "\(folder.path)/outputs.json", path("A"),
        ])
    )
    #expect(
      tools.call(3)
        == ["-o", folder.runner, "@\(folder.path)/objects.txt"]
        + quoted(["\(folder.path)/objects/A.o"] + engine.linkerArguments)
    )
    #expect(tools.callCount == 3)
    #expect(build.plans[0].omissions == [])
    let map = try JSONDecoder().decode(
      [String: [String: String]].self,
      from: Data(folder.text(at: "\(folder.path)/outputs.json").utf8)
    )
    #expect(
      map == [
        "": ["swift-dependencies": "\(folder.path)/objects/module.swiftdeps"],
        path("A"): [
          "object": "\(folder.path)/objects/A.o",
          "swift-dependencies": "\(folder.path)/objects/A.swiftdeps",
        ],
      ]
    )
  }

  @Test func aCompleteBuildIsNotCheckedAgain() throws {
    #expect(!folder.builtEverything)
    var build = build([try plan("A")])
    try build.run()
    #expect(folder.builtEverything)
    #expect(!FilePath.exists("\(folder.path)/building"))
    try build.run()
    #expect(tools.callCount == 5)
    #expect(steps.all.suffix(2) == ["Building 1 of 1 files", "Linking"])
    #expect(folder.builtEverything)
  }

  @Test func theOutputOfAKilledBuildIsRemoved() throws {
    let object = "\(folder.path)/objects/A.o"
    try folder.write([1], to: object)
    try folder.write([1], to: folder.runner)
    var build = build([try plan("A")])
    try build.run()
    #expect(FilePath.exists(object) && FilePath.exists(folder.runner))
    #expect(try !folder.beginBuilding())
    try build.run()
    #expect(!FilePath.exists(object) && !FilePath.exists(folder.runner))
  }

  @Test func filesOfOneNameHaveDifferentNamesInTheModule() throws {
    let plans = [try plan("x/A"), try plan("y/a"), try plan("z/A"), try plan("B c")]
    var build = build(plans)
    try build.run()
    #expect(build.plan(named: "A.swift")?.file.path == path("x/A"))
    #expect(build.plan(named: "a~2.swift")?.file.path == path("y/a"))
    #expect(build.plan(named: "A~3.swift")?.file.path == path("z/A"))
    #expect(build.plan(named: "A~2.swift") == nil)
    let sources = "\(folder.path)/sources"
    #expect(
      tools.call(1).suffix(3).prefix(2)
        == quoted(["\(sources)/a~2.swift", "\(sources)/A~3.swift"])[...]
    )
    #expect(folder.text(at: "\(sources)/a~2.swift") == "struct A {}\n")
    #expect(
      tools.call(3).contains("\"\(folder.path)/objects/A~3.o\"")
    )
  }

  // MARK: - Errors

  let twoStructs = """
    struct One {
      var a: Int { 1 }
      var b: Missing { 2 }
    }
    struct Two {}

    """

  @Test func aMemberThatDoesNotCompileIsBlanked() throws {
    try tools.fail(1, "\(path("A")):3:10: error: cannot find type 'Missing' in scope\n")
    var build = build([try plan("A", twoStructs)])
    try build.run()
    #expect(
      steps.all == [
        "Checking 1 of 1 files, round 1", "Checking 1 of 1 files, round 2",
        "Building 1 of 1 files", "Linking",
      ]
    )
    let omission = try #require(build.plans[0].omissions.first)
    #expect(build.plans[0].omissions.count == 1)
    #expect(omission.line == 3 && omission.name == "Missing")
    #expect(omission.declaration == "var b")
    #expect(tools.call(2).last == "\"\(copy("A"))\"")
    let spaces = String(repeating: " ", count: "  var b: Missing { 2 }".count)
    #expect(
      folder.text(at: copy("A")) == twoStructs.replacing("  var b: Missing { 2 }", with: spaces)
    )
    #expect(!folder.builtEverything)
  }

  @Test func errorsOfCompilationAreOmittedToo() throws {
    try tools.fail(2, "\(path("A")):5:1: error: expected '}'\n")
    var build = build([try plan("A", twoStructs)])
    try build.run()
    #expect(build.plans[0].omissions.map(\.declaration) == ["struct Two"])
    #expect(tools.callCount == 5)
  }

  /// An error in a part that is omitted already changes nothing, so the whole file is omitted.
  @Test func aRoundWithoutProgressOmitsTheFile() throws {
    try tools.fail(1, "\(path("A")):5:1: error: expected '}'\n")
    try tools.fail(2, "\(copy("A")):5:1: error: expected '}'\n")
    var build = build([try plan("A", twoStructs), try plan("B")])
    try build.run()
    #expect(build.plans.map(\.isOmitted) == [true, false])
    #expect(steps.all.contains("Checking 1 of 2 files, round 3"))
    #expect(build.plans[0].omissions.map(\.line) == [5, 5])
    #expect(build.plans[0].omissions.map(\.declaration) == [nil, "struct Two"])
  }

  @Test func declarationsThatUseOmittedOnesAreMarked() throws {
    try tools.fail(1, "\(path("A")):5:1: error: expected '}'\n")
    try tools.fail(2, "\(copy("A")):1:1: error: cannot find 'Two' in scope\n")
    var build = build([try plan("A", twoStructs)])
    try build.run()
    #expect(build.plans[0].omissions.map(\.dependsOnOmitted) == [true, false])
    #expect(build.plans[0].omissions.map(\.line) == [1, 5])
  }

  /// Members are omitted in the first 8 rounds, then whole declarations, and files from round 13
  /// on.
  @Test func laterRoundsOmitMore() throws {
    let members = (1...14).map { "struct S\($0) {\n  var a: Int { 1 }\n}\n" }.joined()
    for round in 1...13 {
      let path = round == 1 ? path("A") : copy("A")
      try tools.fail(round, "\(path):\(3 * round - 1):7: error: wrong\n")
    }
    var build = build([try plan("A", members), try plan("B")])
    try build.run()
    let declarations = build.plans[0].omissions.filter { $0.declaration != nil }
    #expect(declarations.prefix(8).allSatisfy { $0.declaration == "var a" })
    #expect(declarations.dropFirst(8).map(\.declaration) == (9...12).map { "struct S\($0)" })
    #expect(build.plans.map(\.isOmitted) == [true, false])
    #expect(build.plans[0].omissions.count == 13)
    #expect(tools.callCount == 13 + 3)
  }

  @Test func atMost24RoundsAreTried() throws {
    let plans = try (1...30).map { try plan("F\($0)") }
    for round in 1...30 {
      try tools.fail(round, "\(path("F\(round)")):1:1: error: wrong\n")
    }
    var build = build(plans)
    #expect(throws: PreviewError.build(log: folder.log)) { try build.run() }
    #expect(tools.callCount == 24)
  }

  @Test func filesThatCrashTheCompilerAreOmitted() throws {
    try tools.fail(
      1,
      """
      Stack dump:
      0.\tProgram arguments: x
      1.\tWhile type-checking "\(path("A")):1:1" (in module)
      error: fatal '\(path("B"))'

      """
    )
    var build = build([try plan("A"), try plan("B")])
    try build.run()
    #expect(build.plans.map(\.isOmitted) == [true, false])
    #expect(build.plans[0].omissions.map(\.message) == ["the compiler crashed"])
  }

  @Test func aFileThatTheCompilerCannotReadIsOmitted() throws {
    try tools.fail(1, "<unknown>:0: error: error opening input file '\(path("A"))' (gone)\n")
    var build = build([try plan("A"), try plan("B")])
    try build.run()
    #expect(
      build.plans[0].omissions.map(\.message) == [
        "error opening input file '\(path("A"))' (gone)"
      ]
    )
    #expect(!build.plans[1].isOmitted)
  }

  @Test func anUnknownErrorEndsTheBuild() throws {
    try tools.fail(1, "error: unknown argument\n")
    var build = build([try plan("A")])
    #expect(throws: PreviewError.build(log: folder.log)) { try build.run() }
    #expect(folder.text(at: folder.log) == "error: unknown argument\n")
    #expect(tools.callCount == 1)
    #expect(FilePath.exists("\(folder.path)/building"))
  }

  @Test func aFailingLinkEndsTheBuild() throws {
    try tools.fail(3, "undefined symbol\n")
    var build = build([try plan("A")])
    #expect(throws: PreviewError.build(log: folder.log)) { try build.run() }
    #expect(!folder.builtEverything)
  }

  @Test func withoutFilesThereIsNoBuild() throws {
    var omitted = try plan("A")
    omitted.omitFile("x")
    var build = build([omitted])
    #expect(throws: PreviewError.build(log: folder.log)) { try build.run() }
    #expect(tools.callCount == 0)
  }

  // MARK: - Imports

  @Test func importsOfMissingModulesAreBlanked() throws {
    let text = "import Alpha\nimport Beta\nimport Gamma\n"
    try tools.warn(1, "a:2:1: warning: absent 0\nb:5:1: warning: absent 2 \nwarning: absent 10\n")
    var build = build(
      [try plan("A", text), try plan("B", "import Beta\n")],
      localModules: ["Gamma"]
    )
    try build.run()
    #expect(
      folder.text(at: "\(folder.path)/imports.swift") == """
        #if !canImport(Alpha)
        #warning("absent 0")
        #endif
        #if !canImport(Beta)
        #warning("absent 1")
        #endif
        #if !canImport(Gamma)
        #warning("absent 2")
        #endif

        """
    )
    #expect(
      tools.call(1)
        == ["-typecheck", "\(folder.path)/imports.swift"] + engine.compilerArguments
    )
    #expect(build.plans.map(\.missingImports) == [["Alpha"], []])
    let blanked = "            \nimport Beta\n            \n"
    #expect(folder.text(at: copy("A")) == blanked)
    #expect(tools.call(2).last == "\"\(path("B"))\"")
  }

  @Test func modulesAreLookedUpOnce() throws {
    var build = build([try plan("A", "import Alpha\n")])
    try build.run()
    #expect(tools.callCount == 4)
    try build.run()
    #expect(tools.callCount == 6)
    var changed = self.build([try plan("A", "import Beta\n")])
    try changed.run()
    #expect(tools.callCount == 9)
  }

  // MARK: - Assets

  @Test func symbolsOfCataloguesAreASeparateModule() throws {
    try root.write("{}", to: "in/C.xcassets/Brand.colorset/Contents.json")
    let catalog = "\(root.path)/in/C.xcassets"
    var build = build([try plan("A")], catalogs: [catalog])
    try build.run()
    let assets = "\(folder.path)/assets"
    #expect(
      tools.call(1)
        == [
          "-module-name", "PreviewAssets", "-swift-version", "5", "-parse-as-library",
          "-emit-module", "-emit-module-path", "\(assets)/PreviewAssets.swiftmodule", "-c", "-o",
          "\(assets)/PreviewAssets.o", "\(assets)/PreviewAssets.swift",
        ] + engine.compilerArguments
    )
    #expect(
      folder.text(at: "\(assets)/PreviewAssets.swift")
        .contains("  public static let brand = ColorResource(name: \"Brand\")\n")
    )
    let imported = quoted([
      "-I", assets, "-Xfrontend", "-import-module", "-Xfrontend", "PreviewAssets", "-typecheck",
      path("A"),
    ])
    #expect(tools.call(2).suffix(8) == imported[...])
    #expect(tools.call(4).contains("\"\(assets)/PreviewAssets.o\""))
    // The module is built again only if it changed.
    try build.run()
    #expect(tools.callCount == 6)
    try root.write("{}", to: "in/C.xcassets/Other.imageset/Contents.json")
    var changed = self.build([try plan("A")], catalogs: [catalog])
    try changed.run()
    #expect(tools.callCount == 9)
  }

  @Test func symbolsThatDoNotCompileAreLeftOut() throws {
    try root.write("{}", to: "in/C.xcassets/Brand.colorset/Contents.json")
    try tools.fail(1, "error: x\n")
    var build = build([try plan("A")], catalogs: ["\(root.path)/in/C.xcassets"])
    try build.run()
    #expect(!tools.call(2).contains("\"PreviewAssets\""))
    #expect(!tools.call(4).contains("\"\(folder.path)/assets/PreviewAssets.o\""))
    #expect(AssetModule(catalogs: [], folder: folder) == nil)
  }

  @Test func catalogsWithPicturesAreAModule() throws {
    try root.write("{}", to: "in/C.xcassets/Photo.imageset/Contents.json")
    let module = try #require(AssetModule(catalogs: ["\(root.path)/in/C.xcassets"], folder: folder))
    #expect(try module.build(with: engine))
    #expect(module.object == "\(folder.path)/assets/PreviewAssets.o")
    try root.write("{}", to: "in/D.xcassets/Contents.json")
    #expect(AssetModule(catalogs: ["\(root.path)/in/D.xcassets"], folder: folder) == nil)
  }

  @Test func symbolsAreCompiledAgainAfterAnError() throws {
    let names = ["Photo", "Other"]
    for name in names {
      try root.write("{}", to: "in/\(name).xcassets/\(name).imageset/Contents.json")
    }
    let modules = try names.map { name in
      try #require(AssetModule(catalogs: ["\(root.path)/in/\(name).xcassets"], folder: folder))
    }
    #expect(try modules[0].build(with: engine))
    try tools.fail(2, "error: x\n")
    #expect(try !modules[1].build(with: engine))
    #expect(folder.text(at: folder.log) == "error: x\n")
    // The output of the first build may be damaged.
    #expect(try modules[0].build(with: engine))
    #expect(tools.callCount == 3)
  }
}
