#if Fonts

/// Characters of a paragraph that are drawn as a unit, such as a letter or a ligature.
package struct ShapedCluster: Hashable, Sendable {
  /// The indices of the characters in the paragraph.
  package var characters: Range<Int>
  /// The index of their style.
  package var style: Int
  /// The bidirectional embedding level; odd levels run from right to left.
  package var level: Int
  /// The font; `nil` for the library's own font and for objects.
  package var font: FoundFont?
  /// The glyphs from left to right.
  package var glyphs: [Glyph] = []
  /// The distance to the next cluster, in font units.
  package var advance = 0
  /// Whether no font has the characters.
  package var isMissing = false
  /// Whether a line can or must end after the cluster.
  package var breaks = LineBreaks.Opportunity.prohibited

  /// A glyph and its position relative to the start of the cluster, in font units, y growing up.
  package struct Glyph: Hashable, Sendable {
    package let id: UInt32
    package let x: Int
    package let y: Int
  }
}

#endif
