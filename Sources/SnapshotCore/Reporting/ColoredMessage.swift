/// A message whose difference has coloured lines, for test runners that print to a terminal.
package enum ColoredMessage {
  /// Returns the text with removed lines in red and added lines in green, if the output supports
  /// colours.
  ///
  /// Files that test runners write for machines can't contain the control characters.
  package static func text(_ message: String, in environment: RunEnvironment) -> String {
    guard environment.colorsErrors, !environment.arguments.contains(where: writesFile) else {
      return message
    }
    return message.split(separator: "\n", omittingEmptySubsequences: false).map(colored)
      .joined(separator: "\n")
  }

  private static func writesFile(_ argument: String) -> Bool {
    argument.contains("xunit-output") || argument.contains("event-stream")
  }

  private static func colored(_ line: Substring) -> String {
    let code: String
    switch line.first {
    case "-": code = "31"
    case "+": code = "32"
    case "@" where line.hasPrefix("@@"): code = "2"
    default: return String(line)
    }
    return "\u{1B}[\(code)m\(line)\u{1B}[0m"
  }
}
