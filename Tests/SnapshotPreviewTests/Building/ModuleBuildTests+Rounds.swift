import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

/// Builds of several rounds, and the files that the compiler receives.
extension ModuleBuildTests {
  // MARK: - Rounds

  @Test func anErrorAfterACompleteBuildIsSearchedForInAllFiles() throws {
    var build = build([try plan("A", twoStructs)])
    try build.run()
    try tools.fail(4, "\(path("A")):5:1: error: expected '}'\n")
    try build.run()
    #expect(
      steps.all.dropFirst(3) == [
        "Building 1 of 1 files", "Checking 1 of 1 files, round 2", "Building 1 of 1 files",
        "Linking",
      ]
    )
    #expect(!folder.builtEverything)
  }

  @Test func aBuildThatFailsIsNotComplete() throws {
    var build = build([try plan("A")])
    try build.run()
    #expect(folder.builtEverything)
    try tools.fail(5, "undefined symbol\n")
    #expect(throws: PreviewError.build(log: folder.log)) { try build.run() }
    #expect(!folder.builtEverything)
    #expect(tools.files(4).contains("building") && !tools.files(4).contains("complete"))
  }

  @Test func severalErrorsOfAnAddedPreviewRemoveOnlyThat() throws {
    var plan = try plan("A", "struct One: View {}\nstruct Two: View {}\n")
    plan.add(views: true)
    try tools.fail(
      1,
      "\(copy("A")):4:3: error: wrong\n\(copy("A")):4:9: error: also wrong\n"
    )
    var build = build([plan])
    try build.run()
    #expect(build.plans[0].additions.map(\.name) == ["Two"])
    #expect(build.plans[0].omissions.isEmpty && !build.plans[0].isOmitted)
  }

  @Test func errorsOfSeveralAddedPreviewsRemoveAllInOneRound() throws {
    var plan = try plan("A", "struct One: View {}\nstruct Two: View {}\nstruct Three: View {}\n")
    plan.add(views: true)
    try tools.fail(
      1,
      "\(copy("A")):5:3: error: wrong\n\(copy("A")):6:3: error: wrong\n\(copy("A")):2:3: error: x\n"
    )
    var build = build([plan])
    try build.run()
    #expect(build.plans[0].additions.map(\.name) == ["Three"])
    #expect(build.plans[0].omissions.map(\.declaration) == ["struct Two"])
    #expect(tools.callCount == 4)
  }

  /// A preview may have no name, but errors without a name don't depend on it.
  @Test func errorsWithoutANameDependOnNothing() throws {
    try tools.fail(1, "\(path("A")):1:12: error: cannot find 'MK' in scope\n")
    try tools.fail(2, "\(copy("A")):2:1: error: expected '}'\n")
    var build = build([try plan("A", "#Preview { MK() }\nstruct B {}\n")])
    try build.run()
    #expect(build.plans[0].omissions.map(\.dependsOnOmitted) == [false, false])
    #expect(build.plans[0].omissions.map(\.name) == ["MK", "expected '}'"])
  }

  @Test func severalErrorsInALineAreOmittedTogether() throws {
    try tools.fail(
      1,
      "\(path("A")):1:8: error: a\n\(path("A")):1:20: error: b\n"
    )
    var build = build([try plan("A", "struct One {};struct Two {}\nstruct Three {}\n")])
    try build.run()
    #expect(Set(build.plans[0].omissions.map(\.declaration)) == ["struct One", "struct Two"])
    #expect(tools.callCount == 4)
  }

  // MARK: - Files

  @Test func aFileWithASpecialPathIsCopied() throws {
    var build = build([try plan("a\"b"), try plan("C")])
    try build.run()
    let copy = "\(folder.path)/sources/a_b.swift"
    #expect(tools.call(1).suffix(2) == quoted([copy, path("C")])[...])
    #expect(folder.text(at: copy) == "struct A {}\n")
    #expect(build.plan(named: "a_b.swift") != nil && build.plan(named: "a\"b.swift") == nil)
  }

  @Test func specialCharactersOfArgumentsAreEscaped() throws {
    let cache = try PreviewCache(environment: .init(variables: ["XDG_CACHE_HOME": root.path]))
    let quiet = PreviewProgress(step: { _ in }, note: { _ in })
    let folder = try ModuleFolder(key: #"a"b\d"#, cache: cache, progress: quiet)
    var build = ModuleBuild(
      plans: [try plan("A")],
      engine: engine,
      folder: folder,
      progress: quiet
    )
    try build.run()
    let start = "\(root.path)/snapshot-preview/inputs/"
    #expect(tools.call(2).contains("\"\(start)a\\\"b\\\\d/outputs.json\""))
    #expect(tools.call(3).contains("\"\(start)a\\\"b\\\\d/objects/A.o\""))
  }

  @Test func theMapOfOutputsIsSorted() throws {
    var build = build(try ["B", "A", "D", "C", "E"].map { try plan($0) })
    try build.run()
    let objects = "\(folder.path)/objects".replacing("/", with: "\\/")
    let inputs = "\(root.path)/in".replacing("/", with: "\\/")
    let entries = ["A", "B", "C", "D", "E"].map { name in
      "\"\(inputs)\\/\(name).swift\":{\"object\":\"\(objects)\\/\(name).o\","
        + "\"swift-dependencies\":\"\(objects)\\/\(name).swiftdeps\"}"
    }
    let first = "\"\":{\"swift-dependencies\":\"\(objects)\\/module.swiftdeps\"}"
    #expect(
      folder.text(at: "\(folder.path)/outputs.json")
        == "{" + ([first] + entries).joined(separator: ",") + "}"
    )
  }

  @Test func aChangedListOfModulesIsLookedUpAgain() throws {
    var first = build([try plan("A", "import Alpha\n")])
    try first.run()
    #expect(!tools.files(1).contains("imports.key") && tools.files(2).contains("imports.key"))
    var second = build([try plan("A", "import Beta\n")])
    try second.run()
    #expect(!tools.files(5).contains("imports.key"), "a killed lookup is repeated")
  }
}
