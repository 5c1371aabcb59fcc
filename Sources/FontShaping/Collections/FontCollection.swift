#if Fonts

/// Fonts in the order of their registration, the defaults of the designs, and the fallbacks of the
/// scripts.
package struct FontCollection: Sendable {
  package private(set) var faces: [FontFace] = []
  private var defaults: [FontDesign: String] = [:]
  private var fallbacks: [FontTag: [String]] = [:]
  /// The names of the families, in the order of their registration.
  package private(set) var families: [String] = []
  /// Whether any font has an axis for the optical size.
  package private(set) var hasOpticalSizes = false

  package init() {}

  package var isEmpty: Bool { faces.isEmpty }

  /// Adds fonts. Fonts whose file and index are already registered are skipped.
  package mutating func add(_ added: [FontFace]) {
    for face in added
    where !faces.contains(where: { $0.file == face.file && $0.index == face.index }) {
      faces.append(face)
      if face.axes.contains(where: { $0.tag == "opsz" }) { hasOpticalSizes = true }
      if !families.contains(face.family) { families.append(face.family) }
    }
  }

  /// Sets the family for requests without a name; `nil` for the library's own font.
  package mutating func setDefault(_ name: String?, for design: FontDesign) throws(FontError) {
    if let name { try check(name) }
    defaults[design] = name
  }

  /// Sets the families that are searched first for characters of a script.
  package mutating func setFallbacks(_ names: [String], for script: FontTag) throws(FontError) {
    for name in names { try check(name) }
    fallbacks[script] = names
  }

  private func check(_ name: String) throws(FontError) {
    guard hasFont(named: name) else {
      throw .unknownFamily(name: name, registered: families)
    }
  }

  /// Returns whether a family or a font has a name.
  package func hasFont(named name: String) -> Bool {
    let name = name.lowercased()
    return faces.contains { $0.names.contains(name) }
  }

  /// Returns the best match; `nil` if the request is for the library's own font, or if no font has
  /// the name.
  package func font(for request: FontRequest) -> FoundFont? {
    guard let name = request.name else {
      let name = defaults[request.design] ?? defaults[.default]
      return name.flatMap { font(named: $0, for: request) }
    }
    return font(named: name, for: request)
  }

  /// Returns the fonts to try for characters that the requested font lacks, in order.
  package func fallbacks(for script: FontTag, of request: FontRequest) -> [FoundFont] {
    let first = fallbacks[script] ?? []
    let names = first + families.filter { !first.contains($0) }
    return names.compactMap { font(named: $0, for: request) }
  }

  private func font(named name: String, for request: FontRequest) -> FoundFont? {
    let name = name.lowercased()
    guard let first = faces.first(where: { $0.names.contains(name) }) else { return nil }
    var request = request
    let isFamily = first.family.lowercased() == name
    // The name of a single font in a family also requests that font's style.
    if !isFamily {
      request.weight = request.weight ?? first.style.weight
      request.width = request.width ?? first.style.width
      request.isItalic = request.isItalic || first.style.isItalic
    }
    let family = faces.filter { $0.family == first.family }
    return FontMatching(request).best(of: family)
  }
}

#endif
