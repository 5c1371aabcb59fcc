import Foundation
import Scene

@testable import Drawing

/// A font of boxes of 4 × 7 units in a width of 5 units, with an em of 10 units; spaces are empty.
final class BoxFont: OutlineFont {
  let name: String
  let unitsPerEm = 10

  init(_ name: String) {
    self.name = name
  }

  var glyphRun: GlyphRun { GlyphRun(family: name, size: 0, width: 0) }

  func path(of glyph: UInt32) -> Path {
    glyph == 32 ? Path() : Path(CGRect(x: 0, y: -7, width: 4, height: 7))
  }
}

/// Shapes every character as a box. Digits have another font. Capitals run from right to
/// left, as in the examples of Unicode's bidirectional algorithm.
final class BoxShaper: TextShaper {
  let letters = BoxFont("Letters")
  let digits = BoxFont("Digits")
  /// The embedding level of the paragraph: 0, or 1 from right to left.
  let base: Int
  let thicknesses: [Double]?
  /// The notes of each shaping.
  let notes: [String]

  init(base: Int = 0, thicknesses: [Double]? = nil, notes: [String] = []) {
    self.base = base
    self.thicknesses = thicknesses
    self.notes = notes
  }

  func hasFont(named name: String) -> Bool { true }

  func heights(of style: TextStyling) -> FontHeights? {
    var heights = FontHeights()
    (heights.ascent, heights.descent, heights.lineGap) = (0.8, 0.2, 0.1)
    (heights.capHeight, heights.rules, heights.ruleThicknesses) = (0.7, [0.1, -0.3], thicknesses)
    return heights
  }

  func shape(_ parts: [TextPart], in environment: EnvironmentValues) -> ShapedText? {
    var shaped = ShapedText()
    for (index, part) in parts.enumerated() {
      shaped.heights.append(heights(of: part.style) ?? FontHeights())
      for character in part.string {
        shaped.letters.append((shape(character, isSlanted: part.style.isSlanted), index))
      }
    }
    shaped.notes = notes
    return shaped
  }

  private func shape(_ character: Character, isSlanted: Bool) -> LetterShape {
    let neutral = base.isMultiple(of: 2) ? base : base + 1
    let outline = OutlineGlyphs(
      font: character.isNumber ? digits : letters,
      isSlanted: isSlanted,
      glyphs: [(UInt32(character.unicodeScalars.first?.value ?? 0), 0, 0)],
      units: 5,
      features: ["kern"]
    )
    return LetterShape(
      text: String(character),
      outline: outline,
      level: character.isUppercase ? 1 : character.isWhitespace ? base : neutral,
      base: base,
      endsLine: character.isWhitespace
    )
  }
}
