internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// The command `snapshot list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the pending snapshots: failed or new ones, neither accepted nor rejected yet.",
    discussion: "Prints one line per snapshot: status, path of the reference, difference."
  )

  @OptionGroup var folders: FolderOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "List all snapshots of the run, including those that passed.")
  var all = false

  func run() throws {
    try reportingErrors {
      let review = try folders.review()
      let entries = all ? review.results.entries : review.pending
      if output.json { return try Output.json(entries.map(review.verified)) }
      for entry in entries {
        let text = entry.summary.cut(to: 300).oneLine
        let summary = text.isEmpty ? "" : "  \(output.style.dim(text))"
        Output.line("\(output.style.status(entry.status)) \(entry.id.oneLine)\(summary)")
      }
      Output.line(review.countSentence)
      if !review.pending.isEmpty, !all {
        let tool = ToolCommand.name(in: folders.root)
        let from = folders.from.map { " --from \(ShellText.word($0))" } ?? ""
        Output.line("Next: `\(tool) review\(from)`, or `\(tool) accept\(from) PATH…`")
      }
    }
  }
}
