internal import ArgumentParser
internal import SnapshotCore

/// Takes what tests made for the references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes what tests made for the references.",
    discussion: """
      Each reference is replaced as a whole or not at all, and only where it is still the one that \
      the test was compared with. Accepting twice does nothing the second time.
      With --from, takes what CI made: download its artifact, then \
      `swift run snapshot accept --from FOLDER --all`.
      Exit codes: 0 all accepted; 1 some were refused; 2 nothing could be tried.
      """
  )

  @OptionGroup var place: PlaceOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "The paths of references, their ends, or folders.")
  var paths: [String] = []

  @Flag(help: "Accept everything that waits.")
  var all = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Also write references outside of __Snapshots__ folders.")
  var anyFolder = false

  func validate() throws {
    guard all != !paths.isEmpty else {
      throw ValidationError(
        paths.isEmpty ? "Pass paths, or --all." : "Pass paths or --all, not both."
      )
    }
  }

  func run() throws {
    try reportingTrouble {
      let review = try place.review(allowsAnyFolder: anyFolder)
      let entries =
        all
        ? review.pending.filter(\.isAcceptable)
        : try ReviewFolder.pick(paths, from: review.results.failures)
      let answers = entries.map { entry in
        let outcome =
          dryRun ? review.acceptance.preview(entry) : review.acceptance.accept(entry)
        return Answer(entry, outcome)
      }
      try show(answers)
      if answers.contains(where: { $0.outcome == "refused" }) { throw ExitCode.findings }
    }
  }

  private func show(_ answers: [Answer]) throws {
    if output.json { return try Output.json(answers) }
    for answer in answers {
      switch answer.outcome {
      case "refused":
        Output.error("Refused \(answer.id.oneLine): \(answer.reason ?? "")")
      case "unchanged":
        Output.line("Accepted already: \(answer.id.oneLine)")
      default:
        Output.line("\(dryRun ? "Would accept" : "Accepted") \(answer.id.oneLine)")
      }
    }
    let accepted = answers.count { $0.outcome == "accepted" }
    let refused = answers.count { $0.outcome == "refused" }
    let verb = dryRun ? "would be accepted" : "accepted"
    Output.line("\(accepted.grouped) \(verb), \(refused.grouped) refused")
  }

  private struct Answer: Codable {
    var id: String
    /// `accepted`, `unchanged` or `refused`.
    var outcome: String
    var reason: String?

    init(_ entry: ResultEntry, _ outcome: Acceptance.Outcome) {
      id = entry.id
      switch outcome {
      case .accepted: self.outcome = "accepted"
      case .alreadyAccepted: self.outcome = "unchanged"
      case .refused(let refusal):
        self.outcome = "refused"
        reason = "\(refusal)"
      }
    }
  }
}
