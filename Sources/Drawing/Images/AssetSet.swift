import Foundation
import Pixels

/// A colour or a picture of an asset catalogue: a folder with a `Contents.json`.
struct AssetSet {
  enum Kind { case color, image }

  let kind: Kind
  /// The name that a program asks for, with the names of folders that are namespaces.
  let name: String
  private let url: URL

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

  /// Returns the colour for both appearances.
  func color() throws -> Color {
    var light: Color.Components?
    var dark: Color.Components?
    for entry in try entries("colors") {
      guard let description = entry["color"] as? [String: Any] else { continue }
      let components = try components(description)
      if isDark(entry) {
        dark = components
      } else if light == nil {
        light = components
      }
    }
    guard let plain = light ?? dark else { throw malformed("it has no colour") }
    return dark.map { Color(light: plain, dark: $0) } ?? Color(source: .fixed(plain))
  }

  /// Returns the picture, with the most pixels per point, for both appearances.
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
    let properties = try AssetSet.contents(of: url)["properties"] as? [String: Any]
    let intent = properties?["template-rendering-intent"] as? String
    return intent == "template" ? image.renderingMode(.template) : image
  }

  // MARK: - Reading

  private func entries(_ key: String) throws -> [[String: Any]] {
    guard let entries = try AssetSet.contents(of: url)[key] as? [[String: Any]] else {
      throw malformed("it has no list “\(key)”")
    }
    return entries.filter { ($0["idiom"] as? String ?? "universal") == "universal" }
      + entries.filter { ($0["idiom"] as? String ?? "universal") != "universal" }
  }

  private func isDark(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    return appearances.contains { $0["value"] as? String == "dark" }
  }

  private func components(_ description: [String: Any]) throws -> Color.Components {
    guard let parts = description["components"] as? [String: Any] else {
      throw malformed("a colour has no components")
    }
    func number(_ key: String) throws -> Double? {
      guard let value = parts[key] else { return nil }
      let text = "\(value)".trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
        return Double(byte) / 255
      }
      guard let number = Double(text), number.isFinite else {
        throw malformed("“\(text.prefix(40))” is no component of a colour")
      }
      // Numbers without a decimal point are bytes.
      return text.contains(".") || number <= 1 ? number : number / 255
    }
    let opacity = try number("alpha") ?? 1
    if let white = try number("white") {
      return Color.Components(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = try number("red"), let green = try number("green"),
      let blue = try number("blue")
    else { throw malformed("a colour lacks red, green or blue") }
    let space: Color.RGBColorSpace =
      description["color-space"] as? String == "display-p3" ? .displayP3 : .sRGB
    let (r, g, b) = space.sRGB(red, green, blue)
    return Color.Components(red: r, green: g, blue: b, opacity: opacity)
  }

  private func bitmap(_ file: String) throws -> Bitmap {
    let path = url.appendingPathComponent(file)
    func fail(_ reason: String) -> AssetCatalogError {
      .unreadablePicture(path: path.path, reason: reason)
    }
    guard !file.contains("/"), file != ".." else { throw fail("it isn't in its own folder") }
    let bytes = try AssetSet.read(path) ?? { throw fail("it is missing, or no file") }()
    do {
      return try PNG.decode(bytes)
    } catch {
      throw fail("\(error)")
    }
  }

  private func malformed(_ reason: String) -> AssetCatalogError {
    .malformed(path: url.appendingPathComponent("Contents.json").path, reason: reason)
  }

  private static func contents(of url: URL) throws -> [String: Any] {
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
  private static func read(_ url: URL) throws -> [UInt8]? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size <= largest
    else { return nil }
    return FileManager.default.contents(atPath: url.path).map { Array($0) }
  }
}
