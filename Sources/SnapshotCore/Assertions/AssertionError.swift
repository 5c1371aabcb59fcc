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
  /// An unnamed assertion whose line comes again while tests are repeated.
  case loopOrRepetition
  case emptyName
  /// Another assertion of this run uses the same file.
  ///
  /// - Parameters:
  ///   - path: The path as the second one shows it.
  ///   - firstPath: The path as the first one shows it.
  case fileTaken(
    path: String,
    firstPath: String,
    first: RunLedger.Claim,
    second: RunLedger.Claim
  )
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
    case .loopOrRepetition:
      """
      This line comes again while tests are repeated, and nothing tells whether it is in a loop.
      Pass `named:` with a text that is different each time, or give the test the trait `.snapshots`.
      """
    case .fileTaken(let path, let firstPath, let first, let second):
      """
      Two assertions use one file: \(path)
      first   \(first.summary(besides: second))\(AssertionError.path(firstPath, unless: path))
      second  \(second.summary(besides: first))\(AssertionError.path(path, unless: firstPath))
      \(AssertionError.remedy(path, firstPath, first, second))
      """
    }
  }

  private static func path(_ path: String, unless other: String) -> String {
    TextBytes.areSame(path, other) ? "" : "\n        \(VisibleText.lines(path))"
  }

  private static func remedy(
    _ path: String,
    _ firstPath: String,
    _ first: RunLedger.Claim,
    _ second: RunLedger.Claim
  ) -> String {
    guard TextBytes.areSame(path, firstPath) else {
      return """
        The names differ only in case or composition, which many disks don’t keep apart.
        Pass a `named:` that differs in more, or rename one of the tests.
        """
    }
    if TextBytes.areSame(first.line, second.line), !TextBytes.areSame(first.owner, second.owner) {
      return """
        Both tests call the same line. Rename one of them, give one the trait \
        `.snapshots(name:)`, or pass `named:`.
        """
    }
    return "Pass `named:` to one of them."
  }
}

extension RunLedger.Claim {
  /// Test and place; with the place of the declaration if another test is called the same.
  fileprivate func summary(besides other: RunLedger.Claim) -> String {
    let summary = "\(test) at \(line)"
    guard TextBytes.areSame(test, other.test), !TextBytes.areSame(declaration, other.declaration),
      let declaration
    else { return summary }
    return "\(summary), declared at \(declaration)"
  }
}
