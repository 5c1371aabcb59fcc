internal import Foundation

extension StrokeGlyph {
  /// The size of superscripts, subscripts and the digits of fractions, relative to the full size.
  private static let smallScale = 0.58
  /// The upward shift of superscripts, in units.
  private static let superscriptRise = 5.9
  /// The upward shift of subscripts, in units.
  private static let subscriptRise = -2.4

  /// The superscripts with their base characters.
  static let superscripts: [(character: Character, base: Character)] = Array(
    zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ", "0123456789+-=()n")
  )
  /// The subscripts with their base characters.
  static let subscripts: [(character: Character, base: Character)] = Array(
    zip("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", "0123456789+-=()")
  )
  /// Fractions with their numerators and denominators.
  static let fractions: [(character: Character, numerator: Character, denominator: Character)] = [
    ("½", "1", "2"), ("⅓", "1", "3"), ("⅔", "2", "3"), ("¼", "1", "4"), ("¾", "3", "4"),
    ("⅛", "1", "8"), ("⅜", "3", "8"), ("⅝", "5", "8"), ("⅞", "7", "8"),
  ]

  /// The character as a superscript.
  var superscript: StrokeGlyph { small(rise: StrokeGlyph.superscriptRise) }
  /// The character as a subscript.
  var `subscript`: StrokeGlyph { small(rise: StrokeGlyph.subscriptRise) }

  private func small(rise: Double) -> StrokeGlyph {
    let scale = StrokeGlyph.smallScale
    var small = Path()
    small.addPath(
      path,
      transform: CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: 0,
        ty: -rise / StrokeGlyph.unitsPerEm
      )
    )
    return StrokeGlyph(advance: advance * scale, path: small)
  }

  /// Returns a fraction: a small numerator, a slash, a small denominator.
  static func fraction(_ numerator: StrokeGlyph, _ denominator: StrokeGlyph) -> StrokeGlyph {
    let (upper, slash, lower) = (
      numerator.superscript, StrokeGlyph(width: 5.6, lines: "M5.6,14 L0,0"),
      denominator.small(rise: 0)
    )
    // The slash overlaps the space of both digits.
    let overlap = 2.2 / unitsPerEm
    var path = upper.path
    var x = upper.advance - overlap
    path.addPath(slash.path, transform: CGAffineTransform(translationX: x, y: 0))
    x += slash.advance - overlap
    path.addPath(lower.path, transform: CGAffineTransform(translationX: x, y: 0))
    return StrokeGlyph(advance: x + lower.advance, path: path)
  }
}
