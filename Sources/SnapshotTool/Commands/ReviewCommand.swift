internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The command `snapshot review`.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Steps through the pending snapshots, with one key per decision.",
    discussion: """
      Keys: a accept, r reject, s skip, A accept the rest of the suite, C accept all with the same \
      cause, E accept all that are left, u undo, o open the files, d show the whole picture or the \
      files, arrows next and previous, ? help, q quit. Accepting takes effect at once, rejecting when you quit. Ctrl-C keeps what \
      was accepted and rejects nothing. Rejecting a new snapshot deletes its reference.
      """
  )

  @OptionGroup var folders: FolderOptions
  @OptionGroup var colors: ColorOptions

  @Argument(help: "Paths of references, the last parts of such paths, or folders; by default all.")
  var paths: [String] = []

  func run() throws {
    try reportingErrors {
      let review = try folders.review()
      let pending = review.pending
      let picked = paths.isEmpty ? pending : try ReviewFolder.pick(paths, from: pending)
      // Entries with the same difference are accepted together.
      let entries = Concurrently.map(picked.count) { review.verified(picked[$0]) }
      guard !entries.isEmpty else { return Output.line("No pending snapshots.") }
      guard Terminal.isInteractive else {
        let tool = ToolCommand.name(in: folders.root)
        throw ToolError(
          """
          `review` needs an interactive terminal.
          Use `\(tool) list`, `\(tool) accept PATH…` and `\(tool) reject PATH…`.
          """
        )
      }
      var session = ReviewSession(review: review, entries: entries, style: colors.style)
      session.run()
    }
  }
}
