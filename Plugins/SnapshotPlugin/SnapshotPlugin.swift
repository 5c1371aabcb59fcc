import Foundation
import PackagePlugin

/// `swift package snapshot …`: the tool, for what needs no terminal.
@main
struct SnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard !asksForTests(arguments) else {
      // The package manager serves one command at a time.
      Diagnostics.error(
        """
        `prune` asks `swift test list`, which would wait for this very command to end. \
        Run `swift run snapshot prune`, or pass what it prints with --tests FILE.
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
    // The tool has said what is the matter.
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { exit(128 + status) }
    if status != 0 { exit(status) }
  }

  private func asksForTests(_ arguments: [String]) -> Bool {
    let answersByItself = ["--tests", "--help", "-h"]
    return arguments.contains("prune")
      && !arguments.contains { argument in answersByItself.contains { argument.hasPrefix($0) } }
  }
}
