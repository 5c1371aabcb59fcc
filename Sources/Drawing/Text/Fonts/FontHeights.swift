import Scene

/// The heights of a font, in ems; by default those of the stroke font.
struct FontHeights: Equatable, Sendable {
  /// The height of a line above the baseline.
  var ascent = StrokeFont.ascent
  /// The depth of a line below the baseline.
  var descent = StrokeFont.descent
  /// The space between lines.
  var lineGap = 0.0
  /// The space that the font's leading adds between lines; negative if it is tight.
  var leading = 0.0
  var capHeight = StrokeFont.capHeight
  /// The depths of the middles of underline and strikethrough below the baseline.
  var rules = [0.12, -0.26]
  /// The thicknesses of underline and strikethrough; `nil` for that of the pen.
  var ruleThicknesses: [Double]?

  /// Extends the line to that of another font.
  mutating func extend(to other: FontHeights) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    lineGap = max(lineGap, other.lineGap)
  }
}
