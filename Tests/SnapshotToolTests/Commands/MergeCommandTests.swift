import Foundation
import SnapshotCore
import Testing

@Suite struct MergeCommandTests {
  @Test func foldersAreMergedIntoOne() throws {
    let (first, second) = (try ToolPackage.withAllKinds(), try ToolPackage())
    try second.addText("stew.txt")
    try second.finish()
    let answer = try first.run(
      "merge",
      ".build/snapshots",
      second.artifacts,
      "--output-folder",
      "merged"
    )
    let output = """
      2 runs, 1 passed, 5 failed (3 changed, 1 missing, 1 not compared), 1 new
      ROOT/merged/index.html

      """
    #expect(answer == .init(status: 0, output: output))
    #expect(first.text(of: "merged/index.html") != nil)
    let list = try first.run("list", "--from", "merged")
    #expect(list.output.contains("stew.txt") && list.output.contains("soup.txt"))
  }

  @Test func oneFolderGetsItsPageAgain() throws {
    let package = try ToolPackage.withAllKinds()
    let output = """
      1 run, 1 passed, 4 failed (2 changed, 1 missing, 1 not compared), 1 new
      ROOT/.build/snapshots/index.html

      """
    #expect(try package.run("merge", ".build/snapshots") == .init(status: 0, output: output))
    #expect(package.text(of: ".build/snapshots/index.html") != nil)
  }

  @Test func severalFoldersNeedADestination() throws {
    let answer = try ToolPackage.withAllKinds().run("merge", "a", "b")
    #expect(answer.status == 64)
    #expect(answer.errors.hasPrefix("Error: Pass --output-folder with the folder to write to.\n"))
  }

  @Test func jsonHasTheFailures() throws {
    let answer = try ToolPackage.withAllKinds().run("merge", ".build/snapshots", "--json")
    let entries = try JSONDecoder().decode([ResultEntry].self, from: Data(answer.output.utf8))
    #expect(entries.count == 4 && entries.allSatisfy(\.status.isFailure))
  }
}
