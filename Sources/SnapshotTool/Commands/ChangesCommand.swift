internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// Shows which references differ between two commits.
struct ChangesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Shows which references differ between two commits, including accepted changes.",
    discussion: """
      Reads Git only; no tests run. html: the report page. ci: Markdown, added to the summary of a \
      GitHub step if there is one. json: all entries. markdown: a comment on a pull request. \
      Without a format, lists the changes and writes the page.
      """
  )

  @OptionGroup var folders: FolderOptions

  @Argument(help: "Two commits: main..HEAD, or main...HEAD for only the changes of the branch.")
  var range: String

  @Option(help: "html, ci, json or markdown.")
  var format: Format?

  @Option(help: "The URL of the uploaded folder, for the pictures in the markdown format.")
  var artifactURL: String?

  @Option(name: .shortAndLong, help: "The file to write to.")
  var output: String?

  @OptionGroup var colors: ColorOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case html
    case ci
    case json
    case markdown
  }

  func run() throws {
    try reportingErrors {
      let root = folders.root
      let commits = try CommitRange(range, git: GitCommand(folder: root))
      let report = try ChangesReport(commits, root: root)
      defer { try? FileManager.default.removeItem(atPath: report.artifacts) }
      try write(report, root)
    }
  }

  private func write(_ report: ChangesReport, _ root: String) throws {
    let page = { SelfContainedReport(results: report.results, artifacts: report.artifacts).text }
    switch format {
    case nil: try list(report, root, page())
    case .html: try write(output == nil ? LogText.escapedJSON(page()) : page())
    case .json: try write(LogText.escapedJSON(ScriptText.json(report.results.entries)) + "\n")
    case .markdown: try write(markdown(report))
    case .ci:
      let text = markdown(report)
      guard let file = RunEnvironment.process.variables["GITHUB_STEP_SUMMARY"], !file.isEmpty,
        output == nil
      else { return try write(text) }
      try OutputFile(file).append(Array(text.utf8))
      Output.line(report.sentence)
    }
  }

  private func list(_ report: ChangesReport, _ root: String, _ page: String) throws {
    for entry in ResultEntry.ranked(report.results.entries) {
      let text = entry.summary.cut(to: 300).oneLine
      Output.line(
        "\(colors.style.status(entry.status)) \(entry.id.oneLine)  \(colors.style.dim(text))"
      )
    }
    Output.line(report.sentence)
    guard !report.results.entries.isEmpty else { return }
    let file = OutputFile(output ?? "\(root)/.build/snapshot-changes.html")
    try AtomicFile.createDirectory(FilePath.directory(of: file.path))
    try file.write(Array(page.utf8))
    Output.line("open \(ShellText.word(ShownPath.relative(file.path)))")
  }

  private func markdown(_ report: ChangesReport) -> String {
    let files = EntryFiles(
      artifacts: report.artifacts,
      limit: RunEnvironment.process.fileLimit
    )
    let comment = PullRequestComment(
      results: report.results,
      files: files,
      pictures: artifactURL,
      title: "\(report.sentence) in \(range)"
    )
    return LogText.escaped(comment.text(command: nil))
  }

  private func write(_ text: String) throws {
    guard let output else { return Output.now(text) }
    try OutputFile(output).write(Array(text.utf8))
  }
}
