internal import ArgumentParser
internal import Foundation

/// The command-line tool `snapshot`.
@main
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Reviews the results of snapshot tests: lists, shows, accepts, rejects, reports.",
    discussion: """
      Exit codes: 0 success; 1 something differs, was refused or needs to be fixed; 2 files or results \
      are missing or unusable, or the output can’t be written; 64 the command line is invalid; 128 + \
      the number of the signal that ended the tool.
      """,
    subcommands: [
      ListCommand.self, ShowCommand.self, DiffCommand.self, ReviewCommand.self,
      AcceptCommand.self, RejectCommand.self, PruneCommand.self, ReportCommand.self,
      ChangesCommand.self, MergeCommand.self, DoctorCommand.self, InitCommand.self,
      AdoptCommand.self, PreviewCommand.self,
    ]
  )
}

extension SnapshotCommand {
  static func main() {
    StandardOutput.occupyClosedStreams()
    var code = exitCodeOfRun()
    if let error = StandardOutput.finish() {
      Output.error("\(error)")
      code = .error
    }
    Foundation.exit(code.rawValue)
  }

  private static func exitCodeOfRun() -> ExitCode {
    do {
      var command = try parseAsRoot()
      try command.run()
      return .success
    } catch {
      let code = exitCode(for: error)
      let text = fullMessage(for: error)
      guard !text.isEmpty else { return code }
      // Requested text, such as help, goes to standard output.
      if code.isSuccess { Output.line(text) } else { Output.error(text) }
      return code
    }
  }
}
