internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// Clears away what tests made.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Clears away what tests made; the references stay as they are.",
    discussion: """
      The test goes on failing until the code is mended or another value accepted.
      Exit codes: 0 all cleared away; 1 some couldn’t be; 2 nothing could be tried.
      """
  )

  @OptionGroup var options: DecisionOptions

  func run() throws {
    try reportingErrors {
      let review = try options.place.review()
      let entries =
        options.all
        ? review.rejectable : try ReviewFolder.pick(options.paths, from: review.rejectable)
      let decisions = entries.map { entry in
        options.dryRun || review.reject(entry)
          ? Decision(id: entry.id, outcome: .rejected)
          : Decision(id: entry.id, outcome: .refused, reason: "its files can’t be removed.")
      }
      try options.finish(decisions, wanted: .rejected)
    }
  }
}
