package import Foundation

/// A colour or a picture of an asset catalogue: a folder with a `Contents.json`.
package struct AssetSet {
  package enum Kind { case color, image }

  package let kind: Kind
  /// The name that a program uses, including the names of folders that are namespaces.
  package let name: String
  package let url: URL

  /// The maximum depth of nested folders in a catalogue.
  private static let deepest = 32
  /// The maximum size of a file that is read, in bytes.
  private static let largest = 64 << 20

  /// Returns the colours and pictures of a catalogue, sorted by their paths; `nil` if there is no
  /// folder.
  package static func all(in url: URL) -> [AssetSet]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    return sets(in: url, prefix: "", depth: 0)
  }

  private static func sets(in url: URL, prefix: String, depth: Int) -> [AssetSet] {
    guard depth < deepest else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().flatMap { entry -> [AssetSet] in
      let inner = url.appendingPathComponent(entry)
      let name = prefix + ((entry as NSString).deletingPathExtension)
      switch (entry as NSString).pathExtension {
      case "colorset": return [AssetSet(kind: .color, name: name, url: inner)]
      case "imageset": return [AssetSet(kind: .image, name: name, url: inner)]
      case "":
        // A link could lead out of the catalogue, or back into it.
        let values = try? inner.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        guard values?.isDirectory == true, values?.isSymbolicLink != true else { return [] }
        let next = providesNamespace(inner) ? prefix + entry + "/" : prefix
        return sets(in: inner, prefix: next, depth: depth + 1)
      default: return []
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let bytes = read(folder.appendingPathComponent("Contents.json")),
      let properties = object(bytes)?["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  // MARK: - Files

  /// Returns a JSON object; `nil` for any other text.
  package static func object(_ bytes: [UInt8]) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
  }

  /// Returns the bytes of a regular file; `nil` if there is none, or if it is too large for an
  /// asset.
  package static func read(_ url: URL) -> [UInt8]? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size <= largest
    else { return nil }
    return FileManager.default.contents(atPath: url.path).map { Array($0) }
  }
}
