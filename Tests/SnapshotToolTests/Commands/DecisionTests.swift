import Foundation
import SnapshotCore
import Testing

/// `snapshot accept` and `snapshot reject`.
@Suite struct DecisionTests {
  private let menu = "__Snapshots__/ShopTests/Menu"

  @Test func acceptingAllReplacesWhatItCanAndNamesTheRest() throws {
    let package = try ToolPackage.withAllKinds()
    let output = """
      Accepted __Snapshots__/ShopTests/Menu/pie.png
      Accepted __Snapshots__/ShopTests/Menu/salt.txt
      Accepted __Snapshots__/ShopTests/Menu/soup.txt
      Accepted __Snapshots__/ShopTests/Menu/tea.txt
      4 accepted, 1 refused

      """
    let errors = """
      Refused __Snapshots__/ShopTests/Menu/oil.txt: the assertion failed before the comparison. \
      Fix the test.

      """
    #expect(
      try package.run("accept", "--all") == .init(status: 1, output: output, errors: errors)
    )
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n4.80\n")
    #expect(package.text(of: "\(menu)/salt.txt") == "salt\npepper\n")
    let list = try package.run("list").output
    #expect(list.contains("1 passed, 1 failed (1 not compared), 4 accepted"))
  }

  @Test func oneSnapshotIsAcceptedByItsName() throws {
    let package = try ToolPackage.withAllKinds()
    let output = "Accepted \(menu)/soup.txt\n1 accepted, 0 refused\n"
    #expect(try package.run("accept", "soup.txt") == .init(status: 0, output: output))
    #expect(package.text(of: "\(menu)/salt.txt") == nil)
    let again = "Already accepted: \(menu)/soup.txt\n0 accepted, 0 refused\n"
    #expect(try package.run("accept", "soup.txt") == .init(status: 0, output: again))
  }

  @Test func aDryRunChangesNothing() throws {
    let package = try ToolPackage.withAllKinds()
    let before = package.files
    let output = "Would accept \(menu)/soup.txt\n1 would be accepted, 0 refused\n"
    #expect(
      try package.run("accept", "soup.txt", "--dry-run") == .init(status: 0, output: output)
    )
    let rejected = "Would reject \(menu)/tea.txt\n1 would be rejected, 0 refused\n"
    #expect(
      try package.run("reject", "tea.txt", "--dry-run") == .init(status: 0, output: rejected)
    )
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n4.50\n")
    #expect(package.files == before)
  }

  @Test func jsonHasTheOutcomes() throws {
    let answer = try ToolPackage.withAllKinds().run("accept", "soup.txt", "oil.txt", "--json")
    let output = """
      [
        {
          "id" : "__Snapshots__/ShopTests/Menu/oil.txt",
          "outcome" : "refused",
          "reason" : "the assertion failed before the comparison. Fix the test."
        },
        {
          "id" : "__Snapshots__/ShopTests/Menu/soup.txt",
          "outcome" : "accepted"
        }
      ]

      """
    #expect(answer == .init(status: 1, output: output))
  }

  @Test(arguments: [
    ([], "Error: Pass paths, or --all."),
    (["soup.txt", "--all"], "Error: Pass paths or --all, not both."),
  ])
  func pathsOrAllAreRequired(_ words: [String], error: String) throws {
    let package = try ToolPackage.withAllKinds()
    for verb in ["accept", "reject"] {
      let answer =
        words.isEmpty ? try package.run(verb) : try package.run(verb, words[0], words[1])
      #expect(answer.status == 64)
      #expect(answer.errors.hasPrefix(error + "\nUsage: snapshot \(verb) "))
    }
  }

  @Test func rejectingANewSnapshotRemovesItsReference() throws {
    let package = try ToolPackage.withAllKinds()
    let output = "Rejected \(menu)/tea.txt\n1 rejected, 0 refused\n"
    #expect(try package.run("reject", "tea.txt") == .init(status: 0, output: output))
    #expect(package.text(of: "\(menu)/tea.txt") == nil)
  }

  @Test func rejectingAChangeKeepsItsReferenceAndRemovesTheActualValue() throws {
    let package = try ToolPackage.withAllKinds()
    #expect(try package.run("reject", "soup.txt").status == 0)
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n4.50\n")
    let folder = ".build/snapshots/failures/ShopTests/Menu/soup.txt"
    #expect(package.text(of: "\(folder)/actual.txt") == nil)
    #expect(try package.run("accept", "soup.txt").status == 1, "its value is gone")
  }

  @Test func aNewReferenceIsKeptIfGitFails() throws {
    let package = try ToolPackage.withAllKinds()
    try package.write("nonsense\n", to: ".git")
    let answer = try package.run("reject", "tea.txt")
    let errors = """
      Refused \(menu)/tea.txt: Git can’t read the repository, and the file may be tracked. Run `git \
      status` to see why.

      """
    #expect(answer == .init(status: 1, output: "0 rejected, 1 refused\n", errors: errors))
    #expect(package.text(of: "\(menu)/tea.txt") == "tea\n")
  }

  @Test func sourcesBehindALinkInATargetAreNotWritten() throws {
    let package = try ToolPackage()
    let path = "__Snapshots__/ShopTests/Menu/Evil.swift"
    try package.add("Evil.swift", .missing, actual: Array("evil()\n".utf8))
    try package.finish()
    try package.write("", to: "Sources/Shop/Shop.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.root)/Sources/Shop/References",
      withDestinationPath: "../../__Snapshots__"
    )
    #expect(try package.run("accept", "--all").status == 1)
    #expect(package.text(of: path) == nil)
  }

  @Test(arguments: ["--all", "Tests/ShopTests/Menu.swift:7:5"])
  func aNewLiteralIsNotRejected(_ choice: String) throws {
    let package = try ToolPackage()
    try package.write(
      "assertInlineSnapshot(of: 1, as: .lines) { \"1\" }\n",
      to: "Tests/ShopTests/Menu.swift"
    )
    try package.add("1", .new) { $0.id = "Tests/ShopTests/Menu.swift:7:5" }
    try package.finish()
    let errors = """
      Refused Tests/ShopTests/Menu.swift:7:5: its literal is in the source already. Remove it there, \
      such as with `git restore --patch -- Tests/ShopTests/Menu.swift`.

      """
    let answer = try package.run("reject", choice)
    #expect(answer == .init(status: 1, output: "0 rejected, 1 refused\n", errors: errors))
  }

  @Test func aNewReferenceThatGitTracksIsKept() throws {
    let package = try ToolPackage.withAllKinds()
    try package.commit()
    let answer = try package.run("reject", "tea.txt")
    let errors =
      "Refused \(menu)/tea.txt: Git tracks it. Remove it with `git rm \(menu)/tea.txt`.\n"
    #expect(
      answer == .init(status: 1, output: "0 rejected, 1 refused\n", errors: errors)
    )
    #expect(package.text(of: "\(menu)/tea.txt") == "tea\n")
  }

  /// The manifest computes the path of a target, so only the package manager knows it.
  @Test(arguments: [
    ("echo '{\"targets\": [{\"path\": \"Sources\"}, {}]}'", 0),
    ("echo '{\"targets\": [{}, {\"path\": \".\"}]}'", 1), ("exit 1", 1), ("echo nonsense", 1),
  ])
  func thePackageManagerNamesTargets(_ script: String, status: Int) throws {
    let package = try ToolPackage()
    try package.add("Evil.swift", .missing, actual: Array("evil()\n".utf8))
    try package.finish()
    try package.write(".target(name: \"A\", path: folder)\n", to: "Package.swift")
    try package.writeProgram(
      "[ \"$*\" = 'package dump-package' ] || exit 1\n\(script)",
      to: "bin/swift"
    )
    let variables = ["PATH": "\(package.root)/bin:/usr/bin:/bin"]
    let answer = try package.run("accept", "--all", variables: variables)
    #expect(answer.status == Int32(status), "\(answer)")
  }

  private let decisions = ".build/snapshots/results/decisions.js"

  @Test func decisionsAreAddedToThePage() throws {
    let package = try ToolPackage.withAllKinds()
    _ = try package.run("accept", "soup.txt", "--dry-run")
    #expect(package.text(of: decisions) == nil)
    _ = try package.run("accept", "soup.txt", "oil.txt")
    let accepted = try #require(package.text(of: decisions))
    #expect(accepted.contains("\"id\":\"\(menu)/soup.txt\"") && accepted.contains("\"accepted\""))
    #expect(!accepted.contains("oil.txt") && !accepted.contains("\"rejected\""))
    _ = try package.run("reject", "tea.txt")
    let both = try #require(package.text(of: decisions))
    #expect(both.split(separator: "\n").count == 2)
    #expect(both.contains("\"id\":\"\(menu)/tea.txt\"") && both.contains("\"rejected\""))
  }

  @Test func anEmptyReferenceIsReplacedOnlyByItsPath() throws {
    let package = try ToolPackage()
    try package.add("soup.txt", reference: [], actual: Array("soup\n".utf8))
    try package.finish()
    #expect(try package.run("accept", "--all").status == 1)
    #expect(package.text(of: "\(menu)/soup.txt") == "")
    #expect(try package.run("accept", "soup.txt").status == 0)
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n")
  }

  @Test func refusalsArePrintedInOrder() throws {
    let package = try ToolPackage()
    try package.addText("soup.txt")
    try package.add("zoo.txt", .failed) { $0.summary = "It threw: no oil" }
    try package.finish()
    let answer = try package.shell("\"$TOOL\" accept --all 2>&1")
    let output = """
      Accepted \(menu)/soup.txt
      Refused \(menu)/zoo.txt: the assertion failed before the comparison. Fix the test.
      1 accepted, 1 refused

      """
    #expect(answer == .init(status: 1, output: output))
  }
}
