internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The output of the tool.
enum Output {
  /// Prints a line, with commands of CI services escaped.
  static func line(_ text: String = "") { StandardOutput.write(LogText.escaped(text) + "\n") }

  /// Prints a value as JSON with sorted keys.
  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    StandardOutput.write(LogText.escapedJSON(text) + "\n")
  }

  /// Prints a line to standard error, after all previous output, with control characters and
  /// commands of CI services escaped.
  static func error(_ text: String) {
    StandardOutput.flush()
    errorText(LogText.escaped(VisibleText.lines(text)) + "\n")
  }

  /// Prints a message while `body` runs, if standard error is a terminal.
  static func waiting<Result>(_ text: String, _ body: () throws -> Result) rethrows -> Result {
    let isTerminal = isatty(STDERR_FILENO) == 1
    if isTerminal { errorText("\(text) …") }
    defer {
      // Overwritten by spaces, because that works on every terminal.
      let blank = String(repeating: " ", count: text.count + 2)
      if isTerminal { errorText("\r\(blank)\r") }
    }
    return try body()
  }

  /// Replaces the last line of the terminal on standard error.
  static func status(_ text: String) {
    errorText("\r\u{1B}[K\(text.isEmpty ? "" : VisibleText.lines(text) + " …")")
  }

  /// Prints text at once, without a line ending.
  static func now(_ text: String) {
    StandardOutput.write(text)
    StandardOutput.flush()
  }

  /// Writes to standard error. Errors are ignored, because they can’t be reported.
  private static func errorText(_ text: String) {
    try? AtomicFile.writeBytes(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
  }
}

/// The colours of the output, if it supports them.
struct Style {
  let isColored: Bool

  /// Precedence: the option, then NO_COLOR, then FORCE_COLOR and CLICOLOR_FORCE, then whether the
  /// output is a terminal.
  init(choice: ColorChoice, variables: [String: String] = RunEnvironment.process.variables) {
    let isSet = { (name: String) in variables[name].map { !$0.isEmpty } ?? false }
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      if isSet("NO_COLOR") {
        isColored = false
      } else if ["FORCE_COLOR", "CLICOLOR_FORCE"].contains(where: {
        isSet($0) && variables[$0] != "0"
      }) {
        isColored = true
      } else {
        isColored = Terminal.isOutput && variables["TERM"] != "dumb"
      }
    }
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func green(_ text: String) -> String { wrap(text, "32") }
  func yellow(_ text: String) -> String { wrap(text, "33") }

  /// Returns a status in the colour of its severity.
  func status(_ status: ResultEntry.Status) -> String {
    let text = status.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
    if status.isFailure { return red(text) }
    return status == .passed ? green(text) : yellow(text)
  }

  /// Returns a unified diff with colours.
  func difference(_ text: String) -> String {
    guard isColored else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line.first {
      case "-": red(String(line))
      case "+": green(String(line))
      case "@": dim(String(line))
      default: String(line)
      }
    }
    .joined(separator: "\n")
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
