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

  /// Returns the list of changes from one version of a reference to another.
  private func list(_ name: String, _ before: [UInt8], _ after: [UInt8]) throws -> [String] {
    let package = try ToolPackage()
    try package.write(before, to: "\(menu)/\(name)")
    try package.commit()
    try package.write(after, to: "\(menu)/\(name)")
    try package.commit()
    return try package.run("changes", "HEAD~1").output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [(7_999, true), (8_000, false)])
  func onlyTextsAreComparedByLines(position: Int, isBinary: Bool) throws {
    let text = Array(String(repeating: "a\n", count: 4_100).utf8)
    var bytes = text
    bytes[position] = 0
    for (before, after) in [(text, bytes), (bytes, text)] {
      let lines = try list("a.bin", before, after)
      #expect(lines[0].contains("the first difference is at byte") == isBinary)
      #expect(lines[1] == "1 changed")
    }
  }

  @Test func aRenamedAndChangedReferenceHasBothReasons() throws {
    let package = try ToolPackage()
    let text = String(repeating: "a long menu\n", count: 30)
    try package.write(text, to: "\(menu)/old.txt")
    try package.commit()
    try package.git("mv", "\(menu)/old.txt", "\(menu)/new.txt")
    try package.write(text + "tea\n", to: "\(menu)/new.txt")
    try package.commit()
    let lines = try package.run("changes", "HEAD~1", "-o", "page.html").output
      .split(separator: "\n")
    #expect(
      lines == [
        "changed   \(menu)/new.txt  0 lines removed, 1 line added; renamed from \(menu)/old.txt",
        "1 changed", "open page.html",
      ]
    )
    #expect(package.text(of: "page.html")?.contains("tea") == true)
  }

  @Test func aLongReasonIsCut() throws {
    let package = try ToolPackage()
    let old =
      "\(menu)/\(String(repeating: "x", count: 200))/\(String(repeating: "y", count: 100)).txt"
    try package.write(String(repeating: "a long menu\n", count: 30), to: old)
    try package.commit()
    try package.git("mv", old, "\(menu)/new.txt")
    try package.commit()
    let line = try package.run("changes", "HEAD~1").output.split(separator: "\n")[0]
    let reason = "renamed from \(old), the same bytes".prefix(300)
    #expect(line == "recorded  \(menu)/new.txt  \(reason)…")
  }

  @Test func linksAreNotReferences() throws {
    let package = try ToolPackage()
    try package.write("a\n", to: "\(menu)/a.txt")
    try package.write("b\n", to: "\(menu)/b.txt")
    try package.commit()
    let link = "\(package.root)/\(menu)/b.txt"
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.root)/\(menu)/c.txt",
      withDestinationPath: "a.txt"
    )
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(package.root)/\(menu)/a.txt"
    )
    try package.commit()
    let output = try package.run("changes", "HEAD~1").output
    #expect(output.hasPrefix("recorded  \(menu)/a.txt  the same bytes\n1 renamed\n"))
  }

  #if Pictures
  private func picture(_ red: UInt8) throws -> Bitmap {
    try #require(
      Bitmap(width: 2, height: 2, bytes: (0..<4).flatMap { _ in [red, 0, 0, 255] as [UInt8] })
    )
  }

  @Test func laterFramesOfAnAnimationAreCompared() throws {
    let files = try [[1, 2], [1, 3], [4, 3]].map { reds in
      try PNG.encode(frames: reds.map(picture), duration: 0.1)
    }
    let later = try list("a.png", files[0], files[1])
    #expect(later[0] == "changed   \(menu)/a.png  later frames of the animation differ")
    let first = try list("a.png", files[1], files[2])
    #expect(first[0].hasPrefix("changed   \(menu)/a.png  4 of 4 pixels differ (100 %)"))
    let still = try list("a.png", PNG.encode(picture(1)), files[0])
    #expect(still[0] == "changed   \(menu)/a.png  later frames of the animation differ")
  }

  @Test func anotherEncodingOfTheSamePixelsIsNamed() throws {
    let file = try PNG.encode(picture(1))
    // A text chunk before the last chunk, which has 12 bytes.
    let chunk = Array("tEXtA\0b".utf8)
    var sum = UInt32.max
    for byte in chunk {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    let check = (0..<4).map { UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * $0)) }
    var other = file
    other.insert(contentsOf: [0, 0, 0, 3] + chunk + check, at: file.count - 12)
    let lines = try list("a.png", file, other)
    #expect(lines[0] == "passed    \(menu)/a.png  the same pixels encoded differently")
    #expect(lines[1] == "1 encoded differently")
  }
  #endif

  @Test func entriesHaveTheirNumbersAndFiles() throws {
    let package = try package()
    let json = try package.run("changes", "HEAD~1", "--format", "json").output
    let entries = try JSONDecoder().decode([ResultEntry].self, from: Data(json.utf8))
    let soup = try #require(entries.first { $0.id.hasSuffix("/soup.txt") })
    #expect(soup.files["reference"] == "reference.txt" && soup.files["actual"] == "actual.txt")
    #expect(soup.detail.contains("-4.50\n+4.80"))
    #expect(soup.files["difference"] == "difference.diff")
    let tea = try #require(entries.first { $0.id.hasSuffix("/tea.txt") })
    #expect(tea.files == ["actual": "actual.txt"] && tea.measured == nil)
    let salt = try #require(entries.first { $0.id.hasSuffix("/salt.txt") })
    #expect(salt.files == ["reference": "reference.txt"])
    let page = try package.run("changes", "HEAD~1", "--format", "html").output
    #expect(page.contains("changes HEAD~1"))
    let commit = try package.git("rev-parse", "HEAD").dropLast()
    #expect(page.contains(commit))
  }

  @Test func theStartOfARangeDefaultsToTheCurrentCommit() throws {
    let answer = try package().run("changes", "..HEAD")
    #expect(answer == .init(status: 0, output: "No reference differs\n"))
  }

  #if Pictures
  @Test func theMaskOfAPictureIsAFile() throws {
    let package = try ToolPackage()
    try package.write(PNG.encode(picture(1)), to: "\(menu)/a.png")
    try package.commit()
    try package.write(PNG.encode(picture(9)), to: "\(menu)/a.png")
    try package.commit()
    let json = try package.run("changes", "HEAD~1", "--format", "json").output
    let entries = try JSONDecoder().decode([ResultEntry].self, from: Data(json.utf8))
    #expect(
      entries.map(\.files) == [
        ["reference": "reference.png", "actual": "actual.png", "mask": "mask.png"]
      ]
    )
    #expect(entries[0].measured?.isEmpty == false)
  }
  #endif
}
