internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

extension ReviewFolder {
  /// Returns the reason why an entry couldn't be rejected.
  func rejectionProblem(_ entry: ResultEntry) -> String {
    if entry.isNewLiteral {
      let file = ShellText.word(entry.source)
      return "its literal is in the source already. Remove it there, such as with "
        + "`git restore --patch -- \(file)`."
    }
    if isCommitted(entry) {
      return acceptance.rules.gitFails.value
        ? "Git can’t read the repository, and the file may be tracked. Run `git status` to see why."
        : "Git tracks it. Remove it with `git rm \(ShellText.word(entry.id))`."
    }
    if isBehindLink(entry) { return "its path contains a symbolic link. Remove the file yourself." }
    return "its artifacts can’t be removed."
  }
}

/// The command `snapshot reject`.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Removes the artifacts of failed tests, and the references of new snapshots.",
    discussion: """
      A reference that Git tracks isn’t removed.
      The test fails until the code is fixed or another value is accepted.
      Exit codes: 0 all rejected; 1 some were refused; 2 an error occurred.
      """
  )

  @OptionGroup var options: DecisionOptions

  func run() throws {
    try reportingErrors {
      let review = try options.folders.review(named: options.paths)
      let entries =
        options.all
        ? review.rejectable + review.newLiterals
        : try ReviewFolder.pick(options.paths, from: review.rejectable + review.newLiterals)
      let decisions = entries.map { entry in
        !entry.isNewLiteral && (options.dryRun || review.reject(entry))
          ? Decision(id: entry.id, outcome: .rejected)
          : Decision(id: entry.id, outcome: .refused, reason: review.rejectionProblem(entry))
      }
      try options.finish(decisions, of: entries, wanted: .rejected)
    }
  }
}
