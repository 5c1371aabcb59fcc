internal import ArgumentParser

/// Reviews what snapshot tests found.
@main
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Reviews what snapshot tests found: lists, shows, accepts, rejects, reports.",
    discussion: """
      Exit codes: 0 done; 1 something differs, was refused or needs mending; 2 files or results \
      are missing or can’t be used; 64 the command line isn’t understood.
      """,
    subcommands: [
      ListCommand.self, ShowCommand.self, DiffCommand.self, ReviewCommand.self,
      AcceptCommand.self, RejectCommand.self, PruneCommand.self, ReportCommand.self,
      MergeCommand.self, DoctorCommand.self, InitCommand.self,
    ]
  )
}

extension ExitCode {
  /// Something differs, was refused or needs mending.
  static let findings = ExitCode(1)
  /// Files or results are missing or can’t be used.
  static let trouble = ExitCode(2)
}
