import Scene

/// The characters of a text that no font has, and the note on them.
enum MissingCharacters {
  /// The maximum number of characters in a note.
  private static let maxCount = 16

  /// Adds a character to a list if the stroke font doesn't have it, unless the list contains it.
  static func add(_ character: Character, to missing: inout [Character]) {
    guard !character.isASCII, !character.isWhitespace, !StrokeFont.contains(character),
      !missing.contains(character)
    else { return }
    missing.append(character)
  }

  /// Returns the note on characters that are drawn as crossed boxes, because no fonts are
  /// registered.
  static func strokeFontNote(on missing: [Character]) -> String {
    """
    The built-in font has no glyph for \(list(missing)), drawn as a crossed box; register a font \
    that has it
    """
  }

  /// Returns the characters with their code points, such as `‘漢’ (U+6F22)`, separated by commas.
  static func list(_ missing: [Character]) -> String {
    let words = missing.prefix(maxCount).map { character in
      let codes = character.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
      }
      return "‘\(character)’ (\(codes.joined(separator: " ")))"
    }
    let more = missing.count > maxCount ? " and \(missing.count - maxCount) more" : ""
    return words.joined(separator: ", ") + more
  }
}
