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
}
