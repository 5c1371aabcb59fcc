import Foundation
import Testing

@testable import SnapshotPreview

@Suite struct OutputFolderTests {
  @Test func filesAreWrittenAndCopied() throws {
    let folder = try PreviewFolder()
    let output = OutputFolder("\(folder.path)/new/out")
    #expect(try output.write([97, 98], name: "a") == "\(output.path)/a")
    let source = try folder.write("xyz", to: "source")
    #expect(try output.copy(source, name: "b") == "\(output.path)/b")
    #expect(folder.text(of: "new/out/a") == "ab" && folder.text(of: "new/out/b") == "xyz")
    #expect(output.written == ["\(output.path)/a": 2, "\(output.path)/b": 3])
  }

  @Test func onlyItsOwnStaleFilesAreRemoved() throws {
    let folder = try PreviewFolder()
    let paths = try ["out/old", "out/mine", "other", "out/deeper/file"].map {
      try folder.write("1", to: $0)
    }
    let output = OutputFolder("\(folder.path)/out")
    try output.write([], name: "new")
    let earlier = [paths[0], paths[2], paths[3], "\(output.path)/new"]
    output.removeStale(Dictionary(uniqueKeysWithValues: earlier.map { ($0, 1) }))
    let left = ["out/old", "out/mine", "other", "out/deeper/file", "out/new"].filter {
      folder.text(of: $0) != nil
    }
    #expect(left == ["out/mine", "other", "out/deeper/file", "out/new"])
  }
}
