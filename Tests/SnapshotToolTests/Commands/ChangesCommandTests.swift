import Foundation
import Pixels
import SnapshotCore
import Testing

@Suite struct ChangesCommandTests {
  private let menu = "__Snapshots__/ShopTests/Menu"

  /// A package with two commits, between which references changed in each possible way.
  private func package() throws -> ToolPackage {
    let package = try ToolPackage()
    try package.write("soup\n4.50\n", to: "\(menu)/soup.txt")
    try package.write("salt\n", to: "\(menu)/salt.txt")
    try package.write(String(repeating: "a long menu\n", count: 30), to: "\(menu)/old.txt")
    try package.write("kept\n", to: "\(menu)/kept.txt")
    try package.write("outside\n", to: "Sources/other.txt")
    try package.commit()
    try package.write("soup\n4.80\n", to: "\(menu)/soup.txt")
    try package.write("tea\n", to: "\(menu)/tea.txt")
    try package.git("rm", "-q", "\(menu)/salt.txt")
    try package.git("mv", "\(menu)/old.txt", "\(menu)/new.txt")
    try package.write("changed\n", to: "Sources/other.txt")
    try package.commit()
    return package
  }

  @Test func eachKindOfChangeIsListedAndThePageWritten() throws {
    let package = try package()
    let answer = try package.run("changes", "HEAD~1")
    let output = """
      changed   __Snapshots__/ShopTests/Menu/soup.txt  1 line removed, 1 line added
      missing   __Snapshots__/ShopTests/Menu/salt.txt  Removed; it had 1 line, 5 bytes
      new       __Snapshots__/ShopTests/Menu/tea.txt  1 line, 4 bytes
      recorded  __Snapshots__/ShopTests/Menu/new.txt  renamed from \
      __Snapshots__/ShopTests/Menu/old.txt, the same bytes
      1 changed, 1 new, 1 removed, 1 renamed
      open .build/snapshot-changes.html

      """
    #expect(answer == .init(status: 0, output: output))
    let page = try #require(package.text(of: ".build/snapshot-changes.html"))
    #expect(page.contains("4.80") && page.contains("tea.txt"))
  }

  @Test(arguments: ["HEAD~1..HEAD", "HEAD~1...HEAD", "HEAD~1.."])
  func aRangeCanBeSpelledOut(_ range: String) throws {
    let answer = try package().run("changes", range)
    #expect(answer.output.contains("1 changed, 1 new, 1 removed, 1 renamed\n"))
  }

  @Test func threeDotsCompareWithTheBranchPoint() throws {
    let package = try package()
    try package.git("checkout", "-q", "-b", "side", "HEAD~1")
    try package.write("salt and pepper\n", to: "\(menu)/salt.txt")
    try package.commit()
    let branch = try package.run("changes", "main...side")
    #expect(branch.output.contains("\n1 changed\n"))
    let both = try package.run("changes", "main..side")
    #expect(both.output.contains("1 changed, 1 new, 1 removed, 1 renamed\n"))
  }

  @Test func withoutChangesNoPageIsWritten() throws {
    let package = try package()
    let answer = try package.run("changes", "HEAD..HEAD")
    #expect(answer == .init(status: 0, output: "No reference differs\n"))
    #expect(package.text(of: ".build/snapshot-changes.html") == nil)
  }

  @Test func formatsArePrintedOrWritten() throws {
    let package = try package()
    let json = try package.run("changes", "HEAD~1", "--format", "json").output
    let entries = try JSONDecoder().decode([ResultEntry].self, from: Data(json.utf8))
    #expect(Set(entries.map(\.status)) == [.changed, .missing, .new, .recorded])
    let comment = try package.run("changes", "HEAD~1", "--format", "markdown").output
    #expect(
      comment.hasPrefix("### Snapshots\n\n1 changed, 1 new, 1 removed, 1 renamed in HEAD~1\n")
    )
    #expect(try package.run("changes", "HEAD~1", "--format", "ci").output == comment)
    let html = try package.run("changes", "HEAD~1", "--format", "html", "-o", "page.html")
    #expect(html == .init(status: 0, output: ""))
    #expect(package.text(of: "page.html")?.contains("4.80") == true)
  }

  @Test func onGitHubTheCommentGoesToTheSummary() throws {
    let package = try package()
    let variables = ["GITHUB_STEP_SUMMARY": "\(package.root)/summary.md"]
    let answer = try package.run("changes", "HEAD~1", "--format", "ci", variables: variables)
    #expect(answer == .init(status: 0, output: "1 changed, 1 new, 1 removed, 1 renamed\n"))
    #expect(package.text(of: "summary.md")?.hasPrefix("### Snapshots\n\n1 changed") == true)
  }

  @Test func artifactsOfTheComparisonAreRemoved() throws {
    let package = try package()
    let folder = "\(package.parent)/temporary"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try package.run("changes", "HEAD~1", variables: ["TMPDIR": folder])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func unknownCommitsAndRangesAreErrors() throws {
    let package = try package()
    let unknown = """
      There is no commit v1 in ROOT
      In a shallow clone, fetch it first: `git fetch origin v1`

      """
    #expect(
      try package.run("changes", "v1..HEAD") == .init(status: 2, output: "", errors: unknown)
    )
    let three = "a..b..c isn’t a range of commits. Pass one such as main..HEAD.\n"
    #expect(
      try package.run("changes", "a..b..c") == .init(status: 2, output: "", errors: three)
    )
    try package.git("checkout", "-q", "--orphan", "alone")
    try package.commit()
    let apart = "The two sides of main...alone have no common ancestor.\n"
    #expect(
      try package.run("changes", "main...alone") == .init(status: 2, output: "", errors: apart)
    )
  }

  @Test func withoutARepositoryTheErrorSaysSo() throws {
    let answer = try ToolPackage().run("changes", "main..HEAD")
    #expect(
      answer == .init(status: 2, output: "", errors: "ROOT isn’t in a Git repository.\n")
    )
  }

  #if Pictures
  @Test func picturesAreComparedByPixels() throws {
    let package = try ToolPackage()
    let white = try #require(
      Bitmap(width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64))
    )
    let gray = try #require(
      Bitmap(width: 4, height: 4, bytes: [9, 9, 9, 255] + [UInt8](repeating: 255, count: 60))
    )
    let file = try PNG.encode(white)
    try package.write(file, to: "\(menu)/pie.png")
    try package.write(file, to: "\(menu)/cut.png")
    try package.commit()
    try package.write(try PNG.encode(gray), to: "\(menu)/pie.png")
    try package.write(Array(file.dropLast(30)), to: "\(menu)/cut.png")
    try package.commit()
    let lines = try package.run("changes", "HEAD~1").output.split(separator: "\n")
    #expect(lines[0].hasPrefix("damaged   \(menu)/cut.png  It is damaged: "))
    #expect(lines[1].hasPrefix("changed   \(menu)/pie.png  1 of 16 pixels differ (6.25 %)"))
    #expect(lines[2] == "1 changed, 1 damaged")
  }
  #endif
}
