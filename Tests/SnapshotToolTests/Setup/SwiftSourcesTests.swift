import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotTool

@Suite struct SwiftSourcesTests {
  @Test func sourcesOfAllFoldersAreRead() throws {
    let folder = try TemporaryFolder()
    for name in [
      "A.swift", "B/C.swift", "B/D/E.swift", "B/D/notes.txt", ".build/F.swift", "B/.G.swift",
      "__Snapshots__/H.swift", "B/__Snapshots__/I.swift",
    ] {
      try folder.write(name, to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Loop",
      withDestinationPath: "."
    )
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/J.swift",
      withIntermediateDirectories: false
    )
    #expect(
      SwiftSources.texts(below: folder.path).sorted() == ["A.swift", "B/C.swift", "B/D/E.swift"]
    )
  }

  @Test(arguments: [(16_777_216, 1), (16_777_217, 0)])
  func aHugeFileIsNotRead(size: Int, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    #expect(truncate("\(folder.path)/A.swift", size) == 0)
    #expect(SwiftSources.texts(below: folder.path).count == count)
  }
}
