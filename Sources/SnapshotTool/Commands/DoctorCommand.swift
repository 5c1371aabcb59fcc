internal import ArgumentParser
internal import SnapshotCore

/// Looks for what makes snapshots go wrong.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Looks for what makes snapshots go wrong, and says what mends it.",
    discussion: "Exit codes: 0 nothing found; 1 something needs mending."
  )

  @OptionGroup var place: PlaceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try reportingErrors {
      let findings = Doctor(root: place.root, artifacts: place.artifacts).findings()
      if output.json {
        try Output.json(findings)
      } else {
        for finding in findings {
          Output.line("\(output.style.yellow(finding.kind)) \(finding.what.oneLine)")
          Output.line("  \(finding.cure.oneLine)")
        }
        if findings.isEmpty { Output.line("Nothing found.") }
      }
      if !findings.isEmpty { throw ExitCode.findings }
    }
  }
}
