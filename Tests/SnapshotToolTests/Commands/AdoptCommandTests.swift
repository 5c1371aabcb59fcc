import Foundation
import SnapshotCore
import Testing

@Suite struct AdoptCommandTests {
  private let former = "Tests/ShopTests/__Snapshots__/Menu/soup.1.txt"
  private let place = "__Snapshots__/ShopTests/Menu/soup.txt"

  private func package() throws -> ToolPackage {
    let package = try ToolPackage()
    try package.write("import Testing\n", to: "Tests/ShopTests/Menu.swift")
    try package.write("soup\n", to: former)
    let unused = "Tests/ShopTests/__Snapshots__/Menu/gone.1.txt"
    try package.write("gone\n", to: unused)
    try package.add("soup.txt", .missing) { $0.former = former }
    try package.finish()
    return package
  }

  @Test func aDryRunListsTheMoves() throws {
    let package = try package()
    let answer = try package.run("adopt", "--dry-run")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.first == "Would move \(former) → \(place)")
    #expect(lines.last == "1 reference to move, 1 left")
    let left =
      "Left Tests/ShopTests/__Snapshots__/Menu/gone.1.txt: no assertion of the last run used this name"
    #expect(lines.count == 3 && lines[1] == left)
    #expect(answer.status == 1, "one stays")
    #expect(package.text(of: former) == "soup\n")
  }

  @Test func referencesAreMovedAndMovedBack() throws {
    let package = try package()
    let answer = try package.run("adopt")
    #expect(answer.status == 1)
    #expect(answer.output.hasPrefix("Moved \(former) → \(place)\n"))
    #expect(
      answer.output.hasSuffix(
        "1 reference moved, 1 left\nUndo: `swift run snapshot adopt --undo`\n"
      )
    )
    #expect(package.text(of: former) == nil && package.text(of: place) == "soup\n")
    let undo = try package.run("adopt", "--undo")
    let output = "Moved \(place) → \(former)\n1 reference moved back, 0 left\n"
    #expect(undo == .init(status: 0, output: output))
    #expect(package.text(of: former) == "soup\n" && package.text(of: place) == nil)
    let again = try package.run("adopt", "--undo")
    #expect(again.status == 2 && again.errors.hasPrefix("Nothing to undo: "))
  }

  @Test func trackedReferencesAreMovedInGit() throws {
    let package = try package()
    try package.commit()
    #expect(try package.run("adopt").status == 1)
    #expect(try package.git("status", "--porcelain") == "R  \(former) -> \(place)\n")
  }

  @Test func aDifferentFileIsNotOverwritten() throws {
    let package = try package()
    try package.write("other\n", to: place)
    let answer = try package.run("adopt")
    #expect(answer.status == 1)
    #expect(answer.output.contains("Left \(former): "))
    #expect(package.text(of: former) == "soup\n" && package.text(of: place) == "other\n")
  }

  @Test func jsonHasMovesAndReasons() throws {
    let answer = try package().run("adopt", "--dry-run", "--json")
    #expect(answer.output.contains("\"from\" : \"\(former)\",\n      \"to\" : \"\(place)\""))
    #expect(answer.output.contains("\"reason\" : "))
  }

  @Test(arguments: [false, true])
  func anEqualFileIsReplaced(isTracked: Bool) throws {
    let package = try package()
    try package.write("soup\n", to: place)
    if isTracked { try package.commit() }
    let answer = try package.run("adopt")
    #expect(answer.output.contains("1 reference moved, 1 left\n"))
    #expect(package.text(of: former) == nil && package.text(of: place) == "soup\n")
    if isTracked { #expect(try package.git("status", "--porcelain") == "D  \(former)\n") }
  }

  @Test func theReasonsOfFilesThatStayAreSorted() throws {
    let package = try package()
    try package.write("other\n", to: place)
    let answer = try package.run("adopt")
    let output = """
      Left Tests/ShopTests/__Snapshots__/Menu/gone.1.txt: no assertion of the last run used this name
      Left \(former): \(place) exists and differs; compare both, then remove one
      0 references moved, 2 left

      """
    #expect(answer == .init(status: 1, output: output))
  }

  @Test func undoSupportsDryRuns() throws {
    let package = try package()
    _ = try package.run("adopt")
    let output = "Would move \(place) → \(former)\n1 reference to move, 0 left\n"
    #expect(try package.run("adopt", "--undo", "--dry-run") == .init(status: 0, output: output))
    #expect(package.text(of: place) == "soup\n")
  }

  @Test func missingFilesAreNotMovedBack() throws {
    let package = try package()
    _ = try package.run("adopt")
    try FileManager.default.removeItem(atPath: "\(package.root)/\(place)")
    let output = "0 references moved back, 0 left\n"
    #expect(try package.run("adopt", "--undo") == .init(status: 0, output: output))
  }

  @Test func onlyFailedMovesAreKept() throws {
    let package = try package()
    _ = try package.run("adopt")
    try package.write("other\n", to: former)
    let failed = try package.run("adopt", "--undo")
    let output = """
      Left \(place): \(former) exists and differs
      0 references moved back, 1 left

      """
    #expect(failed == .init(status: 1, output: output))
    try FileManager.default.removeItem(atPath: "\(package.root)/\(former)")
    #expect(try package.run("adopt", "--undo").status == 0)
    #expect(package.text(of: former) == "soup\n")
    #expect(package.text(of: ".build/snapshot-adopted.json") == "[]")
  }

  @Test func pathsOutsideThePackageAreRefused() throws {
    let package = try package()
    try package.write("soup\n", to: "a.txt")
    try package.write(
      "[{\"from\":\"../b.txt\",\"to\":\"a.txt\"}]",
      to: ".build/snapshot-adopted.json"
    )
    let answer = try package.run("adopt", "--undo")
    #expect(answer.status == 1)
    let reason = "a path in ROOT/.build/snapshot-adopted.json is outside the package"
    #expect(answer.output.hasPrefix("Left a.txt: \(reason)\n"))
    #expect(package.text(of: "a.txt") == "soup\n")
  }

  @Test func foldersThatBecomeEmptyAreRemoved() throws {
    let package = try package()
    try FileManager.default.removeItem(
      atPath: "\(package.root)/Tests/ShopTests/__Snapshots__/Menu/gone.1.txt"
    )
    #expect(try package.run("adopt").status == 0)
    #expect(!package.files.contains("Tests/ShopTests/__Snapshots__"))
  }
}
