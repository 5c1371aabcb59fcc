internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The command `snapshot report`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes a report of the results, for people or for CI.",
    discussion: """
      html: one self-contained page. sheet: PNG pages of labelled differences. json: all \
      entries. github: annotations. summary: Markdown for a step summary. markdown: a comment on a \
      pull request. junit: XML with attachments. ci: the formats of the detected CI service. The exit \
      code is 0 even if snapshots failed.
      """
  )

  @OptionGroup var folders: FolderOptions

  @Option(help: "html, sheet, json, github, summary, markdown, junit or ci.")
  var format = Format.ci

  @Flag(help: "The same as --format json.")
  var json = false

  @Option(help: "The URL of the uploaded folder, for the pictures in the markdown format.")
  var artifactURL: String?

  @Option(name: .shortAndLong, help: "The file to write to, instead of standard output.")
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case html
    case sheet
    case json
    case github
    case summary
    case markdown
    case junit
    case ci
  }

  func run() throws {
    try reportingErrors {
      var results = try folders.results()
      let (files, entries) = (files, results.entries)
      // The page verifies its entries itself.
      if json || format != .html {
        results.entries = Concurrently.map(entries.count) { files.verified(entries[$0]) }
      }
      switch json ? .json : format {
      case .html:
        let page = SelfContainedReport(results: results, artifacts: folders.artifacts).text
        try write(output == nil ? LogText.escapedJSON(page) : page)
      case .sheet: try writeSheet(results)
      case .json: try write(LogText.escapedJSON(ScriptText.json(results.entries)) + "\n")
      case .github: try write(annotations(results))
      case .summary: try write(LogText.escaped(StepSummary.text(results)))
      case .markdown: try write(LogText.escaped(comment(results)))
      case .junit: try write(junit(results))
      case .ci: try writeForCI(results)
      }
    }
  }

  private var files: EntryFiles {
    EntryFiles(artifacts: folders.artifacts, limit: RunEnvironment.process.fileLimit)
  }

  private func write(_ text: String) throws {
    guard let output else { return Output.now(text) }
    try OutputFile(output).write(Array(text.utf8))
  }

  private func writeSheet(_ results: Results) throws {
    #if Pictures
    guard let output else {
      throw ToolError("A sheet is a PNG file. Pass the file to write with --output.")
    }
    let pages = try DifferenceSheet(results: results, files: files).pages()
    guard !pages.isEmpty else {
      throw ToolError("Nothing differs, so there is no sheet to write.")
    }
    for (index, page) in pages.enumerated() {
      let file = OutputFile(ReportCommand.name(of: index, output))
      try file.write(page)
      if pages.count > 1 { Output.line(ShownPath.relative(file.path).oneLine) }
    }
    #else
    throw ToolError("A sheet consists of pictures; enable the package trait Pictures.")
    #endif
  }

  /// Returns the file of a page: `sheet.png`, `sheet-2.png` and so on.
  private static func name(of page: Int, _ output: String) -> String {
    guard page > 0 else { return output }
    let suffix = FilePath.pathExtension(of: output)
    let stem = suffix.isEmpty ? output : String(output.dropLast(suffix.count + 1))
    return "\(stem)-\(page + 1)\(suffix.isEmpty ? "" : "." + suffix)"
  }

  private func annotations(_ results: Results) -> String {
    GitHubAnnotations.text(
      results.entriesToReview,
      prefix: prefix(of: "GITHUB_WORKSPACE", folders.root)
    )
  }

  private func comment(_ results: Results) -> String {
    let service = CIService(variables: RunEnvironment.process.variables)
    return PullRequestComment(
      results: results,
      files: files,
      pictures: artifactURL
    )
    .text(command: CIService.acceptCommand(service, folder: FilePath.name(of: folders.artifacts)))
  }

  private func junit(_ results: Results) -> String {
    let project = variable("CI_PROJECT_DIR") ?? folders.root
    let folder = FilePath.relative(folders.artifacts, to: FilePath.resolved(project) ?? project)
    return JUnitReport.text(results, folder: folder)
  }

  /// Writes the formats of the CI service that this process runs on.
  private func writeForCI(_ results: Results) throws {
    let service = CIService(variables: RunEnvironment.process.variables)
    let folder = FilePath.name(of: folders.artifacts)
    let command = CIService.acceptCommand(service, folder: folder)
    let summary = LogText.escaped(StepSummary.text(results, acceptCommand: command))
    switch service {
    case .gitHub:
      Output.now(annotations(results))
      if let file = variable("GITHUB_STEP_SUMMARY") {
        try OutputFile(file).append(Array(summary.utf8))
      }
    case .gitLab, .jenkins:
      let report = Array(junit(results).utf8)
      if let output {
        try OutputFile(output).write(report)
        Output.line(OutputFile(output).path)
      } else {
        // The folder may be from another machine, so a link in it is replaced, not followed.
        let path = "\(folders.artifacts)/junit.xml"
        try AtomicFile.publish(report, at: path)
        Output.line(path)
      }
    case nil:
      return try write(summary)
    }
    if !results.failures.isEmpty {
      Output.line("To accept them, run in a checkout of the same commit:\n  \(command)")
    }
  }

  /// Returns the path from a CI service's checkout to a folder in it, with a slash at the end.
  private func prefix(of workspace: String, _ folder: String) -> String {
    guard let root = variable(workspace).map({ FilePath.resolved($0) ?? $0 }), folder != root,
      FilePath.isInside(folder, root)
    else { return "" }
    return FilePath.relative(folder, to: root) + "/"
  }

  private func variable(_ name: String) -> String? {
    RunEnvironment.process.variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
