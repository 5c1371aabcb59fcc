import Foundation

/// How text is drawn where the text itself says nothing.
struct TextStyling {
  var font = Font.body
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false
  var underline: Text.LineStyle?
  var strike: Text.LineStyle?
  /// The lines under and through the text.
  var rules: [Text.LineStyle?] { [underline, strike] }
  /// The colours of the lines under and through the text; `nil` for that of the text.
  var lineColors: [ResolvedStyle?] = [nil, nil]
  /// Room added after each letter, in points.
  var kerning: CGFloat = 0
  /// How far the letters are moved up, in points.
  var baselineOffset: CGFloat = 0
  var foreground: ResolvedStyle?

  /// The size of the font in points; never beyond what can be drawn.
  var size: Double {
    let size = Double(font.size)
    return size > 0 ? min(size, 100_000) : 0
  }

  /// The width of the pen, as a share of the size.
  var pen: Double { (weight ?? font.weight ?? .regular).pen }

  var leansRight: Bool { isItalic || font.isItalic }
  var hasOneWidth: Bool { isMonospaced || font.isMonospaced }
}

private struct TextStylingKey: EnvironmentKey {
  static var defaultValue: TextStyling { TextStyling() }
}

private struct LineRulesKey: EnvironmentKey {
  static var defaultValue: LineRules { LineRules() }
}

/// How lines of text are broken and stand to one another.
struct LineRules {
  var limit: Int?
  var alignment = TextAlignment.leading
  /// Room added between lines, in points.
  var spacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  /// How small the letters may become before text is cut, as a share of their size.
  var minimumScale: CGFloat = 1
  var letterCase: Text.Case?
}

extension EnvironmentValues {
  var textStyling: TextStyling {
    get { self[TextStylingKey.self] }
    set { self[TextStylingKey.self] = newValue }
  }

  var lineRules: LineRules {
    get { self[LineRulesKey.self] }
    set { self[LineRulesKey.self] = newValue }
  }

  /// The font of texts that set none; `nil` stands for that of body text.
  public var font: Font? {
    get { textStyling.font }
    set { textStyling.font = newValue ?? .body }
  }

  /// How many lines a text may have; `nil` for any number.
  public var lineLimit: Int? {
    get { lineRules.limit }
    set { lineRules.limit = newValue }
  }

  /// How the lines of a text are lined up with one another.
  public var multilineTextAlignment: TextAlignment {
    get { lineRules.alignment }
    set { lineRules.alignment = newValue }
  }

  /// The room added between lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { lineRules.spacing }
    set { lineRules.spacing = newValue }
  }

  /// How small the letters of a text may become before it is cut, as a share of their size.
  public var minimumScaleFactor: CGFloat {
    get { lineRules.minimumScale }
    set { lineRules.minimumScale = newValue }
  }
}

/// How the lines of a text are lined up with one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Their left ends below one another.
  case leading
  /// Their middles below one another.
  case center
  /// Their right ends below one another.
  case trailing

  /// The share of the room beside a line that lies before it.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
