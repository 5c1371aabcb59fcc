import AssetCatalogs
import Foundation

extension AssetSet {
  /// The colours and pictures of all catalogues that targets copy as resources, sorted by the paths
  /// of the catalogues. Catalogues that can't be read are ignored.
  static var bundled: [AssetSet] {
    catalogs(inBundlesOf: Bundle.main.bundleURL).flatMap { all(in: $0) ?? [] }
  }

  /// Returns the catalogues in the resource bundles that a folder contains.
  static func catalogs(inBundlesOf folder: URL) -> [URL] {
    func entries(_ url: URL, _ suffix: String) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.filter { $0.hasSuffix(suffix) }.sorted().map {
        url.appendingPathComponent($0)
      }
    }
    return entries(folder, ".resources").flatMap { entries($0, ".xcassets") }
  }
}
