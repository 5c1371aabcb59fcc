internal import Foundation

/// One line of a results file: `snapshot({…});`.
///
/// The files are scripts, because a page opened from disk can load only scripts. Each line is a
/// call with one JSON object that has one of the keys `begin`, `result` and `end`. `<` is escaped,
/// so that a line can also be embedded in a page.
package enum ResultLine: Hashable, Sendable {
  /// The first line.
  case begin(ResultRun)
  case result(ResultEntry)
  /// The last line of a process that ended normally.
  case end(ResultEnd)

  /// The line with its line ending.
  package var text: String {
    switch self {
    case .begin(let run): return "snapshot({\"begin\":\(ScriptText.json(run))});\n"
    case .end(let end): return "snapshot({\"end\":\(ScriptText.json(end))});\n"
    case .result(let entry):
      var text = ""
      Frame(of: entry).append(time: entry.time, duration: entry.duration, to: &text)
      return text
    }
  }

  /// Reads a line; `nil` if it is incomplete or has another format.
  package init?(_ line: some StringProtocol) {
    guard line.hasPrefix("snapshot("), line.hasSuffix(");") else { return nil }
    let json = Data(line.dropFirst("snapshot(".count).dropLast(2).utf8)
    guard let content = try? JSONDecoder().decode(Content.self, from: json) else { return nil }
    if let run = content.begin {
      self = .begin(run)
    } else if let entry = content.result {
      self = .result(entry)
    } else if let end = content.end {
      self = .end(end)
    } else {
      return nil
    }
  }

  /// Returns the version of a first line, even if a later release changed the rest of its format.
  static func version(of line: some StringProtocol) -> Int? {
    guard line.hasPrefix("snapshot("), line.hasSuffix(");") else { return nil }
    let json = Data(line.dropFirst("snapshot(".count).dropLast(2).utf8)
    return try? JSONDecoder().decode(FirstLine.self, from: json).begin.version
  }

  private struct FirstLine: Decodable {
    struct Begin: Decodable {
      var version: Int
    }

    var begin: Begin
  }

  private struct Content: Decodable {
    var begin: ResultRun?
    var result: ResultEntry?
    var end: ResultEnd?
  }
}

/// The end of a process that ended normally.
package struct ResultEnd: Codable, Hashable, Sendable {
  /// The time, in seconds since 1970.
  package var ended: Double
  /// The number of assertions.
  package var assertions: Int
  /// The number of those that failed.
  package var failures: Int

  package init(ended: Double, assertions: Int, failures: Int) {
    self.ended = ended
    self.assertions = assertions
    self.failures = failures
  }
}
