internal import Foundation
internal import SnapshotCore

/// The colours and pictures of an asset catalog.
struct AssetCatalog {
  private(set) var colors: [String: RenderRequest.NamedColor] = [:]
  private(set) var images: [String: RenderRequest.NamedImage] = [:]

  /// Reads the supported contents: colours with components, and PNG files.
  init(_ root: String) {
    for path in AssetCatalog.files(in: root) where FilePath.name(of: path) == "Contents.json" {
      let folder = FilePath.directory(of: path)
      let set = FilePath.name(of: folder)
      guard let contents = AssetCatalog.contents(path) else { continue }
      if set.hasSuffix(".colorset") {
        colors[String(set.dropLast(".colorset".count))] = contents.color
      } else if set.hasSuffix(".imageset") {
        images[String(set.dropLast(".imageset".count))] = contents.image(in: folder)
      }
    }
  }

  /// Returns all files in order, limited to a few thousand.
  static func files(in root: String) -> [String] {
    var files: [String] = []
    var folders = [root]
    while let folder = folders.popLast(), files.count < 5_000 {
      for name in FolderListing.names(in: folder).sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
        if status.st_mode & S_IFMT == S_IFREG { files.append(path) }
      }
    }
    return files.sorted()
  }

  private static func contents(_ path: String) -> Contents? {
    guard case .bytes(let bytes) = ReferenceReader(limit: 1 << 20).finding(at: path) else {
      return nil
    }
    return try? JSONDecoder().decode(Contents.self, from: Data(bytes))
  }
}

/// A `Contents.json`.
private struct Contents: Decodable {
  var colors: [ColorEntry]?
  var images: [ImageEntry]?

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ColorEntry: Decodable {
    var appearances: [Appearance]?
    var color: Color?

    struct Color: Decodable {
      var components: [String: String]?
    }
  }

  struct ImageEntry: Decodable {
    var appearances: [Appearance]?
    var filename: String?
    var scale: String?
  }

  /// The colour as `RRGGBBAA`, light and dark.
  var color: RenderRequest.NamedColor? {
    let entries = colors ?? []
    let isDark = { (entry: ColorEntry) in
      entry.appearances?.contains { $0.value == "dark" } ?? false
    }
    guard let light = entries.first(where: { !isDark($0) })?.text else { return nil }
    let dark = entries.first(where: isDark)?.text
    return RenderRequest.NamedColor(light: light, dark: dark ?? light)
  }

  /// The picture with the most pixels per point.
  func image(in folder: String) -> RenderRequest.NamedImage? {
    let usable = (images ?? []).filter { entry in
      guard let name = entry.filename, !name.contains("/") else { return false }
      return name.lowercased().hasSuffix(".png") && (entry.appearances ?? []).isEmpty
        && FilePath.exists("\(folder)/\(name)")
    }
    let best = usable.max { factor($0) < factor($1) }
    return best.flatMap { entry in
      entry.filename.map { RenderRequest.NamedImage(path: "\(folder)/\($0)", scale: factor(entry)) }
    }
  }

  private func factor(_ entry: ImageEntry) -> Double {
    entry.scale.flatMap { Double($0.dropLast()) } ?? 1
  }
}

extension Contents.ColorEntry {
  fileprivate var text: String? {
    guard let components = color?.components else { return nil }
    let channels = ["red", "green", "blue", "alpha"].compactMap { name in
      components[name].flatMap(byte)
    }
    guard channels.count == 4 else { return nil }
    return channels.map { value in
      let digits = String(value, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  /// Reads `0.5`, `128` or `0x80`.
  private func byte(_ text: String) -> Int? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { min(255, $0) } }
    if !text.contains("."), let whole = Int(text), whole > 1 { return min(255, whole) }
    guard let share = Double(text), share.isFinite else { return nil }
    return Int((min(1, max(0, share)) * 255).rounded())
  }
}
