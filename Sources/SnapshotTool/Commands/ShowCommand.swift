internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// Shows one failure.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows what is known of a snapshot, with its difference."
  )

  @OptionGroup var place: PlaceOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "The path of a reference, its end, or a folder.")
  var path: [String]

  func run() throws {
    try reportingErrors {
      let review = try place.review()
      let entries = try ReviewFolder.pick(path, from: review.results.entries)
      if output.json { return try Output.json(entries) }
      let page = FailureText(review: review, style: output.style)
      for (index, entry) in entries.enumerated() {
        if index > 0 { Output.line() }
        let rows = Terminal.isOutput ? max(Terminal.size.rows - 2, 8) : 40
        Output.line(page.text(of: entry, rows: rows))
      }
    }
  }
}
