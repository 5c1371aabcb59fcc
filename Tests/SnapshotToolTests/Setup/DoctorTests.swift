import Foundation
import SnapshotCore
import Testing

/// `snapshot doctor`: each problem with its fix.
@Suite struct DoctorTests {
  private let menu = "__Snapshots__/ShopTests/Menu"

  private func package(_ references: [String: String] = ["soup.txt": "soup\n"]) throws
    -> ToolPackage
  {
    let package = try ToolPackage()
    for (name, text) in references { try package.write(text, to: "\(menu)/\(name)") }
    return package
  }

  @Test func aSoundPackageHasNoFindings() throws {
    let package = try package()
    #expect(try package.run("doctor") == .init(status: 0, output: "Nothing found.\n"))
    try package.write("**/__Snapshots__/** -text\n", to: ".gitattributes")
    try package.commit()
    #expect(try package.run("doctor") == .init(status: 0, output: "Nothing found.\n"))
  }

  @Test func gitMustNotConvertLineEndings() throws {
    let package = try package(["soup.txt": "soup\n", "a.json": "{}\n"])
    try package.commit()
    let output = """
      attributes Git may change the line endings of \(menu)/soup.txt.
        Run `swift run snapshot init --ci none`, which adds lines to .gitattributes.
      attributes Git may change the line endings of \(menu)/a.json.
        Run `swift run snapshot init --ci none`, which adds lines to .gitattributes.

      """
    #expect(try package.run("doctor") == .init(status: 1, output: output))
    // Each of these attributes is sufficient.
    for line in ["*.txt -text", "*.txt text eol=lf"] {
      try package.write("*.json -text\n\(line)\n", to: ".gitattributes")
      #expect(try package.run("doctor").status == 0, "\(line)")
    }
    try package.write("*.json -text\n*.txt text eol=crlf\n", to: ".gitattributes")
    #expect(try package.run("doctor").status == 1)
  }

  @Test func ignoredReferencesAreFound() throws {
    let package = try package()
    try package.write("*.txt\n", to: ".gitignore")
    try package.write("**/__Snapshots__/** -text\n", to: ".gitattributes")
    try package.commit()
    let output = """
      ignored Git ignores references, such as \(menu)/soup.txt (.gitignore:1:*.txt).
        Remove that rule from the ignore file, and commit the references.

      """
    #expect(try package.run("doctor") == .init(status: 1, output: output))
  }

  @Test func damagedReferencesAreNamedWithTheirFix() throws {
    let package = try package([
      "a.txt": "", "b.txt": "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> side\n",
      "c.txt": "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4\n",
    ])
    let lines = try package.run("doctor").output.split(separator: "\n")
    try #require(lines.count == 6)
    #expect(
      lines[0] == "reference \(menu)/a.txt: it is empty, possibly after an interrupted checkout."
    )
    #expect(
      lines[2]
        == "reference \(menu)/b.txt: it has unresolved merge conflict markers, the first on line 1."
    )
    #expect(lines[4] == "reference \(menu)/c.txt: it is a Git LFS pointer, not the file itself.")
    for fix in [1, 3, 5] { #expect(lines[fix].hasPrefix("  ")) }
  }

  @Test func anEmptyReferenceIsSoundIfItsTestPassed() throws {
    let package = try package([:])
    try package.add("a.txt", .passed, reference: [])
    try package.finish()
    #expect(try package.run("doctor").status == 0)
    let committed = try self.package(["a.txt": "", "b.json": ""])
    try committed.write("**/__Snapshots__/** -text\n", to: ".gitattributes")
    try committed.commit()
    let output = try committed.run("doctor").output
    #expect(output.hasPrefix("reference \(menu)/b.json: it is empty"), "JSON is never empty")
    #expect(!output.contains("a.txt"))
  }

  @Test func namesThatDifferInCaseAreFound() throws {
    let package = try package(["soup.txt": "a\n", "Soup.txt": "b\n", "stew.txt": "c\n"])
    let output = """
      case On macOS and Windows these are the same file: \(menu)/Soup.txt, \(menu)/soup.txt.
        Rename one of the tests, or pass `named:`, and remove the old reference.

      """
    #expect(try package.run("doctor") == .init(status: 1, output: output))
  }

  @Test func filesOfKilledRunsAreFound() throws {
    let package = try package()
    try package.write("s", to: "\(menu)/.snapshot-1234")
    let output = """
      leftover A killed run left \(menu)/.snapshot-1234.
        Run the tests again, which removes it, or delete it.

      """
    #expect(try package.run("doctor") == .init(status: 1, output: output))
  }

  @Test func unusedReferencesAreCounted() throws {
    let package = try package(["stew.txt": "stew\n", "pie.txt": "pie\n"])
    try package.add("soup.txt", .passed, reference: Array("soup\n".utf8))
    try package.finish()
    let output = """
      stale No test uses 2 references, such as \(menu)/pie.txt.
        Run `swift run snapshot prune` to list them, and add `--delete` to remove them.

      """
    #expect(try package.run("doctor") == .init(status: 1, output: output))
  }

  @Test func variablesThatChangeVerdictsAreNamed() throws {
    let package = try package()
    let all = try package.run("doctor", variables: ["SNAPSHOT_RECORD": "all"])
    let output = """
      variable SNAPSHOT_RECORD is all and overrides the record mode in the code.
        Run `unset SNAPSHOT_RECORD` if that isn’t intended.

      """
    #expect(all == .init(status: 1, output: output))
    let standard = try package.run("doctor", variables: ["SNAPSHOT_RECORD": "missing"])
    #expect(standard.status == 0)
    let wrong = try package.run("doctor", variables: ["SNAPSHOT_RECORD": "sometimes"])
    #expect(
      wrong.output == """
        variable SNAPSHOT_RECORD is “sometimes”, which isn’t a record mode. Set it to one of: all, \
        failed, missing, never.
          Run `unset SNAPSHOT_RECORD`.

        """
    )
  }

  @Test func onAPersonsMachineCIIsPointedOut() throws {
    let package = try package()
    let answer = try package.type("", "doctor", variables: ["CI": "true"])
    let output = """
      variable CI is set, so no reference is recorded.
        Run `export CI=false` on your own machine.

      """
    #expect(answer == .init(status: 1, output: output))
    #expect(try package.run("doctor", variables: ["CI": "true"]).status == 0, "not a terminal")
  }

  @Test func unreadableResultsAreFound() throws {
    let package = try package()
    try package.write(
      "snapshot({\"begin\":{\"version\":99}});\n",
      to: ".build/snapshots/results/later.js"
    )
    let answer = try package.run("doctor", "--json")
    #expect(answer.status == 1)
    #expect(answer.output.contains("\"kind\" : \"artifacts\""))
    #expect(
      answer.output.contains(
        "Update the package, or remove ROOT/.build/snapshots and run the tests."
      )
    )
  }

  @Test func oneFileOfEachKindIsCheckedWithGit() throws {
    let package = try package([
      "b.svg": "<svg/>\n", "c.txt": "c\n", "d.json": "{}\n", "e.txt": "e\n",
    ])
    try package.commit()
    let lines = try package.run("doctor").output.split(separator: "\n")
      .filter { $0.hasPrefix("attributes ") }
    #expect(
      lines
        == ["b.svg", "c.txt", "d.json"].map {
          "attributes Git may change the line endings of \(menu)/\($0)."
        }
    )
  }

  #if Pictures
  @Test(arguments: [true, false])
  func filesInGitLFSNeedItsCommand(isInstalled: Bool) throws {
    let package = try ToolPackage()
    try package.addPicture("pie.png")
    try package.write("*.png filter=lfs -text\n", to: ".gitattributes")
    try package.git("init", "-q")
    let output = """
      lfs \(menu)/pie.png is stored in Git LFS, and `git lfs` isn’t installed.
        Install git-lfs, then run `git lfs install` and `git lfs pull`.

      """
    let script = "[ \"$1 $2\" != 'lfs version' ] || \(isInstalled ? "exit 0" : "exit 1")"
    try package.writeProgram("\(script)\nexec /usr/bin/git \"$@\"", to: "bin/git")
    let variables = ["PATH": "\(package.root)/bin:/usr/bin:/bin"]
    let answer = try package.run("doctor", variables: variables)
    #expect(
      answer
        == .init(
          status: isInstalled ? 0 : 1,
          output: isInstalled ? "Nothing found.\n" : output
        )
    )
  }
  #endif

  @Test func foldersNamedLikeReferencesAreFound() throws {
    let package = try package()
    let endings = ["apng", "json", "plist", "png", "svg", "txt"]
    for ending in endings { try package.write("", to: "\(menu)/a.\(ending)/file.txt") }
    try package.write("b\n", to: "\(menu)/b.other/file.txt")
    try package.write("b\n", to: "\(menu)/deeper/c.txt/file.txt")
    let lines = try package.run("doctor").output.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("reference ") }
        == endings.map { "reference \(menu)/a.\($0): it is a folder." }
    )
  }

  @Test func hiddenFilesAreNotReferences() throws {
    let package = try package()
    try package.write("", to: "\(menu)/.DS_Store")
    try package.write("", to: "__Snapshots__/.hidden/a.txt")
    #expect(try package.run("doctor").status == 0)
    try package.write("", to: "__Snapshots__/.hidden/.snapshot-1")
    #expect(
      try package.run("doctor").output
        .hasPrefix("leftover A killed run left __Snapshots__/.hidden/.snapshot-1.\n")
    )
  }

  @Test(arguments: ["png", "svg", "json", "plist"])
  func emptyDocumentsAreReported(_ ending: String) throws {
    let package = try package([:])
    try package.add("a.\(ending)", .passed, reference: [])
    try package.finish()
    let output = try package.run("doctor").output
    #expect(output.hasPrefix("reference \(menu)/a.\(ending): it is empty,"))
    #expect(
      output.contains("\n  Run `SNAPSHOT_RECORD=failed swift test`, which records it again.\n")
    )
  }

  @Test func aDamagedReferenceIsRestoredFromGit() throws {
    let package = try package([
      "a.txt": "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> side\n", "b.png": "",
    ])
    try package.write("**/__Snapshots__/** -text\n", to: ".gitattributes")
    try package.commit()
    let output = try package.run("doctor").output
    #expect(
      output.contains("\n  Run `git checkout --ours -- \(menu)/a.txt`, or with `--theirs`.\n")
    )
    #expect(output.contains("\n  Run `git checkout -- \(menu)/b.png`.\n"))
  }

  @Test func namesThatDifferInNormalisationAreTheSame() throws {
    let package = try package([:])
    for name in ["caf\u{E9}", "cafe\u{301}", "A", "a"] {
      try package.write("a\n", to: "\(menu)/\(name).txt")
    }
    let lines = try package.run("doctor").output.split(separator: "\n")
      .filter { $0.hasPrefix("case ") }
    #expect(lines.count == 2 && lines[0].hasSuffix("\(menu)/A.txt, \(menu)/a.txt."))
  }
}
