import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func replacesAFileAndKeepsItsMode() throws {
    try folder.write("old", to: "a.txt")
    chmod("\(folder.path)/a.txt", 0o640)
    try folder.write("new", to: "a.txt")
    var status = stat()
    #expect(stat("\(folder.path)/a.txt", &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect(folder.text(of: "a.txt") == "new")
  }

  @Test func leavesNoOtherFile() throws {
    try folder.write([UInt8](repeating: 7, count: 1_000_000), to: "deep/er/a.bin")
    #expect(folder.files() == ["deep", "deep/er", "deep/er/a.bin"])
  }

  @Test func failureIsExplainedAndLeavesNothing() throws {
    try folder.write("x", to: "file")
    let error = #expect(throws: FileError.self) {
      try AtomicFile.createDirectory("\(folder.path)/file/inside")
    }
    #expect(
      error?.description == "Can’t create the folder \(folder.path)/file: "
        + "a part of the path is a file, not a folder. Move or remove that file."
    )
    #expect(throws: FileError(.write, "\(folder.path)/none/a", .system(ENOENT))) {
      try AtomicFile.publish([1], at: "\(folder.path)/none/a")
    }
    #expect(folder.files() == ["file"])
  }

  @Test func aFolderWithTheSameNameIsKept() throws {
    try AtomicFile.createDirectory("\(folder.path)/a.txt")
    #expect(throws: FileError.self) { try AtomicFile.publish([1], at: "\(folder.path)/a.txt") }
    #expect(folder.files() == ["a.txt"])
  }
}
