internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

extension ReviewFolder {
  /// Why an entry couldn't be rejected.
  func reasonToKeep(_ entry: ResultEntry) -> String {
    isCommitted(entry)
      ? "Git tracks it. Remove it with `git rm \(ShellText.word(entry.id))`."
      : "its files can’t be removed."
  }
}

/// Clears away what tests made.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Clears away what tests made; the references stay as they are.",
    discussion: """
      Rejecting a new snapshot deletes the reference that the run recorded, unless Git tracks it.
      The test goes on failing until the code is mended or another value accepted.
      Exit codes: 0 all cleared away; 1 some couldn’t be; 2 nothing could be tried.
      """
  )

  @OptionGroup var options: DecisionOptions

  func run() throws {
    try reportingErrors {
      let review = try options.place.review(named: options.paths)
      let entries =
        options.all
        ? review.rejectable : try ReviewFolder.pick(options.paths, from: review.rejectable)
      let decisions = entries.map { entry in
        options.dryRun || review.reject(entry)
          ? Decision(id: entry.id, outcome: .rejected)
          : Decision(id: entry.id, outcome: .refused, reason: review.reasonToKeep(entry))
      }
      try options.finish(decisions, wanted: .rejected)
    }
  }
}
