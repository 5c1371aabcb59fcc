import AssetCatalogs
import Foundation
import Testing

/// The colours and pictures that are found in a catalogue.
@Suite
struct AssetSetTests {
  /// A catalogue in a temporary folder. A class because it needs `deinit`.
  private final class Catalog {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetSetTests-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func folder(_ path: String) throws {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(path),
        withIntermediateDirectories: true
      )
    }

    func write(_ path: String, _ text: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    var names: [String]? { AssetSet.all(in: url)?.map(\.name) }
  }

  @Test
  func setsAreSortedByTheirPaths() throws {
    let catalog = try Catalog()
    for path in ["b.imageset", "C.colorset", "A.colorset", "Z/a.b.imageset"] {
      try catalog.folder(path)
    }
    let sets = try #require(AssetSet.all(in: catalog.url))
    #expect(sets.map(\.name) == ["A", "C", "a.b", "b"])
    #expect(sets.map(\.kind) == [.color, .color, .image, .image])
    #expect(
      sets.map(\.url.lastPathComponent) == [
        "A.colorset", "C.colorset", "a.b.imageset", "b.imageset",
      ]
    )
  }

  @Test
  func onlyAFolderIsACatalogue() throws {
    let catalog = try Catalog()
    try catalog.write("file", "")
    #expect(AssetSet.all(in: catalog.url.appendingPathComponent("file")) == nil)
    #expect(AssetSet.all(in: catalog.url.appendingPathComponent("missing")) == nil)
    #expect(catalog.names == [])
  }

  @Test(arguments: [
    (#"{"properties": {"provides-namespace": true}}"#, "N/A"),
    (#"{"properties": {"provides-namespace": false}}"#, "A"),
    (#"{"properties": {"provides-namespace": "true"}}"#, "A"), (#"{"properties": []}"#, "A"),
    (#"{"info": {}}"#, "A"), ("[]", "A"), ("", "A"),
  ])
  func aFolderMayBeANamespace(contents: String, name: String) throws {
    let catalog = try Catalog()
    try catalog.write("N/Contents.json", contents)
    try catalog.folder("N/A.colorset")
    #expect(catalog.names == [name])
  }

  @Test
  func namespacesAreNested() throws {
    let catalog = try Catalog()
    for path in ["A", "A/Plain/B"] {
      try catalog.write("\(path)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    }
    try catalog.folder("A/Plain/B/x.imageset")
    #expect(catalog.names == ["A/B/x"])
  }

  /// A catalogue is read to a depth of 32 folders, which includes its own.
  @Test
  func deeperFoldersAreIgnored() throws {
    let catalog = try Catalog()
    let nested = { (count: Int) in String(repeating: "f/", count: count) }
    try catalog.folder("\(nested(31))in.colorset")
    try catalog.folder("\(nested(32))out.colorset")
    #expect(catalog.names == ["in"])
  }

  @Test
  func onlyRegularFilesOfAtMost64MiBAreRead() throws {
    let catalog = try Catalog()
    let url = catalog.url.appendingPathComponent("a")
    try catalog.write("a", "text")
    #expect(AssetSet.read(url) == Array("text".utf8))
    let link = catalog.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    #expect(AssetSet.read(link) == nil)
    #expect(AssetSet.read(catalog.url) == nil)
    #expect(AssetSet.read(catalog.url.appendingPathComponent("missing")) == nil)
    #expect(truncate(url.path, 64 << 20) == 0)
    let largest = AssetSet.read(url)?.count
    #expect(largest == 67_108_864)
    #expect(truncate(url.path, (64 << 20) + 1) == 0)
    #expect(AssetSet.read(url) == nil)
  }

  @Test
  func onlyObjectsAreRead() {
    #expect(AssetSet.object(Array(#"{"a": 1}"#.utf8))?["a"] as? Int == 1)
    #expect(AssetSet.object(Array("[1]".utf8)) == nil)
    #expect(AssetSet.object([]) == nil)
  }
}
