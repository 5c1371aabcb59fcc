import Foundation
import Testing

@testable import SnapshotPreview

@Suite struct CatalogFilesTests {
  @Test func hiddenFilesAndLinksAreOmitted() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "b/c")
    try folder.write("", to: "a")
    try folder.write("", to: ".hidden/d")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link",
      withDestinationPath: folder.path
    )
    #expect(CatalogFiles.all(in: folder.path) == ["\(folder.path)/a", "\(folder.path)/b/c"])
  }

  @Test func filesAreSortedByTheirPaths() throws {
    let folder = try PreviewFolder()
    for name in ["b/z", "c", "a/y", "b/a/x"] { try folder.write("", to: name) }
    #expect(
      CatalogFiles.all(in: folder.path)
        == ["a/y", "b/a/x", "b/z", "c"].map { "\(folder.path)/\($0)" }
    )
    #expect(CatalogFiles.all(in: "\(folder.path)/absent").isEmpty)
  }
}
