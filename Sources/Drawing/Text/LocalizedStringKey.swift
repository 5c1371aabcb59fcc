public import Foundation

/// A text with interpolated values and inline Markdown; it isn't localized.
///
/// `**bold**`, `*italic*`, `~~strikethrough~~`, `[links](https://example.com)` and code between
/// backticks are drawn in these styles. Markers in interpolated values are drawn as they are.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A builder that joins the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [InlineMarkdown.Part] = []

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Appends a value in the format of `print`.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(String(describing: value), isNumber: value is any Numeric)
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      append(text)
    }

    /// Appends an attributed string, with each part styled by its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString))
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Appends an image, which is placed in the line like a glyph.
    public mutating func appendInterpolation(_ image: Image) {
      append(Text(image))
    }

    /// Appends a number in a `printf` format such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value), isNumber: true)
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(format.format(input))
    }

    private mutating func append(_ text: String, isNumber: Bool = false) {
      parts.append(.value(TextRun(string: text), isNumber: isNumber))
    }

    private mutating func append(_ text: Text) {
      parts += text.runs.map { .value($0, isNumber: false) }
    }
  }

  let runs: [TextRun]

  /// Creates a text.
  public init(_ value: String) {
    runs = InlineMarkdown.runs(of: [.literal(value)])
  }

  /// Creates a text.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a text from its parts.
  public init(stringInterpolation: StringInterpolation) {
    runs = InlineMarkdown.runs(of: stringInterpolation.parts)
  }

  /// Returns whether both have the same text, style and images, regardless of foreground styles.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    Text(left) == Text(right)
  }
}
