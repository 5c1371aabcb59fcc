internal import ArgumentParser
internal import Foundation
internal import SnapshotCore

/// The command `snapshot init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: """
      Adds a CI job, a script for the tool, and lines in .gitattributes and .gitignore; with \
      --agents also instructions for coding agents.
      """,
    discussion: "Adds only what is missing; existing lines and files aren’t changed."
  )

  @Option(name: .long, help: "The package; by default, the one that contains the current folder.")
  var packagePath: String?

  @Option(help: "The CI service to write a job for: github, gitlab or none.")
  var ci = Service.github

  @Flag(help: "Add a section for coding agents to AGENTS.md.")
  var agents = false

  @Option(name: .long, help: "The file to which --agents adds the section.")
  var agentsFile = "AGENTS.md"

  @Flag(help: "Print JSON.")
  var json = false

  enum Service: String, ExpressibleByArgument, CaseIterable {
    case github
    case gitlab
    case none
  }

  func run() throws {
    try reportingErrors {
      let root = FolderOptions(package: packagePath).root
      var changes = [
        try add(SetupFiles.attributes, to: "\(root)/.gitattributes"),
        try add(SetupFiles.ignored, to: "\(root)/.gitignore"),
      ]
      switch ci {
      case .none: break
      case .github:
        changes.append(
          try create(SetupFiles.github, at: "\(root)/.github/workflows/snapshots.yml")
        )
      case .gitlab:
        changes.append(try create(SetupFiles.gitlab, at: "\(root)/.gitlab-ci.yml"))
      }
      changes.append(try createScript(at: "\(root)/\(ToolCommand.script)"))
      if agents { changes.append(try addAgentsSection(root: root)) }
      if json { return try Output.json(changes) }
      for change in changes { Output.line(change.sentence) }
      if ci != .none, hasPathDependency(root: root) {
        Output.line(
          "The job checks out only this package: replace `path:` in Package.swift with a URL."
        )
      }
    }
  }

  /// Whether the manifest has a dependency by path, which a CI job can't resolve.
  private func hasPathDependency(root: String) -> Bool {
    guard case .bytes(let bytes) = PackageText.contents(at: "\(root)/Package.swift") else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self)
      .contains(#/\.package\(\s*(name:\s*"[^"]*"\s*,\s*)?path:/#)
  }

  /// The change made to one file.
  private struct Change: Encodable {
    var path: String
    var outcome: Outcome
    /// The lines that were added.
    var lines: [String]

    enum Outcome: String, Encodable {
      case created
      case added
      case unchanged
    }

    var sentence: String {
      switch outcome {
      case .created: "Wrote \(path.oneLine)"
      case .added: "Added \(lines.count.counted("line")) to \(path.oneLine)"
      case .unchanged: "Unchanged \(path.oneLine)"
      }
    }
  }

  private func add(_ lines: [String], to path: String) throws -> Change {
    var text = ""
    switch PackageText.contents(at: path) {
    case .bytes(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .absent: break
    case .problem(let problem): throw ToolError("Can’t change \(path): \(problem)")
    }
    // `/.build` and `.build/` exclude the same folder here.
    func words(_ line: some StringProtocol) -> [String] {
      line.split(separator: " ").map { $0.trimmingCharacters(in: ["/"]) }
    }
    let existing = Set(text.split(whereSeparator: \.isNewline).map { words($0) })
    let missing = lines.filter { !existing.contains(words($0)) }
    guard !missing.isEmpty else { return Change(path: path, outcome: .unchanged, lines: []) }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += missing.joined(separator: "\n") + "\n"
    try write(text, to: path)
    return Change(path: path, outcome: .added, lines: missing)
  }

  private func addAgentsSection(root: String) throws -> Change {
    let path = "\(root)/\(agentsFile)"
    var text = ""
    switch PackageText.contents(at: path) {
    case .bytes(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .absent: break
    case .problem(let problem): throw ToolError("Can’t change \(path): \(problem)")
    }
    let heading = AgentsSection.lines[0]
    guard !text.split(whereSeparator: \.isNewline).contains(heading[...]) else {
      return Change(path: path, outcome: .unchanged, lines: [])
    }
    if !text.isEmpty { text += text.hasSuffix("\n") ? "\n" : "\n\n" }
    let tool = ToolCommand.name(in: root)
    let lines = AgentsSection.lines.map {
      $0.replacingOccurrences(of: ToolCommand.standard, with: tool)
    }
    text += lines.joined(separator: "\n") + "\n"
    try write(text, to: path)
    return Change(path: path, outcome: .added, lines: lines)
  }

  /// Writes a file in the package, but not through a link to a file outside it.
  private func write(_ text: String, to path: String) throws {
    let root = FolderOptions(package: packagePath).root
    try ReferenceWriter(root: root).write(Array(text.utf8), to: path)
  }

  /// Writes the script that runs the built tool, unless the file exists.
  private func createScript(at path: String) throws -> Change {
    let change = try create(WrapperScript.text, at: path)
    if change.outcome == .created, chmod(path, 0o755) != 0 {
      throw ToolError("Can’t make \(path) executable. Run `chmod +x \(ShellText.word(path))`.")
    }
    return change
  }

  /// Writes a file, unless it exists. Documentation/ContinuousIntegration.md describes what a CI
  /// job needs.
  private func create(_ text: String, at path: String) throws -> Change {
    guard !FilePath.exists(path) else { return Change(path: path, outcome: .unchanged, lines: []) }
    try write(text, to: path)
    let lines = text.split(separator: "\n").map(String.init)
    return Change(path: path, outcome: .created, lines: lines)
  }
}
