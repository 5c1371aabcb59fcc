internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// Moves references from swift-snapshot-testing's layout to this library's.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Moves references from swift-snapshot-testing's layout to this library's.",
    discussion: """
      Reads both paths of every reference from the results of the last run: first run \
      `SNAPSHOT_RECORD=never swift test`. Files that Git tracks are moved with `git mv`. No file is \
      overwritten.
      Exit codes: 0 done; 1 a reference wasn't moved; 2 the results are missing or a file can't \
      be moved.
      """
  )

  @Option(name: .long, help: "The package; by default, the one that contains the current folder.")
  var packagePath: String?

  @Flag(name: .long, help: "Only list what would be moved.")
  var dryRun = false

  @Flag(help: "Move back everything that was moved.")
  var undo = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try reportingErrors {
      let folders = FolderOptions(package: packagePath)
      let mover = ReferenceMover(root: folders.root)
      let plan =
        undo
        ? Adoption.Plan(moves: try mover.movesToUndo())
        : Adoption(root: folders.root, results: try folders.results()).plan()
      let outcome = dryRun ? plan : undo ? try mover.undo(plan) : try mover.run(plan)
      try show(outcome, in: folders.root)
      if !outcome.left.isEmpty { throw ExitCode.findings }
    }
  }

  private func show(_ plan: Adoption.Plan, in root: String) throws {
    if json { return try Output.json(plan) }
    let verb = dryRun ? "Would move" : "Moved"
    for move in plan.moves { Output.line("\(verb) \(move.from.oneLine) → \(move.to.oneLine)") }
    for left in plan.left { Output.line("Left \(left.path.oneLine): \(left.reason.oneLine)") }
    let moved = dryRun ? "to move" : undo ? "moved back" : "moved"
    Output.line(
      "\(plan.moves.count.counted("reference")) \(moved), \(plan.left.count.grouped) left"
    )
    guard !plan.moves.isEmpty, !dryRun, !undo else { return }
    Output.line("Undo: `\(ToolCommand.name(in: root)) adopt --undo`")
  }
}
