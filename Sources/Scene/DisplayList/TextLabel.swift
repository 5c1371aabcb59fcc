/// The characters that a path shows, and their font.
///
/// Labels with equal characters and fonts are equal, whether or not their runs are known.
package struct TextLabel: Sendable {
  /// The characters in the order of the text.
  package var text: String
  /// The name of the font and its size in points, such as `Inter 17`.
  package var font: String
  /// The run of glyphs; `nil` if the label was read from a text, which doesn't contain it.
  package var run: GlyphRun?

  package init(text: String, font: String, run: GlyphRun? = nil) {
    self.text = text
    self.font = font
    self.run = run
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

extension TextLabel: Hashable {
  package static func == (left: TextLabel, right: TextLabel) -> Bool {
    left.text == right.text && left.font == right.font
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(font)
  }
}
