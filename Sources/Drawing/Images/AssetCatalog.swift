public import Foundation

/// The colours and pictures of an asset catalogue, such as `Assets.xcassets`.
///
/// A catalogue that a target copies as a resource is found by itself:
///
/// ```swift
/// .target(name: "App", resources: [.copy("Assets.xcassets")])
/// ```
///
/// Any other one is read and put into the environment:
///
/// ```swift
/// let catalog = try AssetCatalog(contentsOf: url)
/// Chart().assetCatalog(catalog)
/// ```
///
/// Colours are read for light and dark appearance. Of a picture's PNG files the one with the most
/// pixels per point is used, per appearance. Whatever else a catalogue holds is left out.
public struct AssetCatalog: Sendable {
  /// The colours by their names.
  public var colors: [String: Color] = [:]
  /// The pictures by their names.
  public var images: [String: Image] = [:]

  /// Creates an empty catalogue.
  public init() {}

  /// Reads a catalogue.
  ///
  /// - Parameter url: The folder whose name ends in `.xcassets`.
  /// - Throws: ``AssetCatalogError`` if it is no folder, or if something in it can't be read.
  public init(contentsOf url: URL) throws {
    self.init()
    for set in try AssetSet.all(in: url) {
      switch set.kind {
      case .color: colors[set.name] = try set.color()
      case .image: images[set.name] = try set.image()
      }
    }
  }

  /// All catalogues that targets copy as resources; names of the first one by path count.
  static let bundled: AssetCatalog = {
    var all = AssetCatalog()
    for url in AssetCatalog.bundledURLs(beside: Bundle.main.bundleURL) {
      // A test can't be told of a catalogue nobody asked for; its names are unknown.
      guard let catalog = try? AssetCatalog(contentsOf: url) else { continue }
      all.colors.merge(catalog.colors) { first, _ in first }
      all.images.merge(catalog.images) { first, _ in first }
    }
    return all
  }()

  /// The catalogues in the resource bundles of a folder.
  static func bundledURLs(beside folder: URL) -> [URL] {
    func entries(_ url: URL, _ suffix: String) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.filter { $0.hasSuffix(suffix) }.sorted().map {
        url.appendingPathComponent($0)
      }
    }
    return entries(folder, ".resources").flatMap { entries($0, ".xcassets") }
  }
}

/// A problem of an asset catalogue.
public enum AssetCatalogError: Error, Hashable, Sendable {
  /// There is no folder at the path.
  case noFolder(path: String)
  /// A `Contents.json` isn't as catalogues have it.
  case malformed(path: String, reason: String)
  /// A picture can't be read.
  case unreadablePicture(path: String, reason: String)
}

extension AssetCatalogError: CustomStringConvertible {
  /// The problem, its file, and the fix.
  public var description: String {
    switch self {
    case .noFolder(let path):
      "There is no asset catalogue at \(path). Pass the folder whose name ends in .xcassets."
    case .malformed(let path, let reason):
      "\(path) can't be read as part of an asset catalogue: \(reason). Correct it in Xcode."
    case .unreadablePicture(let path, let reason):
      "The picture \(path) can't be read: \(reason). Replace it by a PNG file."
    }
  }
}

extension View {
  /// Lets this view know the colours and pictures of an asset catalogue by their names.
  public func assetCatalog(_ catalog: AssetCatalog) -> some View {
    transformEnvironment(\.namedColors) { $0.merge(catalog.colors) { $1 } }
      .transformEnvironment(\.namedImages) { $0.merge(catalog.images) { $1 } }
  }
}
