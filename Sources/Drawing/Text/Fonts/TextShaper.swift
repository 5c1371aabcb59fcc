/// A source of outline fonts for texts.
///
/// Without one, every text is drawn in the stroke font.
protocol TextShaper: AnyObject, Sendable {
  /// Returns whether there is a font with a name.
  func hasFont(named name: String) -> Bool

  /// Returns the heights of the font of a style; `nil` for those of the stroke font.
  func heights(of style: TextStyling) -> FontHeights?

  /// Shapes a text; returns `nil` if every letter is drawn in the stroke font.
  func shape(_ parts: [TextPart], in environment: EnvironmentValues) -> ShapedText?
}

/// A part of a text with one style.
struct TextPart {
  let string: String
  let style: TextStyling
  let isImage: Bool
}

/// A text after shaping.
struct ShapedText {
  /// The letters, and the indices of their parts.
  var letters: [(shape: LetterShape, part: Int)] = []
  /// The heights of each part's fonts, with those of fallbacks.
  var heights: [FontHeights] = []
  /// The notes on missing fonts and characters.
  var notes: [String] = []
}

/// A letter with its glyphs and direction.
///
/// It is a class because letters are copied often and most texts don't use it.
final class LetterShape: Sendable {
  /// The characters; several for a ligature.
  let text: String
  /// The glyphs; `nil` for a letter of the stroke font, and for pictures.
  let outline: OutlineGlyphs?
  /// The bidirectional embedding level; odd levels run from right to left.
  let level: Int
  /// The embedding level of the paragraph.
  let base: Int
  /// Whether a line can end after it.
  let endsLine: Bool

  init(
    text: String,
    outline: OutlineGlyphs? = nil,
    level: Int = 0,
    base: Int = 0,
    endsLine: Bool = false
  ) {
    self.text = text
    self.outline = outline
    self.level = level
    self.base = base
    self.endsLine = endsLine
  }
}

private struct TextShaperKey: EnvironmentKey {
  static var defaultValue: (any TextShaper)? { nil }
}

extension EnvironmentValues {
  /// The source of outline fonts; `nil` for the stroke font alone.
  var textShaper: (any TextShaper)? {
    get { self[TextShaperKey.self] }
    set { self[TextShaperKey.self] = newValue }
  }
}
