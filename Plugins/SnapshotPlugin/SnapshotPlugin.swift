import Foundation
import PackagePlugin

/// The command plugin `swift package snapshot …`, for commands that need no terminal.
@main
struct SnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard !listsTests(arguments) else {
      // The package manager runs one command at a time.
      Diagnostics.error(
        """
        `prune` runs `swift test list`, which would wait for this command to end. \
        Run `swift run snapshot prune`, or pass the output of `swift test list` with --tests FILE.
        """
      )
      return
    }
    let tool = try context.tool(named: "SnapshotTool")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has already printed the error.
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { exit(128 + status) }
    if status != 0 { exit(status) }
  }

  private func listsTests(_ arguments: [String]) -> Bool {
    let optionsWithoutListing = ["--tests", "--help", "-h"]
    return arguments.contains("prune")
      && !arguments.contains { argument in optionsWithoutListing.contains { argument.hasPrefix($0) }
      }
  }
}
