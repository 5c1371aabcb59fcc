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
  }

  let styles: [TextStyling]
  let letters: [Letter]
  /// The attributes of the letters of each style, for renderers.
  let attributes: [TextAttributes]
  /// The picture that stands for the letter of each style; `nil` for letters.
  let images: [InlineImage?]
  let rules: LineRules

  init(_ text: Text, in environment: EnvironmentValues) {
    let rules = environment.lineRules
    var styles: [TextStyling] = []
    var letters: [Letter] = []
    var images: [InlineImage?] = []
    for (index, run) in text.runs.enumerated() {
      let style = run.styling(in: environment)
      styles.append(style)
      let image = run.image.map { InlineImage($0, style: style, in: environment) }
      images.append(image)
      let string =
        switch rules.letterCase {
        case .uppercase: run.string.uppercased()
        case .lowercase: run.string.lowercased()
        case nil: run.string
        }
      for character in string {
        letters.append(StyledText.letter(character, style: index, style, image: image))
      }
    }
    let attributes = text.runs.map(\.attributes)
    self.init(
      styles: styles,
      letters: letters,
      attributes: attributes,
      images: images,
      rules: rules
    )
  }

  private init(
    styles: [TextStyling],
    letters: [Letter],
    attributes: [TextAttributes],
    images: [InlineImage?],
    rules: LineRules
  ) {
    self.styles = styles
    self.letters = letters
    self.attributes = attributes
    self.images = images
    self.rules = rules
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
      return StyledText.letter($0.character, style: $0.style, styles[$0.style], image: image)
    }
    return StyledText(
      styles: styles,
      letters: letters,
      attributes: attributes,
      images: images,
      rules: rules
    )
  }

  static func letter(
    _ character: Character,
    style: Int,
    _ styling: TextStyling,
    image: InlineImage? = nil
  ) -> Letter {
    if let image {
      let advance = max(Double(image.size.width) + Double(styling.kerning), 0)
      return Letter(character: character, style: style, advance: advance, isImage: true)
    }
    // A heavier pen needs more space between letters.
    let room = (styling.pen - Font.Weight.regular.pen) * 0.8
    let own =
      styling.hasOneWidth ? StrokeFont.fixedAdvance : StrokeFont.glyph(character).advance + room
    let advance = character.isNewline ? 0 : own * styling.size + Double(styling.kerning)
    return Letter(character: character, style: style, advance: max(advance, 0))
  }

  /// The height of a line above and below its baseline, in points.
  var lineExtent: (ascent: Double, descent: Double) {
    let size = styles.map(\.size).max() ?? 0
    let (ascent, descent) = (StrokeFont.ascent * size, StrokeFont.descent * size)
    let tallest = images.compactMap { $0?.extraAscent }.max() ?? 0
    return (max(ascent, tallest), descent)
  }

  /// The distance between baselines, in points.
  var lineStep: Double {
    let spacing = Double(rules.spacing)
    return lineExtent.ascent + lineExtent.descent + (spacing.isFinite ? max(spacing, 0) : 0)
  }
}
