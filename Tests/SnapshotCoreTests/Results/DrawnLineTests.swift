import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct DrawnLineTests {
  @Test func aLineIsFoundWithItsFileAndText() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import Drawing\n\n    Circle().fill(.red)  \n",
      to: "Sources/App/Views/Badge.swift"
    )
    let line = DrawnLine(fileID: "App/Badge.swift", line: 3).located(in: folder.path)
    #expect(line.file == "Sources/App/Views/Badge.swift")
    #expect(line.text == "Circle().fill(.red)")
    #expect(line.shortName == "Badge.swift:3")
    let after = DrawnLine(fileID: "App/Badge.swift", line: 99).located(in: folder.path)
    #expect(after.file != nil && after.text == nil)
  }

  @Test(arguments: ["App/Other.swift", "Far/Badge.swift", "../App/Badge.swift", "Badge.swift"])
  func linesOutsideThePackageHaveNoFile(fileID: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("text\n", to: "Sources/App/Badge.swift")
    let line = DrawnLine(fileID: fileID, line: 1)
    #expect(line.located(in: folder.path) == line)
  }

  @Test func fourLinesAreListed() {
    let lines = (1...5).map { DrawnLine(fileID: "App/A.swift", line: $0) }
    #expect(DrawnLine.list(lines) == "A.swift:1, A.swift:2, A.swift:3, A.swift:4, …")
    #expect(DrawnLine.list([lines[0]]) == "A.swift:1")
  }

  @Test(arguments: [(1, "one"), (2, "two"), (3, nil), (4, nil), (0, nil), (-1, nil)])
  func onlyExistingLinesHaveAText(line: Int, text: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("one\ntwo\n", to: "Tests/App/A.swift")
    let found = DrawnLine(fileID: "App/A.swift", line: line).located(in: folder.path)
    #expect(found.file == "Tests/App/A.swift")
    #expect(found.text == text)
    #expect(found.line == line)
  }

  @Test func theLastLineNeedsNoLineEnding() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\n\t two\u{7} ", to: "Tests/App/A.swift")
    let found = DrawnLine(fileID: "App/A.swift", line: 2).located(in: folder.path)
    #expect(found.text == "two\\u{7}")
  }

  @Test func longLinesAreCut() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "x", count: 500), to: "Sources/App/A.swift")
    let found = DrawnLine(fileID: "App/A.swift", line: 1).located(in: folder.path)
    #expect(found.text == String(repeating: "x", count: 400))
  }

  /// Sources come before tests; hidden folders and bundles aren't searched.
  @Test func filesAreSearchedInTheFoldersOfModules() throws {
    let folder = try TemporaryFolder()
    for file in [
      "Sources/App/Deep/er/A.swift", "Tests/App/A.swift", "Tests/App/B.swift",
      "Sources/App/.hidden/C.swift", "Sources/App/X.docc/D.swift", "Sources/App/E.swift/F.swift",
    ] {
      try folder.write("text", to: file)
    }
    let file = { (name: String) in
      DrawnLine(fileID: "App/\(name)", line: 1).located(in: folder.path).file
    }
    #expect(file("A.swift") == "Sources/App/Deep/er/A.swift")
    #expect(file("x/A.swift") == "Sources/App/Deep/er/A.swift")
    #expect(file("B.swift") == "Tests/App/B.swift")
    #expect(file("C.swift") == nil && file("D.swift") == nil && file("F.swift") == nil)
  }

  @Test func aListHasAtMostFourLines() {
    let lines = (1...4).map { DrawnLine(fileID: "App/A\u{7}.swift", line: $0) }
    #expect(
      DrawnLine.list(lines)
        == "A\\u{7}.swift:1, A\\u{7}.swift:2, A\\u{7}.swift:3, A\\u{7}.swift:4"
    )
    #expect(DrawnLine.list([]) == "")
  }
}
