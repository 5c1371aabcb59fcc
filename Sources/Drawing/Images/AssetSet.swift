import Foundation

/// A colour or a picture of an asset catalogue: a folder with a `Contents.json`.
struct AssetSet {
  enum Kind { case color, image }

  let kind: Kind
  /// The name that a program asks for, with the names of folders that are namespaces.
  let name: String
  let url: URL

  /// The largest depth of nested folders in a catalogue.
  private static let deepest = 32
  /// The most bytes of a file that is read.
  private static let largest = 64 << 20

  /// Returns the colours and pictures of a catalogue, sorted by their paths.
  static func all(in url: URL) throws -> [AssetSet] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw AssetCatalogError.noFolder(path: url.path) }
    return try sets(in: url, prefix: "", depth: 0)
  }

  /// Returns the colours and pictures of all catalogues that targets copy as resources, sorted by
  /// the paths of the catalogues. Catalogues that can't be read are ignored.
  static func bundled(beside folder: URL = Bundle.main.bundleURL) -> [AssetSet] {
    catalogs(beside: folder).flatMap { (try? all(in: $0)) ?? [] }
  }

  /// Returns the catalogues in the resource bundles of a folder.
  static func catalogs(beside folder: URL) -> [URL] {
    func entries(_ url: URL, _ suffix: String) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.filter { $0.hasSuffix(suffix) }.sorted().map {
        url.appendingPathComponent($0)
      }
    }
    return entries(folder, ".resources").flatMap { entries($0, ".xcassets") }
  }

  private static func sets(in url: URL, prefix: String, depth: Int) throws -> [AssetSet] {
    guard depth < deepest else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return try names.sorted().flatMap { entry -> [AssetSet] in
      let inner = url.appendingPathComponent(entry)
      let name = prefix + ((entry as NSString).deletingPathExtension)
      switch (entry as NSString).pathExtension {
      case "colorset": return [AssetSet(kind: .color, name: name, url: inner)]
      case "imageset": return [AssetSet(kind: .image, name: name, url: inner)]
      case "":
        // A link could lead out of the catalogue, or back into it.
        let values = try? inner.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        guard values?.isDirectory == true, values?.isSymbolicLink != true else { return [] }
        let contents = try? contents(of: inner)
        let properties = contents?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool == true
        let next = isNamespace ? prefix + entry + "/" : prefix
        return try sets(in: inner, prefix: next, depth: depth + 1)
      default: return []
      }
    }
  }

  // MARK: - Reading

  func entries(_ key: String) throws -> [[String: Any]] {
    guard let entries = try AssetSet.contents(of: url)[key] as? [[String: Any]] else {
      throw malformed("it has no list “\(key)”")
    }
    return entries.filter { ($0["idiom"] as? String ?? "universal") == "universal" }
      + entries.filter { ($0["idiom"] as? String ?? "universal") != "universal" }
  }

  func isDark(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    return appearances.contains { $0["value"] as? String == "dark" }
  }

  func malformed(_ reason: String) -> AssetCatalogError {
    .malformed(path: url.appendingPathComponent("Contents.json").path, reason: reason)
  }

  static func contents(of url: URL) throws -> [String: Any] {
    let path = url.appendingPathComponent("Contents.json")
    guard let bytes = try read(path) else {
      throw AssetCatalogError.malformed(path: path.path, reason: "it is missing, or no file")
    }
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else {
      throw AssetCatalogError.malformed(path: path.path, reason: "it is no JSON object")
    }
    return object
  }

  /// Returns the bytes of a regular file; `nil` if there is none, or if it is larger than any asset.
  static func read(_ url: URL) throws -> [UInt8]? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size <= largest
    else { return nil }
    return FileManager.default.contents(atPath: url.path).map { Array($0) }
  }
}
