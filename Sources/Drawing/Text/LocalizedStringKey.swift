public import Foundation

/// A text with interpolated values; it isn't localized.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A builder that joins the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var runs: [TextRun] = []

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    /// Appends a value in the format of `print`.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(String(describing: value))
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      runs += text.runs
    }

    /// Appends an attributed string, with each part styled by its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      runs += Text(attributedString).runs
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      runs += Text(date, style: style).runs
    }

    /// Appends an image, which is placed in the line like a glyph.
    public mutating func appendInterpolation(_ image: Image) {
      runs += Text(image).runs
    }

    /// Appends a number in a `printf` format such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(format.format(input))
    }

    private mutating func append(_ text: String) {
      guard !text.isEmpty else { return }
      if let last = runs.last, last.isPlain {
        runs[runs.count - 1].string += text
      } else {
        runs.append(TextRun(string: text))
      }
    }
  }

  let runs: [TextRun]

  /// Creates a text.
  public init(_ value: String) {
    runs = [TextRun(string: value)]
  }

  /// Creates a text.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a text from its parts.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.runs
    runs = parts.isEmpty ? [TextRun(string: "")] : parts
  }

  /// Returns whether both have the same text, style and images, regardless of foreground styles.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    Text(left) == Text(right)
  }
}
