package import Foundation

/// Swift source with symbols for the colours and images of asset catalogues.
package struct AssetSymbols {
  /// The names of colours and of images in the catalogues.
  package private(set) var colors: [String] = []
  package private(set) var images: [String] = []
  /// Whether the symbols are for a module that others import. Its symbols must not have the names
  /// of those in `SwiftUI`, because neither would take precedence.
  package var isModule = false

  /// Creates symbols from the names in catalogues.
  package init(catalogs: [URL]) {
    for set in catalogs.flatMap({ AssetSet.all(in: $0) ?? [] }) {
      switch set.kind {
      case .color: colors.append(set.name)
      case .image: images.append(set.name)
      }
    }
  }

  /// Creates symbols from names.
  package init(colors: [String], images: [String]) {
    self.colors = colors
    self.images = images
  }

  /// The Swift source file.
  package var source: String {
    let colors = members(self.colors, suffix: "Color")
    let images = members(self.images, suffix: "Image")
    var text = "import SwiftUI\n"
    text += resources("ColorResource", colors)
    text += resources("ImageResource", images)
    let plain = colors.filter { member in
      member.path.isEmpty && !(isModule && AssetSymbols.standardColors.contains(member.symbol))
    }
    text += extensionOf("Color", plain, type: "Color") { "Color(ColorResource.\($0))" }
    text += extensionOf("ShapeStyle where Self == Color", plain, type: "Color") {
      "Color(ColorResource.\($0))"
    }
    text += extensionOf("UIColor", plain, type: "UIColor") {
      "UIColor(resource: ColorResource.\($0))"
    }
    text += extensionOf("UIImage", images.filter { $0.path.isEmpty }, type: "UIImage") {
      "UIImage(resource: ImageResource.\($0))"
    }
    return text
  }

  private func extensionOf(
    _ type: String,
    _ members: [Member],
    type result: String,
    _ value: (String) -> String
  ) -> String {
    guard !members.isEmpty else { return "" }
    let lines = members.map {
      "  \(access)static var \($0.symbol): \(result) { \(value($0.symbol)) }\n"
    }
    return "\nextension \(type) {\n" + lines.joined() + "}\n"
  }

  private func resources(_ type: String, _ members: [Member]) -> String {
    guard !members.isEmpty else { return "" }
    var text = "\nextension \(type) {\n"
    for member in members where member.path.isEmpty {
      text += "  \(access)static let \(member.symbol) = \(type)(name: \(literal(member.name)))\n"
    }
    text += "}\n"
    return text + namespaces(type, members.filter { !$0.path.isEmpty })
  }

  /// Returns enumerations for the folders that are namespaces.
  private func namespaces(_ type: String, _ members: [Member]) -> String {
    var text = ""
    var seen: Set<[String]> = []
    for member in members {
      for length in 1...member.path.count {
        let path = Array(member.path.prefix(length))
        guard seen.insert(path).inserted else { continue }
        let outer = ([type] + path.dropLast()).joined(separator: ".")
        text += "\nextension \(outer) {\n  \(access)enum \(path[length - 1]) {}\n}\n"
      }
      let outer = ([type] + member.path).joined(separator: ".")
      text += """

        extension \(outer) {
          \(access)static let \(member.symbol) = \(type)(name: \(literal(member.name)))
        }

        """
    }
    return text
  }

  private var access: String { isModule ? "public " : "" }

  // MARK: - Names

  /// A name in a catalogue and its Swift symbol.
  package struct Member: Equatable {
    package let name: String
    /// The namespaces around it.
    package let path: [String]
    package let symbol: String
  }

  /// Returns the symbols of names without duplicates. The symbol of `BrandColor` is `brand`.
  package func members(_ names: [String], suffix: String) -> [Member] {
    var seen: Set<String> = []
    return names.sorted().compactMap { name in
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last else { return nil }
      let path = parts.dropLast().map { AssetSymbols.symbol($0, isType: true) }
      var symbol = AssetSymbols.symbol(last, isType: false)
      // A symbol begins with a lowercase letter, so it is never the suffix alone.
      if symbol.hasSuffix(suffix) { symbol.removeLast(suffix.count) }
      guard !symbol.isEmpty, seen.insert((path + [symbol]).joined(separator: ".")).inserted
      else { return nil }
      let isKeyword = AssetSymbols.keywords.contains(symbol)
      return Member(name: name, path: path, symbol: isKeyword ? "`\(symbol)`" : symbol)
    }
  }

  /// Returns a name as a camel-case identifier.
  package static func symbol(_ name: String, isType: Bool) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    var text = ""
    for (index, word) in words.enumerated() {
      let isFirst = index == 0 && !isType
      // Leading capitals count as one word: `URLIcon` becomes `urlIcon`.
      let capitals = word.prefix { $0.isUppercase }
      if isFirst {
        let count = capitals.count == word.count ? capitals.count : max(capitals.count - 1, 1)
        text += word.prefix(count).lowercased() + word.dropFirst(count)
      } else {
        text += word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return text.first?.isNumber == true ? "_" + text : text
  }

  private static let standardColors: Set = [
    "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "foreground", "gray",
    "green", "indigo", "label", "lightGray", "link", "magenta", "mint", "orange", "pink",
    "placeholder", "primary", "purple", "red", "secondary", "separator", "teal", "tint", "white",
    "yellow",
  ]

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\r", with: "\\r")
    return "\"\(escaped)\""
  }
}
