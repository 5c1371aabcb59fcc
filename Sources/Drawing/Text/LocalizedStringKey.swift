public import Foundation

/// A text with values in it; it isn't looked up in any table.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Puts a text together from its parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Begins with no text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a text as it is written.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a value as `print` shows it.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += String(describing: value)
    }

    /// Appends a number in the form that `printf` knows by a specifier such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(input)
    }
  }

  let text: String

  /// Creates a text.
  public init(_ value: String) {
    text = value
  }

  /// Creates a text.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a text from its parts.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }
}
