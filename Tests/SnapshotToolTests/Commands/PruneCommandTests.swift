import Foundation
import SnapshotCore
import Testing

@Suite struct PruneCommandTests {
  private let menu = "__Snapshots__/ShopTests/Menu"

  /// A package whose last run used one of three references. `soup()` is the only test.
  private func package(isFiltered: Bool = false, hasEnded: Bool = true) throws -> ToolPackage {
    let package = try ToolPackage()
    try package.add("soup.txt", .passed, reference: Array("soup\n".utf8))
    try package.write("old\n", to: "\(menu)/stew.txt")
    try package.write("notes\n", to: "\(menu)/notes.md")
    try package.write("@Suite struct Menu {\n  @Test func soup() {}\n}\n", to: "Tests/Menu.swift")
    try package.write("ShopTests.Menu/soup()\n", to: "tests.txt")
    try package.finish(isFiltered: isFiltered, hasEnded: hasEnded)
    return package
  }

  @Test func unusedReferencesAreListedFirst() throws {
    let package = try package()
    let output = """
      Unused __Snapshots__/ShopTests/Menu/stew.txt
      Not a reference: __Snapshots__/ShopTests/Menu/notes.md
      1 used, 1 unused
      Remove them with `swift run snapshot prune --delete`

      """
    #expect(
      try package.run("prune", "--tests", "tests.txt") == .init(status: 0, output: output)
    )
    #expect(package.text(of: "\(menu)/stew.txt") == "old\n")
  }

  @Test func deletingRemovesThem() throws {
    let package = try package()
    let output = """
      Removed __Snapshots__/ShopTests/Menu/stew.txt
      Not a reference: __Snapshots__/ShopTests/Menu/notes.md
      1 used, 1 removed

      """
    let answer = try package.run("prune", "--tests", "tests.txt", "--delete")
    #expect(answer == .init(status: 0, output: output))
    #expect(package.text(of: "\(menu)/stew.txt") == nil)
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n")
    #expect(package.text(of: "\(menu)/notes.md") == "notes\n")
  }

  @Test func referencesOfARemovedTargetAreKeptAsOneFolder() throws {
    let package = try package()
    try package.write("old\n", to: "__Snapshots__/CafeTests/Menu/a.txt")
    try package.write("old\n", to: "__Snapshots__/CafeTests/Menu/b.txt")
    let output = """
      Removed __Snapshots__/ShopTests/Menu/stew.txt
      Not a reference: __Snapshots__/ShopTests/Menu/notes.md
      Kept 2 files in __Snapshots__/CafeTests: no test target is named CafeTests. If it was removed, \
      run `git rm -r __Snapshots__/CafeTests`.
      1 used, 1 removed

      """
    let answer = try package.run("prune", "--tests", "tests.txt", "--delete")
    #expect(answer == .init(status: 0, output: output))
    #expect(package.text(of: "__Snapshots__/CafeTests/Menu/a.txt") == "old\n")
  }

  @Test func whatGitCannotRestoreIsKept() throws {
    let package = try package()
    try package.commit()
    try package.write("edited\n", to: "\(menu)/stew.txt")
    let answer = try package.run("prune", "--tests", "tests.txt", "--delete")
    let output = """
      Kept __Snapshots__/ShopTests/Menu/stew.txt: it has uncommitted changes or isn’t committed, \
      so Git couldn’t restore it.
      Not a reference: __Snapshots__/ShopTests/Menu/notes.md
      1 used, 0 removed

      """
    #expect(answer == .init(status: 1, output: output))
    #expect(package.text(of: "\(menu)/stew.txt") == "edited\n")
    try package.git("checkout", "-q", "--", ".")
    #expect(try package.run("prune", "--tests", "tests.txt", "--delete").status == 0)
    #expect(package.text(of: "\(menu)/stew.txt") == nil)
  }

  @Test(arguments: ["skip-worktree", "assume-unchanged"])
  func changesThatGitIgnoresOnRequestAreKept(_ flag: String) throws {
    let package = try package()
    try package.commit()
    try package.git("update-index", "--\(flag)", "\(menu)/stew.txt")
    try package.write("edited\n", to: "\(menu)/stew.txt")
    #expect(try package.run("prune", "--tests", "tests.txt", "--delete").status == 1)
    #expect(package.text(of: "\(menu)/stew.txt") == "edited\n")
  }

  @Test func whatIsOnlyStagedIsKept() throws {
    let package = try package()
    try package.write("// empty\n", to: "other.txt")
    try package.git("init", "-q")
    try package.git("add", "other.txt")
    try package.git("commit", "-q", "-m", "Begin")
    try package.git("add", "--", "__Snapshots__")
    #expect(try package.run("prune", "--tests", "tests.txt", "--delete").status == 1)
    #expect(package.text(of: "\(menu)/stew.txt") == "old\n")
  }

  @Test func nothingIsRemovedIfGitFails() throws {
    let package = try package()
    try package.write("nonsense\n", to: ".git")
    let answer = try package.run("prune", "--tests", "tests.txt", "--delete")
    #expect(answer.status == 1)
    #expect(package.text(of: "\(menu)/stew.txt") == "old\n")
    let other = try self.package()
    try other.commit()
    try other.write("edited\n", to: "\(menu)/stew.txt")
    let variables = ["GIT_DIR": "/nowhere"]
    #expect(
      try other.run("prune", "--tests", "tests.txt", "--delete", variables: variables).status == 1
    )
    #expect(other.text(of: "\(menu)/stew.txt") == "edited\n")
  }

  @Test func jsonNamesWhatWasRemoved() throws {
    let package = try package()
    for (flag, removed) in [
      ("--json", "[\n\n  ]"), ("--delete", "[\n    \"\(menu)/stew.txt\"\n  ]"),
    ] {
      let answer = try package.run("prune", "--tests", "tests.txt", "--json", flag)
      let output = """
        {
          "foreign" : [
            "\(menu)/notes.md"
          ],
          "left" : [

          ],
          "removed" : \(removed),
          "unused" : [
            "\(menu)/stew.txt"
          ]
        }

        """
      #expect(answer == .init(status: 0, output: output))
    }
  }

  @Test func partialAndFailedRunsAreRefused() throws {
    let start = "Nothing is pruned: "
    for package in [try package(isFiltered: true), try package(hasEnded: false)] {
      let answer = try package.run("prune", "--tests", "tests.txt", "--delete")
      #expect(answer.status == 1)
      #expect(answer.errors.hasPrefix(start))
      #expect(package.text(of: "\(menu)/stew.txt") == "old\n")
    }
    let failed = try ToolPackage.withAllKinds().run("prune", "--delete")
    let errors =
      start + "4 snapshots failed, and a failed test may not have used all its references. "
      + "Make `swift test` pass first.\n"
    #expect(failed == .init(status: 1, output: "", errors: errors))
  }

  @Test func aMissingListOfTestsIsAnError() throws {
    let answer = try package().run("prune", "--tests", "none.txt")
    let errors = "Can’t read the list of tests: none.txt\n"
    #expect(answer == .init(status: 2, output: "", errors: errors))
  }

  @Test func testsAreListedByThePackageManager() throws {
    let package = try package()
    try package.writeProgram(
      "[ \"$*\" = 'test list' ] && echo 'ShopTests.Menu/soup()' && echo Done",
      to: "bin/swift"
    )
    let variables = ["PATH": "\(package.root)/bin:/usr/bin:/bin"]
    let answer = try package.run("prune", variables: variables)
    #expect(answer == (try package.run("prune", "--tests", "tests.txt")))
    #expect(answer.output.hasPrefix("Unused \(menu)/stew.txt\n"))
    try package.writeProgram("exit 1", to: "bin/swift")
    let errors = "`swift test list` failed. Build the tests first: `swift build --build-tests`.\n"
    #expect(
      try package.run("prune", variables: variables) == .init(status: 2, output: "", errors: errors)
    )
  }

  @Test func aTerminalShowsThatTestsAreListed() throws {
    let package = try package()
    try package.writeProgram("echo 'ShopTests.Menu/soup()'", to: "bin/swift")
    let variables = ["PATH": "\(package.root)/bin:/usr/bin:/bin"]
    let output = try package.type("", "prune", variables: variables).output
    let text = "Running `swift test list` …"
    let blank = String(repeating: " ", count: text.count)
    #expect(output.hasPrefix("\(text)\r\(blank)\rUnused \(menu)/stew.txt\n"))
  }

  @Test func foldersThatBecomeEmptyAreRemoved() throws {
    let package = try package()
    try package.write("old\n", to: "__Snapshots__/ShopTests/Former/b.txt")
    #expect(try package.run("prune", "--tests", "tests.txt", "--delete").status == 0)
    #expect(!package.files.contains { $0.hasPrefix("__Snapshots__/ShopTests/Former") })
    #expect(package.files.contains("\(menu)/soup.txt"))
  }
}
