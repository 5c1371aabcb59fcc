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
  case filesGone
  /// The artifacts of a new snapshot can't be removed.
  case filesStay
  case referenceChanged
  case referenceAppeared
  case referenceGone
  /// The lines of the call differ from those that were built.
  case sourceChanged
  case file(String)
  /// The picture is damaged, or shows something other than what would be compared.
  case picture(ReferenceProblem)
}

extension AcceptanceRefusal {
  /// Returns the reason and the fix for an entry.
  package func sentence(for entry: ResultEntry) -> String {
    // The results may come from another machine, so the text can have any length.
    guard 1...1_000 ~= entry.filter.utf8.count else { return sentence(filter: "") }
    return sentence(filter: " --filter \(ShellText.word(entry.filter))")
  }

  private func sentence(filter: String) -> String {
    let record = "`SNAPSHOT_RECORD=failed swift test\(filter)`"
    return switch self {
    case .nothingToAccept(.failed):
      "the assertion failed before the comparison. Fix the test."
    case .nothingToAccept(.damaged):
      "the reference can’t be read. Restore it with `git checkout`, or record it with "
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
    case .outsideOfSnapshots:
      "it isn’t in the package’s __Snapshots__ folder, and Git doesn’t track it. If it is correct, "
        + "pass its whole path to `snapshot accept`."
    case .buildInput:
      "a build may compile, link or run such a file, so results can’t replace it. Record it with "
        + "\(record)."
    case .executable:
      "it is executable. If it is a reference, run `chmod a-x` on it."
    case .filesStay: "its artifacts can’t be removed."
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
  package var description: String { sentence(filter: "") }
}
