internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// The command `snapshot show`.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints the results of snapshots with their differences."
  )

  @OptionGroup var folders: FolderOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "Paths of references, the last parts of such paths, or folders.")
  var path: [String]

  func run() throws {
    try reportingErrors {
      let review = try folders.review()
      let entries = try ReviewFolder.pick(path, from: review.results.entries)
      if output.json { return try Output.json(entries.map(review.verified)) }
      let page = FailureText(review: review, style: output.style)
      for (index, entry) in entries.enumerated() {
        if index > 0 { Output.line() }
        let rows = Terminal.isOutput ? max(Terminal.size.rows - 2, 8) : 40
        Output.line(page.text(of: entry, rows: rows))
      }
    }
  }
}
