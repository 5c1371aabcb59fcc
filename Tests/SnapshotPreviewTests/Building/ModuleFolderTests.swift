import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

@Suite struct ModuleFolderTests {
  private let root: PreviewFolder
  private let cache: PreviewCache
  private let folder: ModuleFolder

  init() throws {
    root = try PreviewFolder()
    cache = try PreviewCache(environment: .init(variables: ["XDG_CACHE_HOME": root.path]))
    folder = try ModuleFolder(
      key: "a",
      cache: cache,
      progress: .init(step: { _ in }, note: { _ in })
    )
  }

  @Test func foldersAreCreated() {
    #expect(folder.path == "\(root.path)/snapshot-preview/inputs/a")
    #expect(
      FolderListing.names(in: folder.path).sorted()
        == ["assets", "lock", "objects", "pictures", "program", "sources"]
    )
    #expect(folder.log == "\(folder.path)/log.txt")
    #expect(folder.runner == "\(folder.path)/program/runner")
  }

  @Test func waitsForAnotherCallWithTheSameFiles() throws {
    let path = try cache.folder("inputs", "b")
    let (other, notes) = (try HeldLock("\(path)/lock"), MessageLog())
    let folder = try ModuleFolder(
      key: "b",
      cache: cache,
      progress: PreviewProgress(step: { _ in }) {
        other.end()
        notes.add($0)
      }
    )
    #expect(folder.path == path)
    #expect(notes.all == ["Waiting for another `snapshot preview` of the same files …"])
  }

  @Test func aBuildLeavesAMarkUntilItsEnd() throws {
    #expect(try !folder.beginBuilding())
    #expect(FilePath.exists("\(folder.path)/building"))
    #expect(try folder.beginBuilding())
    folder.endBuilding()
    #expect(try !folder.beginBuilding())
  }

  @Test func onlyTheCompilersOutputIsRemoved() throws {
    for name in ["objects/a.o", "objects/b.swiftdeps", "program/runner", "program/data.json"] {
      try folder.write([1], to: "\(folder.path)/\(name)")
    }
    try folder.removeObjects()
    #expect(FolderListing.names(in: "\(folder.path)/objects").isEmpty)
    #expect(FolderListing.names(in: "\(folder.path)/program") == ["data.json"])
  }

  @Test func anUnchangedFileIsNotWrittenAgain() throws {
    let path = "\(folder.path)/a"
    let number = {
      try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    try folder.write([1, 2], to: path)
    let keep = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    let before = try number()
    try folder.write([1, 2], to: path)
    #expect(try number() == before)
    try folder.write([1, 3], to: path)
    #expect(try number() != before)
    #expect(FileManager.default.contents(atPath: path) == Data([1, 3]))
    try keep.close()
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 70_000])
  func theTailOfAFileHas64KiB(count: Int) throws {
    let bytes = (0..<count).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    try folder.write(bytes, to: "\(folder.path)/a")
    let tail = bytes.suffix(65_536)
    #expect(folder.tail(of: "\(folder.path)/a") == String(decoding: tail, as: UTF8.self))
  }

  @Test func aMissingFileHasNoText() {
    #expect(folder.tail(of: "\(folder.path)/absent").isEmpty)
    #expect(folder.text(at: "\(folder.path)/absent").isEmpty)
  }

  @Test func resourcesAreLinkedBesideTheProgram() throws {
    try folder.write([1], to: folder.runner)
    try folder.link(resources: ["/x/runner", "/x/data.json"])
    #expect(FileManager.default.contents(atPath: folder.runner) == Data([1]))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: "\(folder.path)/program/data.json"
      ) == "/x/data.json"
    )
  }
}
