/// The reason why an assertion failed before the comparison.
package enum AssertionError: Error, Hashable, Sendable {
  /// The value or its strategy threw an error; the text is its description.
  case valueThrew(String)
  /// An argument of the strategy is invalid; the text says which, and what is allowed.
  case invalidArgument(String)
  /// The value or its strategy exceeded the time limit.
  case timedOut(path: String, TimeLimitExceeded)
  /// The arguments of a parameterised test can't be read.
  case argumentsHidden
  /// An unnamed assertion in a different task from the first one, so its number may vary.
  case unorderedTask
  /// An unnamed assertion whose line runs again while tests are repeated.
  case loopOrRepetition
  case emptyName
  /// Another assertion of this run uses the same file.
  ///
  /// - Parameters:
  ///   - path: The path as spelled by the second assertion.
  ///   - firstPath: The path as spelled by the first assertion.
  case fileTaken(
    path: String,
    firstPath: String,
    first: RunState.FileUse,
    second: RunState.FileUse
  )
}

extension AssertionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .valueThrew(let text):
      "The value to snapshot threw an error:\n\(VisibleText.lines(text))"
    case .invalidArgument(let text):
      "\(VisibleText.lines(text))\nNothing was compared or recorded."
    case .timedOut(let path, let limit):
      """
      Timed out: \(path)
      The value wasn’t available within \(limit.text), so nothing was compared.
      Pass a longer `timeout:` if it needs more time.
      """
    case .argumentsHidden:
      """
      This case of a parameterised test can’t be distinguished from the others, because this version \
      of Swift Testing doesn’t show its arguments.
      Pass `named:` with a different string for each case.
      """
    case .unorderedTask:
      """
      This unnamed assertion runs in a separate task, so the number in its file name may vary.
      Pass `named:` with a different string for each task.
      """
    case .emptyName:
      "`named:` is empty. Leave it out, or pass a name."
    case .loopOrRepetition:
      """
      This line ran more than once. Tests are being repeated, so it isn’t known whether it is in a \
      loop.
      Pass `named:` with a different string each time, or add the trait `.snapshots` to the test.
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
    _ first: RunState.FileUse,
    _ second: RunState.FileUse
  ) -> String {
    guard TextBytes.areSame(path, firstPath) else {
      return """
        The names differ only in case or Unicode composition, which many file systems don’t \
        distinguish.
        Pass a `named:` that differs in more than case or composition, or rename one of the tests.
        """
    }
    if TextBytes.areSame(first.line, second.line), !TextBytes.areSame(first.owner, second.owner) {
      return """
        Both tests call the same line. Rename one of them, give one the trait \
        `.snapshots(name:)`, or pass `named:`.
        """
    }
    if TextBytes.areSame(first.owner, second.owner), first.isNamed != second.isNamed {
      return """
        The number of an unnamed assertion and the name of another give the same file.
        Pass a `named:` that doesn’t end in a number, or name both.
        """
    }
    return "Pass `named:` to one of them."
  }
}

extension RunState.FileUse {
  /// Returns the test and the place of the call, with the declaration if the other test has the
  /// same name.
  fileprivate func summary(besides other: RunState.FileUse) -> String {
    let summary = "\(test) at \(line)"
    guard TextBytes.areSame(test, other.test), !TextBytes.areSame(declaration, other.declaration),
      let declaration
    else { return summary }
    return "\(summary), \(declaration)"
  }
}
