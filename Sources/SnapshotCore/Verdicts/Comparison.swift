/// What a reference and what a test made have to do with each other.
package enum Comparison: Hashable, Sendable {
  case equal
  /// They differ, but no more than was allowed; the text holds the numbers.
  case withinTolerance(String, [MeasuredNumber] = [])
  case different(Difference)

  /// What was measured; empty where both are equal.
  package var measurements: [MeasuredNumber] {
    switch self {
    case .equal: []
    case .withinTolerance(_, let measurements): measurements
    case .different(let difference): difference.measurements
    }
  }
}

/// What sets a reference and an actual value apart, ready to be shown.
package struct Difference: Hashable, Sendable {
  /// One line with numbers.
  package var summary: String
  /// Lines to print below it; may be empty.
  package var detail: String
  /// Files that show the difference, each with another extension.
  package var files: [File]
  /// The numbers of the summary.
  package var measurements: [MeasuredNumber]
  /// The structural paths of the elements of a picture that differ, where they are known.
  package var elements: [String] = []
  /// The lines of source code that draw what differs, such as `Badge.swift:12`.
  package var sourceLines: [String] = []

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

  /// Bytes with the extension that tells what they are.
  package struct File: Hashable, Sendable {
    package var bytes: [UInt8]
    package var pathExtension: String

    package init(bytes: [UInt8], pathExtension: String) {
      self.bytes = bytes
      self.pathExtension = pathExtension
    }
  }
}
