import AssetCatalogs
import Foundation
import Pixels

extension AssetSet {
  /// Returns the picture for both appearances, each from the PNG file with the most pixels per
  /// point.
  func image() throws -> Image {
    var light: (file: String, scale: CGFloat)?
    var dark: (file: String, scale: CGFloat)?
    for entry in try entries("images") {
      guard let file = entry["filename"] as? String, file.lowercased().hasSuffix(".png") else {
        continue
      }
      let scale = CGFloat(Int((entry["scale"] as? String ?? "1x").dropLast()) ?? 1)
      if isDark(entry) {
        if scale > dark?.scale ?? 0 { dark = (file, scale) }
      } else if scale > light?.scale ?? 0 {
        light = (file, scale)
      }
    }
    guard let plain = light ?? dark else { throw malformed("it has no PNG file") }
    let picture = try bitmap(plain.file)
    var image = Image(bitmap: picture, scale: plain.scale)
    if let dark, light != nil {
      image = Image(
        light: image,
        dark: Image(bitmap: try bitmap(dark.file), scale: dark.scale)
      )
    }
    let properties = try contents()["properties"] as? [String: Any]
    let intent = properties?["template-rendering-intent"] as? String
    return intent == "template" ? image.renderingMode(.template) : image
  }

  private func bitmap(_ file: String) throws -> Bitmap {
    let path = url.appendingPathComponent(file)
    func fail(_ reason: String) -> AssetCatalogError {
      .unreadablePicture(path: path.path, reason: reason)
    }
    guard !file.contains("/"), file != ".." else { throw fail("it isn't in its own folder") }
    let bytes = try AssetSet.read(path) ?? { throw fail("it is missing or isn't a file") }()
    do {
      return try PNG.decode(bytes)
    } catch {
      throw fail("\(error)")
    }
  }
}

extension Image {
  /// The images of all catalogues that targets copy as resources. If several have the same name,
  /// the first is used.
  static let bundled: [String: Image] = {
    var images: [String: Image] = [:]
    for set in AssetSet.bundled where set.kind == .image && images[set.name] == nil {
      images[set.name] = try? set.image()
    }
    return images
  }()
}
