import Foundation
import SnapshotCore
import Testing

@Suite struct InitCommandTests {
  @Test func whatIsMissingIsAdded() throws {
    let package = try ToolPackage()
    let output = """
      Added 2 lines to ROOT/.gitattributes
      Added 2 lines to ROOT/.gitignore
      Wrote ROOT/.github/workflows/snapshots.yml
      Wrote ROOT/snapshot

      """
    #expect(try package.run("init") == .init(status: 0, output: output))
    let attributes = "**/__Snapshots__/** -text\n**/__Snapshots__/**/*.png binary\n"
    #expect(package.text(of: ".gitattributes") == attributes)
    #expect(package.text(of: ".gitignore") == ".build/\nsnapshot-report/\n")
    let script = "\(package.root)/snapshot"
    #expect(FileManager.default.isExecutableFile(atPath: script))
    let again = output.replacing(#/(Added 2 lines to|Wrote)/#, with: "Unchanged")
    #expect(try package.run("init") == .init(status: 0, output: again))
    #expect(package.text(of: ".gitattributes") == attributes)
  }

  @Test func existingLinesAndFilesAreKept() throws {
    let package = try ToolPackage()
    try package.write("/.build", to: ".gitignore")
    try package.write("mine\n", to: ".gitlab-ci.yml")
    let answer = try package.run("init", "--ci", "gitlab")
    #expect(answer.output.contains("Added 1 line to ROOT/.gitignore\n"))
    #expect(answer.output.contains("Unchanged ROOT/.gitlab-ci.yml\n"))
    #expect(package.text(of: ".gitignore") == "/.build\nsnapshot-report/\n")
    #expect(package.text(of: ".gitlab-ci.yml") == "mine\n")
  }

  @Test func withoutAServiceNoJobIsWritten() throws {
    let package = try ToolPackage()
    #expect(try package.run("init", "--ci", "none").status == 0)
    #expect(package.files.filter { $0.hasSuffix(".yml") }.isEmpty)
    let gitLab = try ToolPackage()
    #expect(try gitLab.run("init", "--ci", "gitlab").status == 0)
    #expect(gitLab.text(of: ".gitlab-ci.yml")?.contains("snapshot report --format ci") == true)
  }

  @Test func agentsGetASectionOnce() throws {
    let package = try ToolPackage()
    try package.write("# Agents\n", to: "AGENTS.md")
    for outcome in ["Added 13 lines to ROOT/AGENTS.md\n", "Unchanged ROOT/AGENTS.md\n"] {
      let answer = try package.run("init", "--ci", "none", "--agents")
      #expect(answer.output.hasSuffix(outcome))
      let text = try #require(package.text(of: "AGENTS.md"))
      #expect(text.hasPrefix("# Agents\n\n## Seeing views and reading snapshot failures\n"))
      #expect(text.split(separator: "## Seeing views").count == 2)
      // The script, which this command wrote, starts faster.
      #expect(text.contains("`./snapshot list --json`") && !text.contains("swift run snapshot"))
    }
  }

  @Test func anotherFileCanBeNamed() throws {
    let package = try ToolPackage()
    _ = try package.run("init", "--ci", "none", "--agents", "--agents-file", "docs/CLAUDE.md")
    #expect(package.text(of: "docs/CLAUDE.md")?.hasPrefix("## Seeing views") == true)
    #expect(package.text(of: "AGENTS.md") == nil)
  }

  @Test func aDependencyByPathIsPointedOut() throws {
    let package = try ToolPackage()
    try package.write(
      "// swift-tools-version: 6.3\n.package(name: \"Snapshot\", path: \"../Snapshot\")\n",
      to: "Package.swift"
    )
    let sentence =
      "The job checks out only this package: replace `path:` in Package.swift with a URL.\n"
    #expect(try package.run("init").output.hasSuffix(sentence))
    #expect(try package.run("init", "--ci", "none").output.contains(sentence) == false)
  }

  @Test func jsonHasTheAddedLines() throws {
    let answer = try ToolPackage().run("init", "--ci", "none", "--json")
    let start = """
      [
        {
          "lines" : [
            "**/__Snapshots__/** -text",
            "**/__Snapshots__/**/*.png binary"
          ],
          "outcome" : "added",
          "path" : "ROOT/.gitattributes"
        },
      """
    #expect(answer.output.hasPrefix(start))
  }

  @Test func aFileOutsideThePackageIsNotWritten() throws {
    let package = try ToolPackage()
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.root)/.gitignore",
      withDestinationPath: "../ignored"
    )
    let answer = try package.run("init", "--ci", "none")
    #expect(answer.status == 2)
    #expect(!FileManager.default.fileExists(atPath: "\(package.parent)/ignored"))
  }

  @Test(arguments: [
    (".package(path: \"../A\")", true), (".package(\n  path: \"../A\"\n)", true),
    (".package( name: \"A\" , path: \"../A\")", true),
    (".package(url: \"https://host/a\", from: \"1.0.0\")", false), (".target(path: \"A\")", false),
  ])
  func dependenciesByPathAreFound(_ text: String, isFound: Bool) throws {
    let package = try ToolPackage()
    try package.write(text, to: "Package.swift")
    let output = try package.run("init", "--ci", "gitlab").output
    #expect(output.contains("replace `path:` in Package.swift with a URL.\n") == isFound)
  }

  @Test(arguments: [".gitignore", ".gitattributes", "AGENTS.md"])
  func aFolderInPlaceOfAFileIsAnError(_ name: String) throws {
    let package = try ToolPackage()
    try package.write("", to: "\(name)/file")
    let answer = try package.run("init", "--ci", "none", "--agents")
    #expect(answer.status == 2)
    #expect(answer.errors.hasPrefix("Can’t change ROOT/\(name): It is a folder."))
  }

  @Test(arguments: [("# A", "# A\n\n## Seeing"), ("# A\n", "# A\n\n## Seeing"), ("", "## Seeing")])
  func aSectionIsSeparatedByABlankLine(_ text: String, start: String) throws {
    let package = try ToolPackage()
    try package.write(text, to: "AGENTS.md")
    _ = try package.run("init", "--ci", "none", "--agents")
    #expect(package.text(of: "AGENTS.md")?.hasPrefix(start) == true)
  }

  @Test func onlyAWholeLineIsAHeading() throws {
    let package = try ToolPackage()
    let heading = "## Seeing views and reading snapshot failures"
    try package.write("# A\(heading)\n", to: "AGENTS.md")
    _ = try package.run("init", "--ci", "none", "--agents")
    #expect(
      package.text(of: "AGENTS.md")?.contains("\n\n\(heading)\n\n- See a view: `./snap") == true
    )
  }

  @Test func jobsAndScriptsBeginAsTheirToolsRequire() throws {
    let package = try ToolPackage()
    _ = try package.run("init")
    _ = try package.run("init", "--ci", "gitlab")
    let starts = [
      ".github/workflows/snapshots.yml":
        "name: Snapshots\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n",
      ".gitlab-ci.yml": "snapshots:\n  image: swift:6.3\n",
      "snapshot": "#!/bin/sh\n\(ToolCommand.mark)\n# Builds the tool first",
    ]
    for (name, start) in starts {
      #expect(package.text(of: name)?.hasPrefix(start) == true, "\(name)")
    }
    let mode = try FileManager.default.attributesOfItem(atPath: "\(package.root)/snapshot")
    #expect(mode[.posixPermissions] as? Int == 0o755)
  }

  @Test func jsonHasTheLinesOfANewFile() throws {
    let package = try ToolPackage()
    let output = try package.run("init", "--json").output
    #expect(output.contains("\"outcome\" : \"created\",\n    \"path\" : \"ROOT/snapshot\""))
    #expect(output.contains("\"name: Snapshots\",\n      \"on: [push, pull_request]\","))
    let again = try package.run("init", "--json").output
    #expect(again.contains("\"lines\" : [\n\n    ],\n    \"outcome\" : \"unchanged\""))
  }
}
