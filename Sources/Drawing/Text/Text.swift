public import Foundation
import Scene

/// One or more lines of text.
///
/// ```swift
/// Text("Hello").font(.title).bold()
/// ```
///
/// Text is drawn in the library's stroke font, which covers Latin, Greek and Cyrillic letters,
/// punctuation, currency signs and arrows; any other character is a crossed box. With the package
/// trait `Fonts`, text is drawn in registered fonts. Lines are broken between words to fit the
/// proposed width.
public struct Text: Equatable, Sendable {
  /// The position at which a text is truncated if it doesn't fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The start.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }

  /// The case of letters.
  public enum Case: Hashable, CaseIterable, Sendable {
    /// Upper case.
    case uppercase
    /// Lower case.
    case lowercase
  }

  var runs: [TextRun]
  package var line: SourceLine?

  /// Creates a text from a literal, which may contain interpolated values.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
  }

  /// Creates a text from a string.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from a string.
  public init(verbatim content: String) {
    runs = [TextRun(string: content)]
  }

  /// Creates a text from an image, which is placed in the line like a glyph.
  ///
  /// A symbol is as large as the text around it and has its colour. Any other picture keeps its
  /// size and is placed on the baseline.
  public init(_ image: Image) {
    runs = [TextRun(string: TextRun.imageCharacter, image: image)]
  }

  /// Creates a text from a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    return text
  }

  /// Returns whether both have the same text, style and images, regardless of foreground styles.
  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.runs.map(\.string) == rhs.runs.map(\.string)
      && lhs.runs.map(\.explicitStyle) == rhs.runs.map(\.explicitStyle)
      && lhs.runs.map(\.image) == rhs.runs.map(\.image)
  }
}

/// A part of a text that is drawn in one style.
struct TextRun: Sendable {
  /// The explicit style of the part.
  struct ExplicitStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var design: Font.Design?
    var hasMonospacedDigits: Bool?
    /// The line below; a nested `nil` for none.
    var underline: Text.LineStyle??
    /// The line through; a nested `nil` for none.
    var strike: Text.LineStyle??
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    /// The colour behind the letters.
    var background: Color?
  }

  /// The character that represents a picture.
  static let imageCharacter = "\u{FFFC}"

  var string: String
  var explicitStyle = ExplicitStyle()
  var style: (any ShapeStyle)?
  /// The date that replaces the string at the time of the rendering.
  var date: DatedText?
  /// The attributes for renderers.
  var attributes = TextAttributes()
  /// The image that replaces the string's only character.
  var image: Image?

  /// Whether it has no image, attributes or explicit style, and shows no date.
  var isPlain: Bool {
    explicitStyle == ExplicitStyle() && style == nil && date == nil && attributes.isEmpty
      && image == nil
  }

  /// Returns the style of this part in an environment.
  func styling(in environment: EnvironmentValues) -> TextStyling {
    var styling = environment.textStyling
    if let font = explicitStyle.font {
      styling.font = font
      // The font's own weight overrides one set by enclosing views.
      if font.weight != nil { styling.weight = nil }
    }
    styling.weight = explicitStyle.weight ?? styling.weight
    styling.isItalic = explicitStyle.isItalic ?? styling.isItalic
    styling.isMonospaced = explicitStyle.isMonospaced ?? styling.isMonospaced
    styling.design = explicitStyle.design ?? styling.design
    styling.hasMonospacedDigits = explicitStyle.hasMonospacedDigits ?? styling.hasMonospacedDigits
    styling.underline = explicitStyle.underline ?? styling.underline
    styling.strike = explicitStyle.strike ?? styling.strike
    styling.kerning = explicitStyle.kerning ?? styling.kerning
    styling.baselineOffset = explicitStyle.baselineOffset ?? styling.baselineOffset
    if styling.font.followsTextStyle || environment.scales(styling.font) {
      styling.font.size *= environment.dynamicTypeSize.factor
    }
    styling.background = explicitStyle.background?.rgba(in: environment)
    styling.lineColors = [styling.underline, styling.strike].map { line in
      line?.color.map { .color($0.rgba(in: environment)) }
    }
    styling.foreground =
      style?.resolvedPaint(in: environment) ?? ForegroundStyle().paint(in: environment)
    return styling
  }
}

extension EnvironmentValues {
  /// Returns whether a font scales with body text because its name is registered.
  fileprivate func scales(_ font: Font) -> Bool {
    guard font.scalesIfRegistered, let name = font.name else { return false }
    return textShaper?.hasFont(named: name) ?? false
  }
}

nonisolated extension Text: View {
  /// The body type. A text has no body; the library draws it.
  public typealias Body = Never
}
