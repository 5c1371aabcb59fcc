internal import ArgumentParser
internal import SnapshotCore
internal import SnapshotReview

/// The command `snapshot merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges folders of results into one folder with one report page.",
    discussion: "With one folder and no --output-folder, rewrites that folder’s page."
  )

  @OptionGroup var output: OutputOptions

  @Argument(help: "Folders of results.")
  var folders: [String]

  @Option(name: [.customShort("o"), .long], help: "The folder to write to.")
  var outputFolder: String?

  func validate() throws {
    if folders.count > 1, outputFolder == nil {
      throw ValidationError("Pass --output-folder with the folder to write to.")
    }
  }

  func run() throws {
    try reportingErrors {
      let paths = folders.map { FilePath.standardized(RunEnvironment.process.absolute($0)) }
      let target = outputFolder.map {
        FilePath.standardized(RunEnvironment.process.absolute($0))
      }
      let results = try ArtifactMerger.merge(paths, into: target ?? paths[0])
      if output.json { return try Output.json(results.failures) }
      let runs = results.runs.count.counted("run")
      Output.line("\(runs), \(ResultCounts(results.entries).sentence)")
      Output.line("\(target ?? paths[0])/index.html")
    }
  }
}
