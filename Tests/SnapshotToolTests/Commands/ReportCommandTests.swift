import Foundation
import Pixels
import SnapshotCore
import Testing

@Suite struct ReportCommandTests {
  private let annotations = """
    ::error file=Tests/ShopTests/Menu.swift,line=7,col=5,title=Snapshot failed::\
    __Snapshots__/ShopTests/Menu/oil.txt: It threw: no oil
    ::error file=Tests/ShopTests/Menu.swift,line=7,col=5,title=Snapshot changed::\
    __Snapshots__/ShopTests/Menu/soup.txt: line 2 differs
    ::error file=Tests/ShopTests/Menu.swift,line=7,col=5,title=Snapshot changed::\
    __Snapshots__/ShopTests/Menu/pie.png: one pixel differs
    ::error file=Tests/ShopTests/Menu.swift,line=7,col=5,title=Snapshot missing::\
    __Snapshots__/ShopTests/Menu/salt.txt: There is no reference.
    ::warning file=Tests/ShopTests/Menu.swift,line=7,col=5,title=Snapshot new::\
    __Snapshots__/ShopTests/Menu/tea.txt: 4 bytes

    """

  @Test func annotationsAreForGitHub() throws {
    let answer = try ToolPackage.withAllKinds().run("report", "--format", "github")
    #expect(answer == .init(status: 0, output: annotations))
  }

  @Test func pathsOfAnnotationsBeginAtTheCheckout() throws {
    let package = try ToolPackage.withAllKinds()
    let variables = ["GITHUB_WORKSPACE": package.parent]
    let answer = try package.run("report", "--format", "github", variables: variables)
    #expect(answer.output.hasPrefix("::error file=Shop/Tests/ShopTests/Menu.swift,"))
    let other = ["GITHUB_WORKSPACE": "\(package.root)/Elsewhere"]
    let outside = try package.run("report", "--format", "github", variables: other)
    #expect(outside.output == annotations)
  }

  @Test func gitHubGetsAnnotationsASummaryAndTheCommand() throws {
    let package = try ToolPackage.withAllKinds()
    try package.write("# Earlier\n", to: "summary.md")
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "\(package.root)/summary.md",
    ]
    let answer = try package.run("report", variables: variables)
    #expect(answer.status == 0)
    #expect(
      answer.output == annotations + """
        To accept them, run in a checkout of the same commit:
          gh run download -n snapshots -D snapshots && swift run snapshot accept --from snapshots \
        --all

        """
    )
    let summary = try #require(package.text(of: "summary.md"))
    #expect(summary.hasPrefix("# Earlier\n## Snapshots\n\n1 passed, 4 failed"))
    #expect(summary.contains("| missing | `__Snapshots__/ShopTests/Menu/salt.txt` |"))
  }

  @Test func gitLabGetsJUnitInTheFolderOfResults() throws {
    let package = try ToolPackage.withAllKinds()
    let answer = try package.run("report", variables: ["GITLAB_CI": "true"])
    #expect(answer.output.hasPrefix("ROOT/.build/snapshots/junit.xml\nTo accept them, run in "))
    let report = try #require(package.text(of: ".build/snapshots/junit.xml"))
    #expect(report.contains("tests=\"6\"") && report.contains("failures=\"4\""))
    #expect(
      report.contains("[[ATTACHMENT|.build/snapshots/failures/ShopTests/Menu/soup.txt/actual.txt]]")
    )
  }

  @Test func aLinkInTheFolderOfResultsIsNotFollowed() throws {
    let package = try ToolPackage.withAllKinds()
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.artifacts)/junit.xml",
      withDestinationPath: "\(package.root)/Package.swift"
    )
    let answer = try package.run("report", variables: ["GITLAB_CI": "true"])
    #expect(answer.status == 0)
    #expect(package.text(of: "Package.swift") == "// swift-tools-version: 6.3\n")
    #expect(package.text(of: ".build/snapshots/junit.xml")?.hasPrefix("<?xml") == true)
  }

  @Test func attachmentsOfJUnitAreRelativeToTheProject() throws {
    let package = try ToolPackage.withAllKinds()
    let variables = ["CI_PROJECT_DIR": package.parent]
    let answer = try package.run("report", "--format", "junit", variables: variables)
    #expect(answer.output.contains("[[ATTACHMENT|Shop/.build/snapshots/failures/ShopTests/"))
  }

  @Test func aPassedRunHasNoCommand() throws {
    let package = try ToolPackage()
    try package.add("bread.txt", .passed)
    try package.finish()
    let answer = try package.run("report", variables: ["GITHUB_ACTIONS": "true"])
    #expect(answer == .init(status: 0, output: ""))
  }

  @Test func elsewhereTheSummaryIsPrintedOrWritten() throws {
    let package = try ToolPackage.withAllKinds()
    let printed = try package.run("report").output
    #expect(printed.hasPrefix("## Snapshots\n\n1 passed, 4 failed (2 changed, "))
    #expect(printed.hasSuffix("```sh\nswift run snapshot accept --from FOLDER --all\n```\n"))
    #expect(try package.run("report", "-o", "summary.md") == .init(status: 0, output: ""))
    #expect(package.text(of: "summary.md") == printed)
    let alone = try package.run("report", "--format", "summary").output
    #expect(alone.hasPrefix("## Snapshots\n"))
  }

  @Test func aCommentShowsBeforeAndAfter() throws {
    let answer = try ToolPackage.withAllKinds().run("report", "--format", "markdown")
    #expect(answer.output.hasPrefix("### Snapshots\n\n1 passed, 4 failed"))
    let row = """
      | changed | `__Snapshots__/ShopTests/Menu/soup.txt`<br>`line 2 differs` | `4.50` | `4.80` |
      """
    #expect(answer.output.contains(row))
  }

  @Test func jsonHasAllEntries() throws {
    let package = try ToolPackage.withAllKinds()
    let text = try package.run("report", "--json").output
    #expect(try package.run("report", "--format", "json").output == text)
    let entries = try JSONDecoder().decode([ResultEntry].self, from: Data(text.utf8))
    #expect(entries.count == 6)
  }

  @Test func thePageIsOneFile() throws {
    let package = try ToolPackage.withAllKinds()
    #expect(try package.run("report", "--format", "html", "-o", "page.html").status == 0)
    let page = try #require(package.text(of: "page.html"))
    #expect(page.hasPrefix("<!doctype html>") || page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("soup.txt") && page.contains("4.80"))
    #expect(!page.contains("src=\"failures"))
  }

  #if Pictures
  @Test func aSheetNeedsAFile() throws {
    let answer = try ToolPackage.withAllKinds().run("report", "--format", "sheet")
    let errors = "A sheet is a PNG file. Pass the file to write with --output.\n"
    #expect(answer == .init(status: 2, output: "", errors: errors))
  }

  @Test func aSheetHasALabelPerFailure() throws {
    let package = try ToolPackage.withAllKinds()
    let answer = try package.run("report", "--format", "sheet", "-o", "sheet.png")
    #expect(answer == .init(status: 0, output: ""))
    let file = try #require(FileManager.default.contents(atPath: "\(package.root)/sheet.png"))
    let sheet = try PNG.decode(Array(file))
    #expect(sheet.width == 900)
    // Five labels, one with the changed lines of the text, and a picture of 4 pixels.
    #expect(sheet.height > 5 * 20)
  }

  @Test func aHighSheetContinuesOnOtherPages() throws {
    let package = try ToolPackage()
    let high = try #require(
      Bitmap(width: 2, height: 4_000, bytes: [UInt8](repeating: 255, count: 32_000))
    )
    for name in ["a.png", "b.png", "c.png"] {
      try package.add(name, actual: try PNG.encode(high))
    }
    try package.finish()
    let answer = try package.run("report", "--format", "sheet", "-o", "sheet.png")
    #expect(answer == .init(status: 0, output: "sheet.png\nsheet-2.png\nsheet-3.png\n"))
    #expect(package.text(of: "sheet-3.png") != nil)
    let other = try package.run("report", "--format", "sheet", "-o", "sheet")
    #expect(other.output == "sheet\nsheet-2\nsheet-3\n")
  }

  @Test func withoutDifferencesThereIsNoSheet() throws {
    let package = try ToolPackage()
    try package.add("bread.txt", .passed)
    try package.finish()
    let answer = try package.run("report", "--format", "sheet", "-o", "sheet.png")
    let errors = "Nothing differs, so there is no sheet to write.\n"
    #expect(answer == .init(status: 2, output: "", errors: errors))
  }
  #endif

  @Test func aReportForGitLabCanHaveAnotherName() throws {
    let package = try ToolPackage.withAllKinds()
    let answer = try package.run("report", "-o", "a.xml", variables: ["GITLAB_CI": "true"])
    #expect(answer.output.hasPrefix("ROOT/a.xml\nTo accept them, run in "))
    #expect(package.text(of: "a.xml")?.hasPrefix("<?xml") == true)
    #expect(package.text(of: ".build/snapshots/junit.xml") == nil)
  }

  @Test func emptyVariablesAreIgnored() throws {
    let package = try ToolPackage.withAllKinds()
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "", "GITHUB_WORKSPACE": "",
      "CI_PROJECT_DIR": "",
    ]
    let answer = try package.run("report", variables: variables)
    #expect(answer.status == 0 && answer.output.hasPrefix(annotations))
    let same = ["GITHUB_WORKSPACE": package.root]
    #expect(try package.run("report", "--format", "github", variables: same).output == annotations)
    let junit = try package.run("report", "--format", "junit", variables: variables)
    #expect(junit.output.contains("[[ATTACHMENT|.build/snapshots/failures/"))
  }

  #if Pictures
  private func picture(_ width: Int, _ height: Int, red: UInt8) throws -> [UInt8] {
    let bytes = (0..<width * height).flatMap { _ in [red, 0, 0, 255] as [UInt8] }
    return try PNG.encode(try #require(Bitmap(width: width, height: height, bytes: bytes)))
  }

  private func sheet(_ package: ToolPackage, _ name: String = "sheet.png") throws -> Bitmap {
    let path = "\(package.root)/\(name)"
    return try PNG.decode(Array(try #require(FileManager.default.contents(atPath: path))))
  }

  private func red(_ sheet: Bitmap, _ x: Int, _ y: Int) -> UInt8 {
    sheet.bytes[(y * sheet.width + x) * 4]
  }

  /// A label has 24 pixels per line and 16 more.
  @Test func labelsAndPicturesFollowEachOther() throws {
    let package = try ToolPackage()
    try package.add("a.png", actual: try picture(1_000, 10, red: 200))
    try package.add("b.png", actual: try picture(100, 20, red: 100)) { $0.summary = "b" }
    try package.add("c.txt") {
      $0.detail = "@@ 1 @@\n" + (1...4).map { "-\($0)\n+\($0)" }.joined(separator: "\n") + "\n same"
    }
    try package.finish()
    _ = try package.run("report", "--format", "sheet", "-o", "sheet.png")
    let sheet = try sheet(package)
    let heights = [40 + 10, 64 + 20, 24 * 7 + 16]
    #expect(sheet.width == 1_000 && sheet.height == heights.reduce(0, +))
    let rows = { (red: UInt8) in (0..<sheet.height).filter { self.red(sheet, 0, $0) == red } }
    let (wide, narrow) = (rows(200), rows(100))
    #expect(wide.count == 10 && narrow.count == 20)
    #expect(wide.allSatisfy { red(sheet, 999, $0) == 200 })
    #expect(narrow.allSatisfy { red(sheet, 99, $0) == 100 })
    #expect(narrow.allSatisfy { red(sheet, 100, $0) == 255 && red(sheet, 999, $0) == 255 })
  }

  @Test(arguments: [(2_960, 1), (2_961, 2)])
  func aPageHasAtMost6000Rows(height: Int, count: Int) throws {
    let package = try ToolPackage()
    for name in ["a.png", "b.png"] {
      try package.add(name, actual: try picture(2, height, red: 9))
    }
    try package.finish()
    let answer = try package.run("report", "--format", "sheet", "-o", "sheet.png")
    #expect(answer.output == (count == 1 ? "" : "sheet.png\nsheet-2.png\n"))
    #expect(try sheet(package).height == (count == 1 ? 6_000 : 3_001))
  }

  @Test func aPageIsAsWideAsItsPictures() throws {
    let package = try ToolPackage()
    try package.add("a.png", actual: try picture(1_200, 4_000, red: 9))
    try package.add("b.png", actual: try picture(2, 4_000, red: 9))
    try package.finish()
    _ = try package.run("report", "--format", "sheet", "-o", "sheet.png")
    let sheets = try ["sheet.png", "sheet-2.png"].map { try sheet(package, $0) }
    #expect(Set(sheets.map(\.width)) == [1_200, 900])
    #expect(sheets.map(\.height) == [4_040, 4_040])
    #expect(sheets.map { red($0, 0, 4_039) } == [9, 9])
  }
  #endif

  @Test(arguments: [true, false])
  func thePageNamesOnlyWhatItContains(hasEnded: Bool) throws {
    let package = try ToolPackage()
    try package.addText("soup.txt")
    try package.addText("stew.txt")
    try package.add("tea.txt", .new, reference: Array("tea\n".utf8), actual: Array("tea\n".utf8))
    try package.add("bread.txt", .passed) { $0.folder = "failures/ShopTests/Menu/bread.txt" }
    try package.finish(hasEnded: hasEnded)
    let folder = "failures/ShopTests/Menu"
    try FileManager.default.removeItem(atPath: "\(package.artifacts)/\(folder)/stew.txt")
    _ = try package.run("report", "--format", "html", "-o", "page.html")
    let page = try #require(package.text(of: "page.html"))
    #expect(page.contains("\(folder)/soup.txt") && page.contains("\(folder)/tea.txt"))
    #expect(!page.contains("\(folder)/stew.txt") && !page.contains("\(folder)/bread.txt"))
    #expect(page.contains("snapshot({\"end\":") == hasEnded)
  }

  @Test func jsonIsAlsoAFormat() throws {
    let package = try ToolPackage.withAllKinds()
    let flag = try package.run("report", "--json")
    #expect(flag == (try package.run("report", "--format", "json")) && flag.output.hasPrefix("["))
    #expect(try package.run("report", "--format", "html").output.hasPrefix("<!doctype html>"))
  }
}
