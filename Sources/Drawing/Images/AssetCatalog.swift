internal import AssetCatalogs
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

  /// Reads what can be read of a catalogue: a colour or a picture with a problem is omitted.
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

extension View {
  /// Lets this view know the colours and pictures of an asset catalogue by their names.
  public func assetCatalog(_ catalog: AssetCatalog) -> some View {
    transformEnvironment(\.namedColors) { $0.merge(catalog.colors) { $1 } }
      .transformEnvironment(\.namedImages) { $0.merge(catalog.images) { $1 } }
  }
}
