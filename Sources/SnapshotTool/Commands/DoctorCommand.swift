internal import ArgumentParser
internal import SnapshotCore

/// The command `snapshot doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks a package for common problems with snapshots, and prints the fixes.",
    discussion: "Exit codes: 0 no problems; 1 problems found."
  )

  @OptionGroup var folders: FolderOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try reportingErrors {
      let findings = Doctor(root: folders.root, artifacts: folders.artifacts).findings()
      if output.json {
        try Output.json(findings)
      } else {
        for finding in findings {
          Output.line("\(output.style.yellow(finding.kind)) \(finding.what.oneLine)")
          Output.line("  \(finding.fix.oneLine)")
        }
        if findings.isEmpty { Output.line("Nothing found.") }
      }
      if !findings.isEmpty { throw ExitCode.findings }
    }
  }
}
