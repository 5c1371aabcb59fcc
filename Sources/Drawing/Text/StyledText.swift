import Foundation
import Scene

/// A text with its style resolved, which can be laid out in any space.
struct StyledText {
  /// A character with its style and advance.
  struct Letter {
    let character: Character
    /// The index of its style.
    let style: Int
    /// The distance from its start to that of the next letter, in points.
    let advance: Double
    /// Whether the picture of its style is drawn in place of the character.
    var isImage = false
    /// The characters, glyphs and direction; `nil` for one character of the stroke font, from left
    /// to right.
    let shape: LetterShape?
    /// Whether the character is white space. It is stored because a text is broken into lines for
    /// several proposals, and finding it out takes longer than everything else there.
    let isBlank: Bool
    /// Whether the character ends a paragraph.
    let isNewline: Bool
    /// Whether a line can end after the letter; stored like `isBlank`.
    let canEndLine: Bool

    init(
      character: Character,
      style: Int,
      advance: Double,
      isImage: Bool = false,
      shape: LetterShape?
    ) {
      self.character = character
      self.style = style
      self.advance = advance
      self.isImage = isImage
      self.shape = shape
      isBlank = character.isWhitespace
      isNewline = character.isNewline
      canEndLine = shape?.endsLine ?? (isBlank || character == "-")
    }

    /// The characters.
    var text: String { shape?.text ?? String(character) }
    /// The glyphs of an outline font; `nil` for a letter of the stroke font, and for pictures.
    var outline: OutlineGlyphs? { shape?.outline }
  }

  let styles: [TextStyling]
  let letters: [Letter]
  /// The attributes of the letters of each style, for renderers.
  let attributes: [TextAttributes]
  /// The picture that replaces the letter of each style; `nil` for letters.
  let images: [InlineImage?]
  let rules: LineRules
  /// The height of a line above and below its baseline, in points.
  let lineExtent: (ascent: Double, descent: Double)
  /// The distance between baselines, in points.
  let lineStep: Double
  /// The width of the text on one line without trailing blanks, in points; `nil` if it has several
  /// paragraphs.
  let lineWidth: Double?
  /// Whether no letter ends a paragraph.
  var isSingleParagraph: Bool { lineWidth != nil }
  /// The source of outline fonts, for letters that are added later; `nil` if all letters are drawn
  /// in the stroke font.
  private let shaper: (any TextShaper)?
  /// The notes on missing fonts and characters.
  private(set) var notes: [String] = []

  init(_ text: Text, in environment: EnvironmentValues) {
    let rules = environment.lineRules
    let shaper = environment.textShaper
    var styles: [TextStyling] = []
    var letters: [Letter] = []
    var images: [InlineImage?] = []
    var parts: [TextPart] = []
    for (index, run) in text.runs.enumerated() {
      var style = run.styling(in: environment)
      style.heights = shaper?.heights(of: style) ?? style.heights
      styles.append(style)
      let image = run.image.map { InlineImage($0, style: style, in: environment) }
      images.append(image)
      let string =
        switch rules.letterCase {
        case .uppercase: run.string.uppercased()
        case .lowercase: run.string.lowercased()
        case nil: run.string
        }
      guard shaper == nil else {
        parts.append(TextPart(string: string, style: style, isImage: image != nil))
        continue
      }
      for character in string {
        letters.append(StyledText.letter(character, style: index, style, image: image))
      }
    }
    let shaped = shaper?.shape(parts, in: environment)
    if let shaped {
      for index in styles.indices { styles[index].heights = shaped.heights[index] }
      letters = shaped.letters.compactMap { shape, part in
        shape.text.first.map {
          StyledText.letter($0, style: part, styles[part], image: images[part], shape: shape)
        }
      }
    } else {
      for (index, part) in parts.enumerated() {
        letters += part.string.map {
          StyledText.letter($0, style: index, part.style, image: images[index])
        }
      }
    }
    let attributes = text.runs.map(\.attributes)
    self.init(
      styles: styles,
      letters: letters,
      attributes: attributes,
      images: images,
      rules: rules,
      shaper: shaped == nil ? nil : shaper
    )
    if let shaped {
      notes = shaped.notes
    } else {
      var missing: [Character] = []
      for letter in letters where !letter.isImage {
        MissingCharacters.add(letter.character, to: &missing)
      }
      if !missing.isEmpty { notes = [MissingCharacters.strokeFontNote(on: missing)] }
    }
  }

  private init(
    styles: [TextStyling],
    letters: [Letter],
    attributes: [TextAttributes],
    images: [InlineImage?],
    rules: LineRules,
    shaper: (any TextShaper)?
  ) {
    self.styles = styles
    self.letters = letters
    self.attributes = attributes
    self.images = images
    self.rules = rules
    self.shaper = shaper
    lineExtent = StyledText.lineExtent(of: styles, images: images)
    lineStep = StyledText.lineStep(of: styles, extent: lineExtent, spacing: Double(rules.spacing))
    let hasNewline = letters.contains { $0.isNewline }
    lineWidth = hasNewline ? nil : TextLines.width(letters[...])
  }

  /// Returns the text with all sizes scaled.
  func scaled(by factor: CGFloat) -> StyledText {
    let styles = styles.map { style in
      var style = style
      style.font.size *= factor
      style.kerning *= factor
      style.baselineOffset *= factor
      return style
    }
    let images = images.map { $0?.scaled(by: factor) }
    let letters = letters.map {
      // A truncation mark takes over the style of an image, but isn't an image.
      let image = $0.isImage ? images[$0.style] : nil
      return StyledText.letter(
        $0.character,
        style: $0.style,
        styles[$0.style],
        image: image,
        shape: $0.shape
      )
    }
    return StyledText(
      styles: styles,
      letters: letters,
      attributes: attributes,
      images: images,
      rules: rules,
      shaper: shaper
    )
  }

  /// Returns the ellipsis that replaces omitted text after a letter.
  func ellipsis(after letter: Letter?) -> Letter {
    let index = letter?.style ?? 0
    let style = styles[index]
    let part = TextPart(string: "…", style: style, isImage: false)
    let shaped = shaper?.shape([part], in: EnvironmentValues())?.letters.first?.shape
    let base = letter?.shape?.base ?? 0
    let shape = LetterShape(text: "…", outline: shaped?.outline, level: base, base: base)
    return StyledText.letter("…", style: index, style, shape: shaper == nil ? nil : shape)
  }

  static func letter(
    _ character: Character,
    style: Int,
    _ styling: TextStyling,
    image: InlineImage? = nil,
    shape: LetterShape? = nil
  ) -> Letter {
    if let image {
      let advance = max(Double(image.size.width) + Double(styling.kerning), 0)
      return Letter(
        character: character,
        style: style,
        advance: advance,
        isImage: true,
        shape: shape
      )
    }
    if let outline = shape?.outline {
      let advance = outline.advance(size: styling.size) + Double(styling.kerning)
      return Letter(character: character, style: style, advance: max(advance, 0), shape: shape)
    }
    // Heavier strokes need more space between letters.
    let extraWidth = (styling.strokeWidth - Font.Weight.regular.pen) * 0.8
    let own =
      styling.isFixedWidth
      ? StrokeFont.fixedAdvance : StrokeFont.glyph(character).advance + extraWidth
    let advance = character.isNewline ? 0 : own * styling.size + Double(styling.kerning)
    return Letter(character: character, style: style, advance: max(advance, 0), shape: shape)
  }

  private static func lineExtent(
    of styles: [TextStyling],
    images: [InlineImage?]
  ) -> (ascent: Double, descent: Double) {
    var (ascent, descent) = (0.0, 0.0)
    for (index, style) in styles.enumerated() {
      let own = (style.heights.ascent * style.size, style.heights.descent * style.size)
      ascent = index == 0 ? own.0 : max(ascent, own.0)
      descent = index == 0 ? own.1 : max(descent, own.1)
    }
    var tallest: Double?
    for case let image? in images { tallest = max(image.extraAscent, tallest ?? image.extraAscent) }
    return (max(ascent, tallest ?? 0), descent)
  }

  private static func lineStep(
    of styles: [TextStyling],
    extent: (ascent: Double, descent: Double),
    spacing: Double
  ) -> Double {
    var gap = 0.0
    for (index, style) in styles.enumerated() {
      let own = (style.heights.lineGap + style.heights.leading) * style.size
      gap = index == 0 ? own : max(gap, own)
    }
    let step = extent.ascent + extent.descent + gap
    return max(step, 0) + (spacing.isFinite ? max(spacing, 0) : 0)
  }
}
