/// The library's own font: glyphs made of lines, drawn with a pen of any width.
///
/// Lengths are in ems: 1 is the font size. The metrics are close to those of Apple's system font,
/// so that texts take about the same space.
package enum StrokeFont {
  /// The largest height above the baseline, including the space above.
  package static let ascent = 0.952
  /// The largest depth below the baseline.
  package static let descent = 0.241
  /// The height of a capital letter.
  package static let capHeight = 0.7
  /// The width of every glyph in monospaced text.
  package static let fixedAdvance = 0.6

  /// Returns the glyph of a character; if the font has none, a blank for white space, or else a
  /// crossed box.
  package static func glyph(_ character: Character) -> StrokeGlyph {
    known(character) ?? (character.isWhitespace ? blank : substitute)
  }

  /// Returns whether the font has a glyph for a character.
  package static func contains(_ character: Character) -> Bool { known(character) != nil }

  private static let blank = StrokeGlyph(width: 2.4, lines: "")
  private static let substitute = StrokeGlyph(
    width: 7.6,
    lines: "M0,0 L7.6,0 L7.6,14 L0,14 Z M0,0 L7.6,14 M0,14 L7.6,0"
  )

  private static func known(_ character: Character) -> StrokeGlyph? {
    if let glyph = basic[character] { return glyph }
    guard !character.isASCII else { return nil }
    return extended[character] ?? composed(character)
  }

  /// Returns the glyph of a letter followed by combining characters.
  private static func composed(_ character: Character) -> StrokeGlyph? {
    let scalars = character.unicodeScalars
    guard scalars.count > 1, scalars.count <= 4, let first = scalars.first else { return nil }
    let marks = scalars.dropFirst().compactMap { StrokeGlyph.marks[$0] }
    guard marks.count == scalars.count - 1 else { return nil }
    let letter = Character(first)
    return base(of: letter, under: marks)?.marked(marks, of: letter)
  }

  /// Returns the glyph of a letter before marks are added, without its dot if a mark is above it.
  private static func base(of letter: Character, under marks: [StrokeGlyph.Mark]) -> StrokeGlyph? {
    let dotless: [Character: Character] = ["i": "ı", "і": "ı", "j": "ȷ", "ј": "ȷ"]
    let isUnderMark = marks.contains { $0.position == .above }
    let shown = isUnderMark ? dotless[letter] ?? letter : letter
    return basic[shown] ?? letters[shown]
  }

  /// The glyphs that nearly every drawing needs.
  private static let basic = glyphs(StrokeGlyph.basic)

  /// The non-ASCII letters without marks.
  private static let letters: [Character: StrokeGlyph] = {
    var letters = glyphs(StrokeGlyph.latin + StrokeGlyph.greek + StrokeGlyph.cyrillic)
    for (character, letter) in StrokeGlyph.greekLikeLatin + StrokeGlyph.cyrillicLikeLatin {
      letters[character] = basic[letter] ?? letters[letter]
    }
    return letters
  }()

  /// The glyphs beyond the basic ones, created on first use.
  private static let extended: [Character: StrokeGlyph] = {
    var extended = glyphs(StrokeGlyph.signsBeyondASCII).merging(letters) { first, _ in first }
    func add(_ letters: String, _ scalars: String, drawnAs drawn: String) {
      let marks = drawn.unicodeScalars.compactMap { StrokeGlyph.marks[$0] }
      for letter in letters {
        let character = Character(String(letter) + scalars)
        guard extended[character] == nil else { continue }
        extended[character] = base(of: letter, under: marks)?.marked(marks, of: letter)
      }
    }
    for (letters, mark) in StrokeGlyph.markedByComma {
      add(letters, "\u{327}", drawnAs: String(mark))
    }
    for (letters, marks) in StrokeGlyph.marked { add(letters, marks, drawnAs: marks) }
    for (character, base) in StrokeGlyph.superscripts {
      extended[character] = basic[base]?.superscript
    }
    for (character, base) in StrokeGlyph.subscripts {
      extended[character] = basic[base]?.subscript
    }
    for (character, numerator, denominator) in StrokeGlyph.fractions {
      guard let upper = basic[numerator], let lower = basic[denominator] else { continue }
      extended[character] = StrokeGlyph.fraction(upper, lower)
    }
    return extended
  }()

  private static func glyphs(_ rows: [StrokeGlyph.TableRow]) -> [Character: StrokeGlyph] {
    var glyphs: [Character: StrokeGlyph] = [:]
    for (characters, width, lines) in rows {
      let glyph = StrokeGlyph(width: width, lines: lines)
      // Iterates over scalars, because adjacent joiners form a single character.
      for scalar in characters.unicodeScalars { glyphs[Character(scalar)] = glyph }
    }
    return glyphs
  }
}
