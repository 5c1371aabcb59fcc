import Foundation
import PackagePlugin

/// `swift package snapshot …`: the tool, for what needs no terminal.
@main
struct SnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "SnapshotTool")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said what is the matter.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
