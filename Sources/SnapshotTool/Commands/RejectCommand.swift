internal import ArgumentParser
internal import SnapshotCore

/// Clears away what tests made.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Clears away what tests made; the references stay as they are.",
    discussion: "The test goes on failing until the code is mended or another value accepted."
  )

  @OptionGroup var place: PlaceOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "The paths of references, their ends, or folders.")
  var paths: [String] = []

  @Flag(help: "Reject everything that waits.")
  var all = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  func validate() throws {
    guard all != !paths.isEmpty else {
      throw ValidationError(
        paths.isEmpty ? "Pass paths, or --all." : "Pass paths or --all, not both."
      )
    }
  }

  func run() throws {
    try reportingTrouble {
      let review = try place.review()
      let waiting = review.pending.filter(\.isAcceptable)
      let entries = all ? waiting : try ReviewFolder.pick(paths, from: waiting)
      for entry in entries {
        if !dryRun { review.reject(entry) }
      }
      if output.json { return try Output.json(entries.map(\.id)) }
      for entry in entries {
        Output.line("\(dryRun ? "Would reject" : "Rejected") \(entry.id.oneLine)")
      }
    }
  }
}

extension ReviewFolder {
  /// Removes the files of a failure.
  func reject(_ entry: ResultEntry) {
    guard let folder = acceptance.safeFolder(of: entry) else { return }
    ArtifactFolder(path: folder).clear()
  }
}
