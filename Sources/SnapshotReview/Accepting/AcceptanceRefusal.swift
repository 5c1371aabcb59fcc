package import SnapshotCore

/// The reason why an entry can't be accepted.
package enum AcceptanceRefusal: Error, Hashable, Sendable {
  case nothingToAccept(ResultEntry.Status)
  case unsafePath
  /// The file is neither in the package's `__Snapshots__` nor tracked by Git nor named in full.
  case outsideOfSnapshots
  /// A build may compile, link or run the file.
  case buildInput
  case executable
  /// The file is a symbolic link to another reference, which has this path.
  case linkToReference(String)
  /// The reference equalled another value of the same run.
  case matchedByAnother
  /// The path isn't as deep as that of a reference: a module, a suite and a file.
  case notDeepEnough
  case filesGone
  /// Some of the artifacts are missing or can't be read.
  case filesIncomplete
  /// The artifacts of a new snapshot can't be removed.
  case filesStay
  case referenceChanged
  case referenceAppeared
  case referenceGone
  /// The lines of the call differ from those that were built.
  case sourceChanged
  /// The results have no position for the literal.
  case literalNotFound
  /// The lines of the call are unchanged, but the call has a form that only recording supports.
  case unsupportedCall
  /// The call had different values, each with its test.
  case differingValues([String])
  /// Another value was just accepted into the same literal.
  case literalTaken
  case file(String)
  /// The picture is damaged, or shows something other than what would be compared.
  case picture(ReferenceProblem)
}

extension AcceptanceRefusal {
  /// Returns the reason and the fix for an entry.
  package func sentence(for entry: ResultEntry) -> String {
    // The results may come from another machine, so the text can have any length.
    let path = " -- \(ShellText.word(entry.id))"
    guard 1...1_000 ~= entry.filter.utf8.count else { return sentence(filter: "", path: path) }
    return sentence(filter: " --filter \(ShellText.word(entry.filter))", path: path)
  }

  /// - Parameters:
  ///   - filter: The option of `swift test` that selects the test; may be empty.
  ///   - path: The argument of `git checkout` that selects the reference; may be empty.
  private func sentence(filter: String, path: String) -> String {
    let record = "`SNAPSHOT_RECORD=failed swift test\(filter)`"
    return switch self {
    case .nothingToAccept(.failed):
      "the assertion failed before the comparison. Fix the test."
    case .nothingToAccept(.damaged):
      "the reference can’t be read. Restore it with `git checkout\(path)`, or record it with "
        + "\(record)."
    case .nothingToAccept(.missing), .nothingToAccept(.changed):
      "its artifacts weren’t written. Run the test again."
    case .nothingToAccept: "it didn’t fail."
    case .unsafePath:
      "its path is absolute, hidden, outside the package, or contains characters that aren’t "
        + "permitted in references. Record it with \(record)."
    case .sourceChanged:
      "the lines of the assertion have changed since the run, or contain no inline snapshot. "
        + "Run the test again and look at the result."
    case .literalNotFound:
      "the results contain no position for its literal: the source had changed since the build, or "
        + "only the test can find it. Build, and run \(record), which records it or says what to "
        + "change."
    case .unsupportedCall:
      "only recording supports this form of call. Record it with \(record)."
    case .differingValues(let tests):
      "one literal can’t contain two values, and its call had different ones, in "
        + Set(tests).sorted().map(VisibleText.lines).joined(separator: " and ")
        + ". Use `assertSnapshot`, or make a separate call for each value."
    case .literalTaken:
      "another test’s value was just accepted into the same literal, which can’t contain two. Use "
        + "`assertSnapshot`, or make a separate call for each value."
    case .outsideOfSnapshots:
      "it isn’t in the package’s __Snapshots__ folder, and Git doesn’t track it. If it is correct, "
        + "pass its whole path to `snapshot accept`."
    case .buildInput:
      "a build may compile, link or run such a file, so results can’t replace it. Record it with "
        + "\(record)."
    case .executable:
      "it is executable. If it is a reference, run `chmod a-x` on it."
    case .linkToReference(let target):
      "it is a symbolic link to \(VisibleText.lines(target)), which another test may use. Replace the "
        + "link with a file, or accept that reference."
    case .filesStay: "its artifacts can’t be removed."
    case .matchedByAnother:
      "the reference equals another value of the same run, which would then fail. Pass `named:` with "
        + "a different string for each value."
    case .notDeepEnough:
      "a reference is at least two folders deep, such as Module/Suite/name.txt, so this isn’t the "
        + "path of one. Record it with \(record)."
    case .filesIncomplete:
      "some of its artifacts are missing or can’t be read. Download the results again, or run the "
        + "test again."
    case .filesGone: "its artifacts are missing. Run the test again."
    case .referenceChanged:
      "the reference has changed since the run. Run the test again and look at the result."
    case .referenceAppeared:
      "there was no reference, but there is one now. Run the test again and look at the result."
    case .referenceGone:
      "the reference has been removed since the run. Run the test again and look at the result."
    case .file(let sentence): sentence
    case .picture(.damaged(let sentence)): "the actual picture is damaged: \(sentence)"
    case .picture(.deceptive(let sentence)):
      "\(sentence) Record it with \(record) if it is correct."
    case .picture(let problem): "\(problem)"
    }
  }
}

extension AcceptanceRefusal: CustomStringConvertible {
  /// The reason and the fix, which isn't limited to one test.
  package var description: String { sentence(filter: "", path: "") }
}
