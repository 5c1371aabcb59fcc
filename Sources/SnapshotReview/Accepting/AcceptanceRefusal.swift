package import SnapshotCore

/// Why an entry can't be accepted.
package enum AcceptanceRefusal: Error, Hashable, Sendable {
  case nothingToAccept(ResultEntry.Status)
  case unsafePath
  /// It is neither in the package's own snapshots nor tracked by Git nor named in full.
  case outsideOfSnapshots
  /// A build may compile, link or run it.
  case buildInput
  case executable
  case filesGone
  /// The files that the run kept of a new snapshot can't be removed.
  case filesStay
  case referenceChanged
  case referenceAppeared
  case referenceGone
  /// The literal stands in lines of a source that aren't as they were built.
  case sourceChanged
  case file(String)
  /// The picture to accept is damaged, or shows something else than what would be compared.
  case picture(ReferenceProblem)
}

extension AcceptanceRefusal: CustomStringConvertible {
  /// Why, and what to do about it.
  package var description: String {
    switch self {
    case .nothingToAccept(.failed):
      "the assertion failed before there was anything to compare. Mend the test."
    case .nothingToAccept(.damaged):
      "the reference can’t be read. Restore it with `git checkout`, or record it with "
        + "`SNAPSHOT_RECORD=failed swift test`."
    case .nothingToAccept(.missing), .nothingToAccept(.changed):
      "its files weren’t kept. Run the test again."
    case .nothingToAccept: "it didn’t fail."
    case .unsafePath:
      "its path is absolute, hidden, leads out of the package or holds characters that no "
        + "reference has. Record it with "
        + "`SNAPSHOT_RECORD=failed swift test`."
    case .sourceChanged:
      "the lines of the assertion have changed since the run, or no snapshot belongs there. "
        + "Run the test again and look at it."
    case .outsideOfSnapshots:
      "it isn’t in the package’s __Snapshots__ folder, and Git doesn’t track it. If it is right, "
        + "pass its whole path to `snapshot accept`."
    case .buildInput:
      "a build may compile, link or run such a file, so no results may write it. Record it with "
        + "`SNAPSHOT_RECORD=failed swift test`."
    case .executable:
      "it is executable. Remove that with `chmod a-x`, if it is a reference."
    case .filesStay: "the files that the run kept of it can’t be removed."
    case .filesGone: "its files are gone. Run the test again."
    case .referenceChanged:
      "the reference has changed since the run. Run the test again and look at it."
    case .referenceAppeared:
      "there was no reference, but there is one now. Run the test again and look at it."
    case .referenceGone:
      "the reference has been removed since the run. Run the test again and look at it."
    case .file(let sentence): sentence
    case .picture(.damaged(let sentence)): "what the test made is damaged: \(sentence)"
    case .picture(.deceptive(let sentence)):
      "\(sentence) Record it with `SNAPSHOT_RECORD=failed swift test` if that is right."
    case .picture(let problem): "\(problem)"
    }
  }
}
