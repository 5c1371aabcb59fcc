/// The result of comparing a reference with an actual value.
package enum Comparison: Hashable, Sendable {
  case equal
  /// They differ within the tolerance; the text has the numbers.
  case withinTolerance(String, [MeasuredNumber] = [])
  case different(Difference)

  /// The measurements; empty if both are equal.
  package var measurements: [MeasuredNumber] {
    switch self {
    case .equal: []
    case .withinTolerance(_, let measurements): measurements
    case .different(let difference): difference.measurements
    }
  }
}

/// The difference between a reference and an actual value, in printable form.
package struct Difference: Hashable, Sendable {
  /// One line with numbers.
  package var summary: String
  /// Lines to print below it; may be empty.
  package var detail: String
  /// The files that show the difference, each with a different extension.
  package var files: [File]
  /// The numbers of the summary.
  package var measurements: [MeasuredNumber]
  /// The structural paths of the changed elements of a picture, if known.
  package var elements: [String] = []
  /// The lines of source code that draw the changed elements, the most changed first.
  package var sourceLines: [DrawnLine] = []
  /// A PNG file with the result of the comparison per pixel, which the report page uses to colour
  /// pictures. It has one frame per frame of an animation. `nil` if no pixels were compared.
  package var mask: [UInt8]?

  package init(
    summary: String,
    detail: String = "",
    files: [File] = [],
    measurements: [MeasuredNumber] = []
  ) {
    self.summary = summary
    self.detail = detail
    self.files = files
    self.measurements = measurements
  }

  /// The text before a cause in the summary.
  package static let causeLabel = "probable cause: "

  /// Whether the summary states a cause.
  package var hasCause: Bool { summary.contains(Difference.causeLabel) }

  /// Bytes with the extension of their format.
  package struct File: Hashable, Sendable {
    package var bytes: [UInt8]
    package var pathExtension: String

    package init(bytes: [UInt8], pathExtension: String) {
      self.bytes = bytes
      self.pathExtension = pathExtension
    }
  }
}
