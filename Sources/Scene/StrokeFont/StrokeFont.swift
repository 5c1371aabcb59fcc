/// The library's own font: glyphs made of lines, drawn with a pen of any width.
///
/// Sizes are in ems, the font's size. The metrics are close to those of Apple's system font, so
/// that texts take about the same space.
package enum StrokeFont {
  /// The largest height above the baseline, including the space above.
  package static let ascent = 0.952
  /// The largest depth below the baseline.
  package static let descent = 0.241
  /// The height of a capital letter.
  package static let capHeight = 0.7
  /// The width of every glyph in monospaced text.
  package static let fixedAdvance = 0.6

  /// Returns the glyph of a character; a crossed box if the font has none.
  package static func glyph(_ character: Character) -> StrokeGlyph {
    glyphs[character] ?? (character.isWhitespace ? blank : substitute)
  }

  /// Returns whether the font has a glyph for a character.
  package static func contains(_ character: Character) -> Bool { glyphs[character] != nil }

  private static let blank = StrokeGlyph(width: 2.4, lines: "")
  private static let substitute = StrokeGlyph(
    width: 7.6,
    lines: "M0,0 L7.6,0 L7.6,14 L0,14 Z M0,0 L7.6,14 M0,14 L7.6,0"
  )

  private static let glyphs: [Character: StrokeGlyph] = {
    var glyphs: [Character: StrokeGlyph] = [:]
    for (characters, width, lines) in StrokeGlyph.table {
      let glyph = StrokeGlyph(width: width, lines: lines)
      for character in characters { glyphs[character] = glyph }
    }
    return glyphs
  }()
}
