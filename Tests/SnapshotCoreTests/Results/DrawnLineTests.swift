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
}
