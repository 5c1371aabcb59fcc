package import SnapshotCore

/// The reason why the literal of an inline snapshot can't be written.
package enum InlineError: Error, Hashable, Sendable {
  case sourceGone(String)
  case unreadable(String, ReferenceProblem)
  case notUnicode(String)
  case changedSinceBuild(String)
  /// The source has no call at the line and column of the assertion.
  case noCall
  /// The call is interpolated in a single-line string literal.
  case inSingleLineLiteral
  /// The closure contains something other than one literal.
  case noLiteral
  /// The literal differs from the one that the test was compiled with.
  case anotherLiteral
  /// The call was compiled with a snapshot, but the source has no such closure.
  case noClosure(label: String)
  /// The closure follows another one that the call doesn't have.
  case noFirstClosure(label: String)
  /// The call was compiled without a snapshot, but the source has a closure in its place.
  case anotherClosure
  /// Another snapshot of the call is a closure in parentheses, which a trailing closure can’t
  /// precede.
  case closureInParentheses(label: String)
  /// Another process wrote a different value into the literal since the tests were built.
  case recordedSinceBuild(InlineValue)
  case readOnly(String)
  case overlapping
  /// Two different values for one literal, each with its test.
  case conflict(first: InlineValue, second: InlineValue)
  case file(FileError)
}

/// A value that was compared with a literal.
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
      "The source doesn’t exist: \(path)\n"
        + "The tests were built on another machine or in another folder. Record there."
    case .unreadable(let path, let problem):
      "Can’t read \(path): \(problem)"
    case .notUnicode(let path):
      "\(path) isn’t UTF-8. Save it as UTF-8."
    case .changedSinceBuild(let path):
      "\(path) has changed since the tests were built, so the position of the call isn’t known. "
        + "Build and run again."
    case .noCall:
      "No call begins at this position of the source. If the call is in the argument of a macro, such "
        + "as `#expect(throws:)`, move it out, because there it has the macro’s position. If a "
        + "function wraps the assertion, it must pass on `fileID`, `file`, `line` and `column`. In "
        + "all other cases, the source has changed since the build. Build and run again."
    case .inSingleLineLiteral:
      "The call is interpolated in a single-line string literal, which can’t contain a multi-line "
        + "literal. Move the call out of the string."
    case .noLiteral:
      "The closure contains something other than one string literal, so it isn’t overwritten. "
        + "Put a literal there, or remove the closure."
    case .anotherLiteral, .anotherClosure:
      "The literal in the source differs from the compiled one. Build and run again; in a "
        + "function that wraps the assertion, pass a `syntaxDescriptor:` for its closure."
    case .noClosure(let label):
      "The call has no closure “\(label)”. In a function that wraps the assertion, pass a "
        + "`syntaxDescriptor:` for its closure."
    case .noFirstClosure(let label):
      "The closure “\(label)” must follow another closure, which the call doesn’t have. "
        + "Add that one first."
    case .closureInParentheses(let label):
      "Another snapshot of the call is passed in parentheses, so no trailing closure can be added. "
        + "Pass “\(label)” in the parentheses, too."
    case .recordedSinceBuild(let recorded):
      """
      An earlier run recorded a literal that differs, and the build is older. Build and run again.
      recorded  \(VisibleText.lines(recorded.test))
      \(InlineError.shown(recorded.text))
      """
    case .readOnly(let path):
      "\(path) is read-only. Make it writable with `chmod u+w`."
    case .overlapping:
      "Two snapshots use the same position in the source. Build and run again."
    case .conflict(let first, let second):
      """
      One literal can’t contain two values, so neither is written.
      first   \(VisibleText.lines(first.test))
      \(InlineError.shown(first.text))
      second  \(VisibleText.lines(second.test))
      \(InlineError.shown(second.text))
      Use `assertSnapshot`, which records one file per case, or make a separate call for each value.
      """
    case .file(let error): "\(error)"
    }
  }

  /// Returns the first lines of a value, indented.
  private static func shown(_ text: String) -> String {
    let lines = VisibleText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(8).map { "  │ \($0.prefix(240))" }
    let rest = lines.count > 8 ? ["  … \((lines.count - 8).counted("more line"))"] : []
    return (shown + rest).joined(separator: "\n")
  }
}
