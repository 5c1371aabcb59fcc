import AssetCatalogs
import Foundation

extension AssetSet {
  /// Returns the entries of an array in `Contents.json`, those for all devices first.
  func entries(_ key: String) throws -> [[String: Any]] {
    guard let entries = try contents()[key] as? [[String: Any]] else {
      throw malformed("it has no “\(key)” array")
    }
    return entries.filter { ($0["idiom"] as? String ?? "universal") == "universal" }
      + entries.filter { ($0["idiom"] as? String ?? "universal") != "universal" }
  }

  /// Returns whether an entry is for dark appearance.
  func isDark(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    return appearances.contains { $0["value"] as? String == "dark" }
  }

  /// Returns the parsed `Contents.json`.
  func contents() throws -> [String: Any] {
    guard let bytes = AssetSet.read(contentsURL) else {
      throw malformed("it is missing or isn't a file")
    }
    guard let object = AssetSet.object(bytes) else { throw malformed("it isn't a JSON object") }
    return object
  }

  func malformed(_ reason: String) -> AssetCatalogError {
    .malformed(path: contentsURL.path, reason: reason)
  }

  private var contentsURL: URL { url.appendingPathComponent("Contents.json") }
}
