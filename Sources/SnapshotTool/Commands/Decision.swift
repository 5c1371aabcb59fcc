internal import ArgumentParser
internal import SnapshotCore

/// What became of a snapshot that somebody decided about; also its JSON.
struct Decision: Encodable {
  var id: String
  var outcome: Outcome
  /// Why it was refused.
  var reason: String?

  enum Outcome: String, Encodable {
    case accepted
    case rejected
    /// It was accepted before.
    case unchanged
    case refused
  }
}

/// Which snapshots somebody decides about.
struct DecisionOptions: ParsableArguments {
  @OptionGroup var place: PlaceOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "The paths of references, their ends, or folders.")
  var paths: [String] = []

  @Flag(help: "Everything that waits.")
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

  /// Tells what became of each, and ends with the exit code that goes with it.
  ///
  /// - Parameter wanted: What was to become of them.
  func finish(_ decisions: [Decision], wanted: Decision.Outcome) throws {
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

  private func show(_ decision: Decision) {
    let id = decision.id.oneLine
    switch decision.outcome {
    case .accepted: Output.line("\(dryRun ? "Would accept" : "Accepted") \(id)")
    case .rejected: Output.line("\(dryRun ? "Would reject" : "Rejected") \(id)")
    case .unchanged: Output.line("Accepted already: \(id)")
    case .refused: Output.error("Refused \(id): \(VisibleText.lines(decision.reason ?? ""))")
    }
  }
}
