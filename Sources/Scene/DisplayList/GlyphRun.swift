/// The font and extent of a run of glyphs, with which SVG can describe the run as characters.
///
/// A viewer that has the font draws the same glyphs.
package struct GlyphRun: Sendable {
  /// The name of the font's family.
  package var family: String
  /// The font size, in points.
  package var size: Double
  /// The weight of the font: 400 for regular, 700 for bold.
  package var weight = 400.0
  /// The width of the font's glyphs, in percent of the normal width.
  package var stretch = 100.0
  /// Whether the font is italic.
  package var isItalic = false
  /// The angle by which upright glyphs are slanted, in degrees.
  package var slant = 0.0
  /// The values of a variable font's axes, such as `'wght' 600`.
  package var axes: [String] = []
  /// The OpenType features that differ from the font's defaults, such as `'tnum' 1`.
  package var features: [String] = []
  /// The space added after each letter, in points.
  package var letterSpacing = 0.0
  /// The distance from the start of the first glyph to the end of the last one, in points.
  package var width: Double
  /// Whether the characters run from right to left.
  package var isRightToLeft = false

  package init(family: String, size: Double, width: Double) {
    self.family = family
    self.size = size
    self.width = width
  }
}
