internal import ArgumentParser
internal import SnapshotCore

/// Prepares a package.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Adds lines to .gitattributes and .gitignore, and a CI job.",
    discussion: "Adds only what is missing, and never changes a file of yours otherwise."
  )

  @Option(name: .long, help: "The package; by default that of the current folder.")
  var packagePath: String?

  @Option(help: "The job to write: github, gitlab or none.")
  var ci = Service.github

  enum Service: String, ExpressibleByArgument, CaseIterable {
    case github
    case gitlab
    case none
  }

  func run() throws {
    try reportingTrouble {
      var place = PlaceOptions()
      place.packagePath = packagePath
      place.from = nil
      let root = place.root
      try add(SetupFiles.attributes, to: "\(root)/.gitattributes")
      try add(SetupFiles.ignored, to: "\(root)/.gitignore")
      switch ci {
      case .none: break
      case .github:
        try create(SetupFiles.github, at: "\(root)/.github/workflows/snapshots.yml")
      case .gitlab: try create(SetupFiles.gitlab, at: "\(root)/.gitlab-ci.yml")
      }
    }
  }

  private func add(_ lines: [String], to path: String) throws {
    var text = ""
    switch ReferenceReader(limit: 16 << 20).finding(at: path) {
    case .bytes(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .absent: break
    case .problem(let problem): throw Trouble("Can’t change \(path): \(problem)")
    }
    let known = Set(text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") })
    let missing = lines.filter { !known.contains($0.split(separator: " ")) }
    guard !missing.isEmpty else { return Output.line("Unchanged \(path)") }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += missing.joined(separator: "\n") + "\n"
    try AtomicFile.publish(Array(text.utf8), at: path)
    Output.line("Added \(missing.count.counted("line")) to \(path)")
  }

  private func create(_ text: String, at path: String) throws {
    guard !FilePath.exists(path) else {
      return Output.line(
        "Unchanged \(path): it is there already. Documentation/ContinuousIntegration.md "
          + "of this library says what a job needs."
      )
    }
    try AtomicFile.createDirectory(FilePath.directory(of: path))
    try AtomicFile.publish(Array(text.utf8), at: path)
    Output.line("Wrote \(path)")
  }
}
