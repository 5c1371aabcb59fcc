/// Why the literal of an inline snapshot can't be written.
package enum InlineError: Error, Hashable, Sendable {
  case sourceGone(String)
  case unreadable(String, ReferenceProblem)
  case notUnicode(String)
  case changedSinceBuild(String)
  /// No call begins at the place that it names.
  case noCall
  /// The closure that is there holds something else than one literal.
  case noLiteral
  /// The literal isn't the one that the test was compiled with.
  case anotherLiteral
  /// The call was compiled with a snapshot, and there is no such closure.
  case noClosure(label: String)
  /// The closure is a second one, and nothing was written for the first.
  case noFirstClosure(label: String)
  /// The call was compiled without a snapshot, and there is a closure in its place.
  case anotherClosure
  case readOnly(String)
  case overlapping
  /// Values of one place that differ, each with its test.
  case conflict(first: InlineValue, second: InlineValue)
  case file(FileError)
}

/// A value that one place was compared with.
package struct InlineValue: Codable, Hashable, Sendable {
  /// The test and its case.
  package var test: String
  package var text: String

  package init(test: String, text: String) {
    self.test = test
    self.text = text
  }
}

extension InlineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sourceGone(let path):
      "The source isn’t here: \(path)\n"
        + "The tests were built elsewhere. Record where they are built."
    case .unreadable(let path, let problem):
      "Can’t read \(path): \(problem)"
    case .notUnicode(let path):
      "\(path) isn’t UTF-8. Save it as UTF-8."
    case .changedSinceBuild(let path):
      "\(path) has changed since the tests were built, so nobody knows which line is meant. "
        + "Build and run again."
    case .noCall:
      "No call begins at this place of the source. Does a function around the assertion hand on "
        + "`fileID`, `file`, `line` and `column`? Else the source isn’t the one that was built."
    case .noLiteral:
      "The closure holds something else than one string literal, which isn’t overwritten. "
        + "Put a literal there, or remove the closure."
    case .anotherLiteral, .anotherClosure:
      "What stands in the source isn’t what the test was compared with. Build and run again; in a "
        + "function around the assertion, pass the `syntaxDescriptor:` that tells its closure."
    case .noClosure(let label):
      "The call has no closure “\(label)”. In a function around the assertion, pass the "
        + "`syntaxDescriptor:` that tells its closure."
    case .noFirstClosure(let label):
      "The closure “\(label)” follows another one, which the call hasn’t. Write that one first."
    case .readOnly(let path):
      "\(path) is read-only. Make it writable with `chmod u+w`."
    case .overlapping:
      "Two snapshots claim the same place of the source. Build and run again."
    case .conflict(let first, let second):
      """
      One literal can’t hold two values, so neither is written.
      first   \(VisibleText.lines(first.test))
      \(InlineError.shown(first.text))
      second  \(VisibleText.lines(second.test))
      \(InlineError.shown(second.text))
      Use `assertSnapshot` here, which keeps a file for each case, or give each value its own call.
      """
    case .file(let error): "\(error)"
    }
  }

  /// A few lines of a value, indented.
  private static func shown(_ text: String) -> String {
    let lines = VisibleText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(8).map { "  │ \($0.prefix(240))" }
    let rest = lines.count > 8 ? ["  … \((lines.count - 8).counted("more line"))"] : []
    return (shown + rest).joined(separator: "\n")
  }
}
