public import Foundation

/// A text with values in it; it isn't looked up in any table.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Puts a text together from its parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var runs: [TextRun] = []

    /// Begins with no text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a text as it is written.
    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    /// Appends a value as `print` shows it.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(String(describing: value))
    }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      runs += text.runs
    }

    /// Appends an attributed string, each part of it as its attributes say.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      runs += Text(attributedString).runs
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      runs += Text(date, style: style).runs
    }

    /// Appends what stands for a picture in a line of text: a crossed box.
    public mutating func appendInterpolation(_ image: Image) {
      append("\u{FFFC}")
    }

    /// Appends a number in the form that `printf` knows by a specifier such as `%.2f`.
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

  /// Whether both say the same in the same style.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    Text(left) == Text(right)
  }
}
