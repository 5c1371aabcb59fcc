import SnapshotCore
import Testing

@Suite struct SpellingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    ("Suite/name.txt", nil), ("Suite/NAME.txt", "Suite/name.txt"), ("SUITE/name.txt", "Suite"),
    ("Suite/another.txt", nil), ("Other/name.txt", nil),
  ])
  func tellsWhatADiskWithoutCaseHasInstead(asked: String, found: String?) throws {
    try folder.write("x", to: "Suite/name.txt")
    #expect(
      Spelling.other(than: "\(folder.path)/\(asked)", below: folder.path)
        == found.map { "\(folder.path)/\($0)" }
    )
  }

  @Test func seesWhatCameMeanwhile() throws {
    let file = "\(folder.path)/name.txt"
    #expect(Spelling.other(than: file, below: folder.path) == nil)
    try folder.write("x", to: "NAME.txt")
    #expect(Spelling.other(than: file, below: folder.path) == "\(folder.path)/NAME.txt")
    try folder.write("x", to: "name.txt")
    #expect(Spelling.other(than: file, below: folder.path) == nil)
  }

  @Test(.enabled("on a disk that minds case") { !FilePath.exists("/TMP") })
  func twoSpellingsOfOneFileAreTheSignOfADiskWithoutCase() throws {
    try folder.write("x", to: "a/name.txt")
    #expect(Spelling.isMinded(in: "\(folder.path)/a"))
    #expect(Spelling.isMinded(in: "\(folder.path)/a/none"))
    try folder.write("x", to: "a/NAME.txt")
    #expect(Spelling.isMinded(in: "\(folder.path)/a"))
  }
}
