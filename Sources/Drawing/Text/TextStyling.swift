import Foundation
import Scene

/// The style of text: the default of an environment, or that of a part of a text.
struct TextStyling {
  var font = Font.body
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false
  var design: Font.Design?
  var width: Font.Width?
  var hasMonospacedDigits = false
  /// The heights of the font, with those of fallbacks.
  var heights = FontHeights()
  var underline: Text.LineStyle?
  var strike: Text.LineStyle?
  /// The lines below and through the text.
  var rules: [Text.LineStyle?] { [underline, strike] }
  /// The colours of the lines below and through the text; `nil` for that of the text.
  var lineColors: [ResolvedStyle?] = [nil, nil]
  /// The space added after each letter, in points.
  var kerning: CGFloat = 0
  /// The upward displacement of the letters, in points.
  var baselineOffset: CGFloat = 0
  var foreground: ResolvedStyle?
  /// The colour behind the letters.
  var background: RGBA?

  /// The font size in points, limited to sizes that can be drawn.
  var size: Double {
    let size = Double(font.size)
    return size > 0 ? min(size, 100_000) : 0
  }

  /// The stroke width, relative to the font size.
  var strokeWidth: Double { (weight ?? font.weight ?? .regular).pen }

  var isSlanted: Bool { isItalic || font.isItalic }
  var isFixedWidth: Bool { isMonospaced || font.isMonospaced }
}

private struct TextStylingKey: EnvironmentKey {
  static var defaultValue: TextStyling { TextStyling() }
}

private struct LineRulesKey: EnvironmentKey {
  static var defaultValue: LineRules { LineRules() }
}

/// The breaking and alignment of lines.
struct LineRules {
  var limit: Int?
  var alignment = TextAlignment.leading
  /// The space added between lines, in points.
  var spacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  /// The smallest scale of letters before text is truncated.
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

  /// The default font of texts; setting it to `nil` restores that of body text.
  public var font: Font? {
    get { textStyling.font }
    set { textStyling.font = newValue ?? .body }
  }

  /// The maximum number of lines; `nil` for any number.
  public var lineLimit: Int? {
    get { lineRules.limit }
    set { lineRules.limit = newValue }
  }

  /// The alignment of a text's lines.
  public var multilineTextAlignment: TextAlignment {
    get { lineRules.alignment }
    set { lineRules.alignment = newValue }
  }

  /// The space added between lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { lineRules.spacing }
    set { lineRules.spacing = newValue }
  }

  /// The smallest scale of a text's letters before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { lineRules.minimumScale }
    set { lineRules.minimumScale = newValue }
  }
}

/// The alignment of a text's lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Aligned at their leading ends.
  case leading
  /// Centred.
  case center
  /// Aligned at their trailing ends.
  case trailing

  /// The fraction of the remaining space before a line.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
