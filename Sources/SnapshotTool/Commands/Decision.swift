internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// The result of accepting or rejecting one snapshot, also in JSON.
struct Decision: Encodable {
  var id: String
  var outcome: Outcome
  /// The reason for a refusal.
  var reason: String?

  enum Outcome: String, Encodable {
    case accepted
    case rejected
    /// It was accepted before.
    case unchanged
    case refused
  }
}

/// The options of `accept` and `reject`.
struct DecisionOptions: ParsableArguments {
  @OptionGroup var folders: FolderOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "Paths of references, the last parts of such paths, or folders.")
  var paths: [String] = []

  @Flag(help: "Select all pending snapshots.")
  var all = false

  @Flag(help: "Print what would be done, and change nothing.")
  var dryRun = false

  func validate() throws {
    guard all != !paths.isEmpty else {
      throw ValidationError(
        paths.isEmpty ? "Pass paths, or --all." : "Pass paths or --all, not both."
      )
    }
  }

  /// Adds the results to the page and prints them.
  ///
  /// - Parameters:
  ///   - entries: The entries that the decisions are about.
  ///   - wanted: The outcome of a success.
  /// - Throws: Exit code 1 if a snapshot was refused.
  func finish(
    _ decisions: [Decision],
    of entries: [ResultEntry],
    wanted: Decision.Outcome
  ) throws {
    if !dryRun { addToPage(decisions, of: entries, wanted) }
    let refused = decisions.count { $0.outcome == .refused }
    if output.json {
      try Output.json(decisions)
    } else {
      for decision in decisions { show(decision) }
      let done = decisions.count { $0.outcome == wanted }
      let verb = dryRun ? "would be \(wanted.rawValue)" : wanted.rawValue
      Output.line("\(done.grouped) \(verb), \(refused.grouped) refused")
    }
    if refused > 0 { throw ExitCode.findings }
  }

  /// Adds the decisions to the page. Errors are ignored, because decisions take effect without it.
  private func addToPage(
    _ decisions: [Decision],
    of entries: [ResultEntry],
    _ wanted: Decision.Outcome
  ) {
    let done = Set(decisions.filter { $0.outcome != .refused }.map(\.id))
    let outcome: DecisionsFile.Outcome = wanted == .rejected ? .rejected : .accepted
    try? DecisionsFile(artifacts: folders.artifacts)
      .add(entries.filter { done.contains($0.id) }.map { ($0, outcome) })
  }

  private func show(_ decision: Decision) {
    let id = decision.id.oneLine
    switch decision.outcome {
    case .accepted: Output.line("\(dryRun ? "Would accept" : "Accepted") \(id)")
    case .rejected: Output.line("\(dryRun ? "Would reject" : "Rejected") \(id)")
    case .unchanged: Output.line("Already accepted: \(id)")
    case .refused: Output.error("Refused \(id): \(VisibleText.lines(decision.reason ?? ""))")
    }
  }
}
