internal import AssetCatalogs
public import Foundation

/// The colours and pictures of an asset catalogue, such as `Assets.xcassets`.
///
/// A catalogue that a target copies as a resource is found automatically:
///
/// ```swift
/// .target(name: "App", resources: [.copy("Assets.xcassets")])
/// ```
///
/// Any other catalogue must be read and added to the environment:
///
/// ```swift
/// let catalog = try AssetCatalog(contentsOf: url)
/// Chart().assetCatalog(catalog)
/// ```
///
/// Colours are read for light and dark appearance. For each appearance of a picture, the PNG file
/// with the most pixels per point is used. Other contents of a catalogue are ignored.
public struct AssetCatalog: Sendable {
  /// The colours by name.
  public var colors: [String: Color] = [:]
  /// The pictures by name.
  public var images: [String: Image] = [:]

  /// Creates an empty catalogue.
  public init() {}

  /// Reads a catalogue.
  ///
  /// - Parameter url: The folder whose name ends in `.xcassets`.
  /// - Throws: ``AssetCatalogError`` if it isn't a folder, or if something in it can't be read.
  public init(contentsOf url: URL) throws {
    self.init()
    guard let sets = AssetSet.all(in: url) else {
      throw AssetCatalogError.noFolder(path: url.path)
    }
    for set in sets {
      switch set.kind {
      case .color: colors[set.name] = try set.color()
      case .image: images[set.name] = try set.image()
      }
    }
  }

  /// Reads a catalogue without the colours and pictures that can't be read.
  package init(readableContentsOf url: URL) {
    self.init()
    for set in AssetSet.all(in: url) ?? [] {
      switch set.kind {
      case .color: colors[set.name] = try? set.color()
      case .image: images[set.name] = try? set.image()
      }
    }
  }
}

nonisolated extension View {
  /// Makes the colours and pictures of an asset catalogue available to this view by name.
  public consuming func assetCatalog(_ catalog: AssetCatalog) -> some View {
    transformEnvironment(\.namedColors) { $0.merge(catalog.colors) { $1 } }
      .transformEnvironment(\.namedImages) { $0.merge(catalog.images) { $1 } }
  }
}
