internal import ArgumentParser
internal import Foundation

/// Reviews what snapshot tests found.
@main
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Reviews what snapshot tests found: lists, shows, accepts, rejects, reports.",
    discussion: """
      Exit codes: 0 done; 1 something differs, was refused or needs mending; 2 files or results \
      are missing or can’t be used, or the output can’t be written; 64 the command line isn’t \
      understood; 128 and the number of the signal that ended the tool.
      """,
    subcommands: [
      ListCommand.self, ShowCommand.self, DiffCommand.self, ReviewCommand.self,
      AcceptCommand.self, RejectCommand.self, PruneCommand.self, ReportCommand.self,
      ChangesCommand.self,
      MergeCommand.self, DoctorCommand.self, InitCommand.self, PreviewCommand.self,
    ]
  )
}

extension SnapshotCommand {
  static func main() {
    StandardOutput.occupyClosedStreams()
    var code = exitCodeOfRun()
    if let error = StandardOutput.finish() {
      Output.error("\(error)")
      code = .trouble
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
      // What was asked for, such as help, is output.
      if code.isSuccess { Output.line(text) } else { Output.error(text) }
      return code
    }
  }
}

extension ExitCode {
  /// Something differs, was refused or needs mending.
  static let findings = ExitCode(1)
  /// Files or results are missing or can’t be used.
  static let trouble = ExitCode(2)
}
