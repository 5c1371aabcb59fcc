internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The command `snapshot prune`.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists references that no test uses, and removes them with --delete.",
    discussion: """
      Determines the references in use from the last complete run, from `swift test list` and from the \
      sources. It refuses after a filtered, failed or crashed run. In a Git repository it removes only \
      committed files, which Git can restore.
      Exit codes: 0 done; 1 refused, or a file wasn’t removed; 2 an error occurred.
      """
  )

  @OptionGroup var folders: FolderOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Remove the files; without this flag they are only listed.")
  var delete = false

  @Option(help: "A file with the output of `swift test list`, instead of running it.")
  var tests: String?

  func run() throws {
    try reportingErrors {
      let plan = try plan(try folders.review().settledResults)
      let git = GitFiles(root: folders.root, folders: Set(plan.unused.map(FilePath.directory)))
      let left = plan.unused.filter { git.isUnsafe($0) }
      let removable = plan.unused.filter { !git.isUnsafe($0) }
      if delete {
        for path in removable {
          try FileRemoval.remove("\(folders.root)/\(path)", upTo: folders.root)
        }
        for folder in plan.emptyFolders {
          FileRemoval.removeEmpty("\(folders.root)/\(folder)", upTo: folders.root)
        }
      }
      try show(plan, removable: removable, left: left)
      if !left.isEmpty { throw ExitCode.findings }
    }
  }

  private func plan(_ results: Results) throws -> UnusedReferences.Plan {
    do {
      // Listing the tests may build them, so the cheaper check is first.
      try UnusedReferences.check(results)
      let pruning = UnusedReferences(
        root: folders.root,
        results: results,
        tests: try testList(),
        sources: SwiftSources.texts(below: folders.root)
      )
      return try pruning.plan()
    } catch let refusal as UnusedReferences.Refusal {
      Output.error("Nothing is pruned: \(refusal)")
      throw ExitCode.findings
    }
  }

  private struct JSONOutput: Codable {
    var removed: [String]
    var unused: [String]
    /// The files that weren't removed, because Git couldn't restore them.
    var left: [String]
    var foreign: [String]
  }

  private func show(_ plan: UnusedReferences.Plan, removable: [String], left: [String]) throws {
    if output.json {
      return try Output.json(
        JSONOutput(
          removed: delete ? removable : [],
          unused: plan.unused,
          left: left,
          foreign: plan.foreign
        )
      )
    }
    for path in removable { Output.line("\(delete ? "Removed" : "Unused") \(path.oneLine)") }
    for path in left {
      Output.line(
        "Kept \(path.oneLine): it has uncommitted changes or isn’t committed, so Git couldn’t restore it."
      )
    }
    for path in plan.foreign where plan.unknownModules[moduleFolder(of: path)] == nil {
      Output.line("Not a reference: \(path.oneLine)")
    }
    for (folder, count) in plan.unknownModules.sorted(by: { $0.key < $1.key }) {
      let name = FilePath.name(of: folder).oneLine
      Output.line(
        "Kept \(count.counted("file")) in \(folder.oneLine): no test target is named \(name). If it was "
          + "removed, run `git rm -r \(ShellText.word(folder))`."
      )
    }
    let verb = delete ? "removed" : "unused"
    Output.line("\(plan.used.grouped) used, \(removable.count.grouped) \(verb)")
    if !delete, !removable.isEmpty {
      Output.line("Remove them with `\(ToolCommand.name(in: folders.root)) prune --delete`")
    }
  }

  /// Returns the folder of the module of a reference.
  private func moduleFolder(of path: String) -> String {
    FilePath.directory(of: FilePath.directory(of: path))
  }

  private func testList() throws -> [String] {
    let text: String
    if let tests {
      let path = RunEnvironment.process.absolute(tests)
      guard case .bytes(let bytes) = ReferenceReader(limit: .max).contents(at: path) else {
        throw ToolError("Can’t read the list of tests: \(tests)")
      }
      text = String(decoding: bytes, as: UTF8.self)
    } else {
      let answer = try Output.waiting("Running `swift test list`") {
        try ChildProcess.run(["swift", "test", "list"], in: folders.root)
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
