import Scene

/// A font whose glyphs are filled outlines, unlike those of the stroke font.
protocol OutlineFont: AnyObject, Sendable {
  /// The name of the font and the values of its axes, such as `Inter` or `Inter wght=600`.
  var name: String { get }
  /// The number of font units per em.
  var unitsPerEm: Int { get }
  /// The font's description for SVG, without a size and a width.
  var glyphRun: GlyphRun { get }

  /// Returns the outline of a glyph in font units, y growing down, the baseline at 0.
  func path(of glyph: UInt32) -> Path
}

/// The glyphs of a letter in an outline font.
struct OutlineGlyphs: Sendable {
  let font: any OutlineFont
  /// Whether they are slanted, because an italic is requested and the family has none.
  let isSlanted: Bool
  /// The glyphs, and their positions relative to the letter's start, in font units, y growing up.
  let glyphs: [(id: UInt32, x: Int, y: Int)]
  /// The distance to the next letter, in font units.
  let units: Int
  /// The OpenType features that differ from the font's defaults, such as `'tnum' 1`.
  let features: [String]

  /// Returns the distance to the next letter, in points.
  func advance(size: Double) -> Double { Double(units) * size / Double(font.unitsPerEm) }

  /// Returns whether letters of one style can share a path.
  func agrees(with other: OutlineGlyphs) -> Bool {
    font === other.font && isSlanted == other.isSlanted
  }

  /// Adds the outlines to a path, starting at a point.
  func add(to path: inout Path, at point: CGPoint, size: Double, slant: Double) {
    let scale = size / Double(font.unitsPerEm)
    for glyph in glyphs {
      let glyphTransform = CGAffineTransform(
        a: scale,
        b: 0,
        c: isSlanted ? -slant * scale : 0,
        d: scale,
        tx: Double(point.x) + Double(glyph.x) * scale,
        ty: Double(point.y) - Double(glyph.y) * scale
      )
      path.addPath(font.path(of: glyph.id), transform: glyphTransform)
    }
  }
}
