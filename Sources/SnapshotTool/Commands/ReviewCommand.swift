internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// Goes through what waits, a key a decision.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Goes through what waits for a decision, a key each.",
    discussion: """
      a accept, r reject, s skip, A accept the rest of the suite, C accept all that have the same \
      cause, E accept everything that is left, u undo, o open the files, d show the whole picture \
      or the files, ? help, q quit. Accepting counts at once, rejecting when you quit; Ctrl-C keeps \
      what was accepted and rejects nothing. Rejecting a new snapshot deletes its reference.
      """
  )

  @OptionGroup var place: PlaceOptions
  @OptionGroup var colors: ColorOptions

  @Argument(help: "Only these: paths of references, their ends, or folders.")
  var paths: [String] = []

  func run() throws {
    try reportingErrors {
      let review = try place.review()
      let waiting = review.pending
      let entries = paths.isEmpty ? waiting : try ReviewFolder.pick(paths, from: waiting)
      guard !entries.isEmpty else { return Output.line("Nothing waits for a decision.") }
      guard Terminal.isInteractive else {
        throw ToolError(
          """
          `review` asks for keys, and nobody is at this terminal.
          Use `snapshot list`, `snapshot accept PATH…` and `snapshot reject PATH…`.
          """
        )
      }
      var session = ReviewSession(review: review, entries: entries, style: colors.style)
      session.run()
    }
  }
}
