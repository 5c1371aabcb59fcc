internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// Removes references that no test uses any more.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists references that no test uses any more, and removes them when told to.",
    discussion: """
      Knows what is used from the last whole run, from `swift test list` and from the sources. \
      Says nothing after a filtered, failed or crashed run. Where there is Git, only files are \
      removed that it could bring back.
      Exit codes: 0 done; 1 nothing can be said, or a file was left; 2 trouble.
      """
  )

  @OptionGroup var place: PlaceOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Remove them; without this they are only listed.")
  var delete = false

  @Option(help: "A file with what `swift test list` prints, instead of running it.")
  var tests: String?

  func run() throws {
    try reportingErrors {
      let plan = try plan(try place.review().settledResults)
      let git = GitFiles(root: place.root, folders: Set(plan.unused.map(FilePath.directory)))
      let left = plan.unused.filter { git.isUnsafe($0) }
      let removable = plan.unused.filter { !git.isUnsafe($0) }
      if delete {
        for path in removable {
          try FileRemoval.remove("\(place.root)/\(path)", upTo: place.root)
        }
        for folder in plan.emptyFolders {
          FileRemoval.removeEmpty("\(place.root)/\(folder)", upTo: place.root)
        }
      }
      try show(plan, removable: removable, left: left)
      if !left.isEmpty { throw ExitCode.findings }
    }
  }

  private func plan(_ results: Results) throws -> Pruning.Plan {
    do {
      // Asking for the tests may build them, so it comes last.
      try Pruning.check(results)
      let pruning = Pruning(
        root: place.root,
        results: results,
        tests: try testList(),
        sources: SwiftSources.texts(below: place.root)
      )
      return try pruning.plan()
    } catch let refusal as Pruning.Refusal {
      Output.error("Nothing is pruned: \(refusal)")
      throw ExitCode.findings
    }
  }

  private struct Answer: Codable {
    var removed: [String]
    var unused: [String]
    /// Not committed as they are, so Git couldn't bring them back.
    var left: [String]
    var foreign: [String]
  }

  private func show(_ plan: Pruning.Plan, removable: [String], left: [String]) throws {
    if output.json {
      return try Output.json(
        Answer(
          removed: delete ? removable : [],
          unused: plan.unused,
          left: left,
          foreign: plan.foreign
        )
      )
    }
    for path in removable { Output.line("\(delete ? "Removed" : "Unused") \(path.oneLine)") }
    for path in left {
      Output.line("Left \(path.oneLine): it isn’t committed as it is, so it couldn’t come back.")
    }
    for path in plan.foreign { Output.line("Not a reference: \(path.oneLine)") }
    let verb = delete ? "removed" : "unused"
    Output.line("\(plan.used.grouped) used, \(removable.count.grouped) \(verb)")
    if !delete, !removable.isEmpty { Output.line("Remove them: `snapshot prune --delete`") }
  }

  private func testList() throws -> [String] {
    let text: String
    if let tests {
      let path = RunEnvironment.process.absolute(tests)
      guard case .bytes(let bytes) = ReferenceReader(limit: 256 << 20).finding(at: path) else {
        throw ToolError("Can’t read the list of tests: \(tests)")
      }
      text = String(decoding: bytes, as: UTF8.self)
    } else {
      let answer = try Output.waiting("Asking `swift test list`") {
        try ChildProcess.run(["swift", "test", "list"], in: place.root)
      }
      guard answer.status == 0 else {
        throw ToolError(
          "`swift test list` failed. Build the tests first: `swift build --build-tests`."
        )
      }
      text = answer.output
    }
    return text.split(separator: "\n").map(String.init).filter { $0.contains(".") }
  }
}
