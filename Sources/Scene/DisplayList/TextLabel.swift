/// The characters that a path shows, and their font.
package struct TextLabel: Hashable, Sendable {
  /// The characters in the order of the text.
  package var text: String
  /// The name of the font and its size in points, such as `Inter 17`.
  package var font: String

  package init(text: String, font: String) {
    self.text = text
    self.font = font
  }

  /// The keywords of the characters and the font in command dumps and element changes.
  static let (textKey, fontKey) = ("text", "font")

  /// The characters in quotation marks, so that leading and trailing spaces are visible.
  var quotedText: String { "\"\(text)\"" }

  /// Returns the characters between quotation marks, or `nil` if the marks are missing.
  static func unquoted(_ text: String) -> String? {
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
