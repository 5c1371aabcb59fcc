import Foundation
import SnapshotCore
import Testing

@Suite struct ListCommandTests {
  @Test func pendingSnapshotsHaveALineEach() throws {
    let answer = try ToolPackage.withAllKinds().run("list")
    let output = """
      failed    __Snapshots__/ShopTests/Menu/oil.txt  It threw: no oil
      changed   __Snapshots__/ShopTests/Menu/pie.png  one pixel differs
      missing   __Snapshots__/ShopTests/Menu/salt.txt  There is no reference.
      changed   __Snapshots__/ShopTests/Menu/soup.txt  line 2 differs
      new       __Snapshots__/ShopTests/Menu/tea.txt  4 bytes
      1 passed, 4 failed (2 changed, 1 missing, 1 not compared), 1 new
      Next: `swift run snapshot review`, or `swift run snapshot accept PATH…`

      """
    #expect(answer == .init(status: 0, output: output))
  }

  @Test func allSnapshotsIncludeThosePassed() throws {
    let answer = try ToolPackage.withAllKinds().run("list", "--all", "--color", "always")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.first == "\u{1B}[32mpassed   \u{1B}[0m __Snapshots__/ShopTests/Menu/bread.txt")
    let failed =
      "\u{1B}[31mfailed   \u{1B}[0m __Snapshots__/ShopTests/Menu/oil.txt  "
      + "\u{1B}[2mIt threw: no oil\u{1B}[0m"
    #expect(lines[1] == failed)
    #expect(lines[5].hasPrefix("\u{1B}[33mnew      \u{1B}[0m "))
    #expect(lines.last?.hasPrefix("1 passed, 4 failed") == true)
  }

  @Test func aLongSummaryIsCut() throws {
    let package = try ToolPackage()
    for (name, length) in [("a.txt", 300), ("b.txt", 301)] {
      try package.add(name) { $0.summary = String(repeating: "x", count: length) }
    }
    try package.finish()
    let lines = try package.run("list").output.split(separator: "\n")
    #expect(lines[0].hasSuffix("  " + String(repeating: "x", count: 300)))
    #expect(lines[1].hasSuffix("  " + String(repeating: "x", count: 300) + "…"))
  }

  @Test func theNextCommandRepeatsTheFolderAndNamesTheScript() throws {
    let package = try ToolPackage.withAllKinds()
    try package.write("#!/bin/sh\n\(ToolCommand.mark)\n", to: "snapshot")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(package.root)/snapshot"
    )
    let answer = try package.run("list", "--from", ".build/snapshots")
    #expect(
      answer.output.hasSuffix(
        "\nNext: `./snapshot review --from .build/snapshots`, "
          + "or `./snapshot accept --from .build/snapshots PATH…`\n"
      )
    )
  }

  @Test func withoutPendingSnapshotsThereIsNoNextCommand() throws {
    let package = try ToolPackage()
    try package.add("bread.txt", .passed)
    try package.finish()
    #expect(try package.run("list") == .init(status: 0, output: "1 passed, 0 failed\n"))
  }

  @Test func missingResultsAreAnError() throws {
    let answer = try ToolPackage().run("list", "--from", "nowhere")
    let errors = """
      There are no results in ROOT/nowhere
      Run `swift test`, or pass a folder of results with --from.

      """
    #expect(answer == .init(status: 2, output: "", errors: errors))
  }

  @Test func theFolderOfResultsCanComeFromAVariable() throws {
    let package = try ToolPackage.withAllKinds()
    let moved = "\(package.root)/report"
    try FileManager.default.moveItem(atPath: package.artifacts, toPath: moved)
    #expect(try package.run("list").status == 2)
    let answer = try package.run("list", variables: ["SNAPSHOT_ARTIFACTS": moved])
    #expect(answer.output.contains("4 failed"))
  }

  @Test func thePackageIsTheOneAroundTheCurrentFolder() throws {
    let package = try ToolPackage.withAllKinds()
    try package.write("", to: "Sources/Shop/Shop.swift")
    let answer = try package.run("list", inside: "Sources/Shop")
    #expect(answer.output.contains("4 failed"))
    let other = try package.run("list", "--package-path", "..")
    #expect(other.status == 2)
  }

  @Test func jsonHasTheFieldsOfTheResults() throws {
    let answer = try ToolPackage.withAllKinds().run("list", "--json")
    let entries = try JSONDecoder().decode([ResultEntry].self, from: Data(answer.output.utf8))
    #expect(entries.map(\.status) == [.failed, .changed, .missing, .changed, .new])
    #expect(entries.last?.summary == "4 bytes")
  }

  @Test func withoutAPackageTheCurrentFolderIsUsed() throws {
    let package = try ToolPackage.withAllKinds()
    let errors = """
      There are no results in \(package.parent)/.build/snapshots
      Run `swift test`, or pass a folder of results with --from.

      """
    #expect(try package.run(["list"], inside: "..") == .init(status: 2, output: "", errors: errors))
    let inside = try package.run(["list", "--package-path", "Shop"], inside: "..")
    #expect(inside.output.contains("4 failed"))
  }
}
