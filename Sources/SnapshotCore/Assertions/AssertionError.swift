/// Why an assertion can't even begin to compare.
package enum AssertionError: Error, Hashable, Sendable {
  /// The value or its strategy threw; the text is the error's own.
  case valueThrew(String)
  /// The value or its strategy took too long.
  case timedOut(path: String, TimeLimit)
  /// A parameterised case whose arguments the runner doesn't show.
  case argumentsHidden
  /// An unnamed assertion in a child task.
  case unorderedTask
  case emptyName
  /// Another assertion of this run uses the same file.
  case fileTaken(path: String, first: RunLedger.Claim, second: RunLedger.Claim)
}

extension AssertionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .valueThrew(let text):
      "The value to snapshot threw an error:\n\(VisibleText.lines(text))"
    case .timedOut(let path, let limit):
      """
      Timed out: \(path)
      The value wasn’t there within \(limit.text). It is left to itself; nothing was compared.
      Pass a longer `timeout:` if it may take its time.
      """
    case .argumentsHidden:
      """
      This case of a parameterised test can’t be told from the others: the test library no longer \
      shows its arguments.
      Pass `named:` with a text that is different for each case.
      """
    case .unorderedTask:
      """
      This assertion runs in a task of its own, so its number among the unnamed ones isn’t fixed.
      Pass `named:` with a text that is different for each task.
      """
    case .emptyName:
      "`named:` is empty. Leave it out, or pass a name."
    case .fileTaken(let path, let first, let second):
      """
      Two assertions use one file: \(path)
      first   \(first.summary)
      second  \(second.summary)
      Pass `named:` to one of them.
      """
    }
  }
}

extension RunLedger.Claim {
  fileprivate var summary: String { "\(test) at \(line)" }
}
