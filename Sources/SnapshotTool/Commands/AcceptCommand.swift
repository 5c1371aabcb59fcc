internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// The command `snapshot accept`.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replaces references with the actual values of failed tests.",
    discussion: """
      Each reference is replaced atomically, and only if it hasn't changed since the test compared it. \
      Accepting a snapshot twice has no further effect.
      Inside the package's __Snapshots__ folder, any reference can be written. Elsewhere, a file \
      is written only if Git tracks it or you pass its whole path, and never if a build compiles, \
      links or runs it.
      To accept results of CI, download its artifact and run \
      `swift run snapshot accept --from FOLDER --all`.
      Exit codes: 0 all accepted; 1 some were refused; 2 an error occurred.
      """
  )

  @OptionGroup var options: DecisionOptions

  func run() throws {
    try reportingErrors {
      let review = try options.folders.review(named: options.paths)
      let entries =
        options.all
        ? review.pending.filter { $0.isAcceptable || $0.status == .new }
        : try ReviewFolder.pick(
          options.paths,
          from: review.results.entriesToReview
        )
      let decisions = entries.inAcceptingOrder.map { entry in
        let outcome =
          options.dryRun ? review.preview(entry) : review.accept(entry)
        return switch outcome {
        case .accepted: Decision(id: entry.id, outcome: .accepted)
        case .alreadyAccepted: Decision(id: entry.id, outcome: .unchanged)
        case .refused(let refusal):
          Decision(id: entry.id, outcome: .refused, reason: refusal.sentence(for: entry))
        }
      }
      try options.finish(decisions, wanted: .accepted)
    }
  }
}
