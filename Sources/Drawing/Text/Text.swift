public import Foundation
import Scene

/// One or more lines of text, drawn in the library's own letters.
///
/// ```swift
/// Text("Hello").font(.title).bold()
/// ```
///
/// The letters are lines drawn with a pen: printable ASCII and a few signs; any other character is
/// a crossed box. Lines are broken between words where the width proposed asks for it.
public struct Text: Equatable, Sendable {
  /// Where a text is cut that has no room.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// The case of letters.
  public enum Case: Hashable, CaseIterable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  var runs: [TextRun]
  package var line: SourceLine?

  /// Creates a text from a literal, which may hold values.
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

  /// Creates a text from a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Puts two texts in a row.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    return text
  }

  /// Whether both say the same in the same style.
  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.runs.map(\.string) == rhs.runs.map(\.string)
      && lhs.runs.map(\.look) == rhs.runs.map(\.look)
  }
}

/// A part of a text that is drawn in one style.
struct TextRun: Sendable {
  /// What the part itself says about its style.
  struct Look: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var isMonospaced: Bool?
    /// The line under it; `nil` inside of the optional for none.
    var underline: Text.LineStyle??
    /// The line through it; `nil` inside of the optional for none.
    var strike: Text.LineStyle??
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
  }

  var string: String
  var look = Look()
  var style: (any ShapeStyle)?
  /// What it says instead of the string at the time of the rendering.
  var date: DatedText?
  /// What is said about it for renderers.
  var attributes = TextAttributes()

  /// Whether it says nothing about its style, and the same at any time.
  var isPlain: Bool { look == Look() && style == nil && date == nil && attributes.isEmpty }

  /// Returns the style of this part in an environment.
  func styling(in environment: EnvironmentValues) -> TextStyling {
    var styling = environment.textStyling
    if let font = look.font {
      styling.font = font
      // The font's own weight counts more than one set around the text.
      if font.weight != nil { styling.weight = nil }
    }
    styling.weight = look.weight ?? styling.weight
    styling.isItalic = look.isItalic ?? styling.isItalic
    styling.isMonospaced = look.isMonospaced ?? styling.isMonospaced
    styling.underline = look.underline ?? styling.underline
    styling.strike = look.strike ?? styling.strike
    styling.kerning = look.kerning ?? styling.kerning
    styling.baselineOffset = look.baselineOffset ?? styling.baselineOffset
    if styling.font.followsTextStyle {
      styling.font.size *= environment.dynamicTypeSize.factor
    }
    styling.lineColors = [styling.underline, styling.strike].map { line in
      line?.color.map { .color($0.rgba(in: environment)) }
    }
    styling.foreground =
      style?.resolvedPaint(in: environment) ?? ForegroundStyle().paint(in: environment)
    return styling
  }
}

extension Text: View {
  /// Has no body: the library draws it.
  public typealias Body = Never
}

extension Text: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let path = context.at(Text.self).path
    if isDated { context.pass.graph.showsTime() }
    let text = dated(at: context.time)
    let rule = TextRule(
      text: StyledText(text, in: context.environment),
      words: text.runs.map(\.string),
      in: context,
      at: path
    )
    nodes.append(LayoutNode(rule, path: path))
  }
}
