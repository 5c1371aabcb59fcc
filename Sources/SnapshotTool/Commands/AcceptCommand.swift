internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// Takes what tests made for the references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes what tests made for the references.",
    discussion: """
      Each reference is replaced as a whole or not at all, and only where it is still the one that \
      the test was compared with. Accepting twice does nothing the second time.
      Below the package's __Snapshots__ any reference is written; elsewhere only those that Git tracks \
      or whose whole path is given, and never a file that a build compiles, links or runs.
      With --from, takes what CI made: download its artifact, then \
      `swift run snapshot accept --from FOLDER --all`.
      Exit codes: 0 all accepted; 1 some were refused; 2 nothing could be tried.
      """
  )

  @OptionGroup var options: DecisionOptions

  func run() throws {
    try reportingErrors {
      let review = try options.place.review(named: options.paths)
      let entries =
        options.all
        ? review.pending.filter { $0.isAcceptable || $0.status == .new }
        : try ReviewFolder.pick(
          options.paths,
          from: review.results.notable
        )
      let decisions = entries.map { entry in
        let outcome =
          options.dryRun ? review.preview(entry) : review.accept(entry)
        return switch outcome {
        case .accepted: Decision(id: entry.id, outcome: .accepted)
        case .alreadyAccepted: Decision(id: entry.id, outcome: .unchanged)
        case .refused(let refusal):
          Decision(id: entry.id, outcome: .refused, reason: "\(refusal)")
        }
      }
      try options.finish(decisions, wanted: .accepted)
    }
  }
}
