import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct FileNameCaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    ("Module/Suite/name.txt", nil), ("Module/Suite/NAME.txt", "Module/Suite/name.txt"),
    ("Module/SUITE/name.txt", "Module/Suite"),
    ("Module/Suite/another.txt", nil), ("Other/name.txt", nil), ("MODULE/Suite/name.txt", "Module"),
  ])
  func existingSpellingIsReported(asked: String, found: String?) throws {
    try folder.write("x", to: "Module/Suite/name.txt")
    #expect(
      FileNameCase.otherSpelling(of: "\(folder.path)/\(asked)", below: folder.path)
        == found.map { "\(folder.path)/\($0)" }
    )
  }

  @Test(arguments: ["module", "MODULE"]) func otherCaseIsNotReportedWithoutCasePreservation(
    kept: String
  ) throws {
    try folder.write("x", to: "\(kept)/suite/name.txt")
    let file = "\(folder.path)/Module/Suite/name.txt"
    #expect(FileNameCase.otherSpelling(of: file, below: folder.path) == nil)
  }

  @Test func newFilesAreFound() throws {
    let file = "\(folder.path)/Module/name.txt"
    #expect(FileNameCase.otherSpelling(of: file, below: folder.path) == nil)
    try folder.write("x", to: "Module/NAME.txt")
    #expect(
      FileNameCase.otherSpelling(of: file, below: folder.path) == "\(folder.path)/Module/NAME.txt"
    )
    try folder.write("x", to: "Module/name.txt")
    #expect(FileNameCase.otherSpelling(of: file, below: folder.path) == nil)
  }

  @Test(.enabled("on a disk that minds case") { !FilePath.exists("/TMP") })
  func twoSpellingsOfOneFileProveCaseInsensitivity() throws {
    try folder.write("x", to: "a/name.txt")
    #expect(FileNameCase.isCaseSensitive(in: "\(folder.path)/a"))
    #expect(FileNameCase.isCaseSensitive(in: "\(folder.path)/a/none"))
    try folder.write("x", to: "a/NAME.txt")
    #expect(FileNameCase.isCaseSensitive(in: "\(folder.path)/a"))
  }
}
