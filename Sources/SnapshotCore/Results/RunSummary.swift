internal import Foundation

/// The last line of a process with failures: the results of all processes of the run, the number of
/// snapshots that are pending since earlier runs, and the next command.
package struct RunSummary {
  private let file: ResultsFile
  private let root: String
  private let began: Double
  private let environment: RunEnvironment
  /// The maximum number of processes whose results are combined. With more, each process reports
  /// only its own, because reading all results at the end of every process would take longer than
  /// the tests.
  private static let maxProcesses = 64

  /// - Parameter began: The start of the run, in seconds since 1970. Results of processes that
  ///   started before it are from earlier runs.
  package init(file: ResultsFile, root: String, began: Double, environment: RunEnvironment) {
    self.file = file
    self.root = root
    self.began = began
    self.environment = environment
  }

  /// The line, such as
  /// `Snapshots: 33 differ, 3 new · swift run snapshot review · open .build/snapshots/index.html`;
  /// empty if there are no pending snapshots.
  package var text: String {
    let (pending, earlier) = pending
    var problems = ResultCounts(pending).problems
    guard !problems.isEmpty else { return "" }
    if earlier > 0 { problems += ", and \(earlier.grouped) from earlier runs" }
    return (["Snapshots: \(problems)"] + commands).joined(separator: " · ")
  }

  private var commands: [String] {
    let folder = FilePath.name(of: file.artifacts)
    guard !environment.isContinuousIntegration else {
      let service = CIService(variables: environment.variables)
      let tool = ToolCommand.name(in: root)
      return [
        "artifact \(VisibleText.lines(folder))",
        CIService.acceptCommand(service, folder: folder, tool: tool),
      ]
    }
    let page = ResultsFolder(artifacts: file.artifacts).page
    let shown =
      FilePath.isInside(page, root) ? FilePath.relative(page, to: root) : page
    return ["\(ToolCommand.name(in: root)) review", "open \(ShellText.word(shown))"]
  }

  /// The last entry of each pending snapshot of the run, and the number of other pending ones.
  private var pending: (entries: [ResultEntry], earlier: Int) {
    let folder = ResultsFolder(artifacts: file.artifacts)
    var names = folder.names()
    if names.count > RunSummary.maxProcesses { names = [file.name] }
    var latest = LatestEntries()
    var ran: Set<String> = []
    for name in names {
      let lines = (try? ResultsReader.lines(named: name, in: folder)) ?? []
      guard case .begin(let run)? = lines.first else { continue }
      let isEarlier = name != file.name && run.began < began
      for case .result(let entry) in lines {
        latest.add(entry)
        if !isEarlier { ran.insert(entry.id) }
      }
    }
    let pending = latest.entries.filter(isPending)
    let entries = pending.filter { ran.contains($0.id) }
    return (entries, pending.count - entries.count)
  }

  /// Whether an entry is neither accepted nor rejected.
  private func isPending(_ entry: ResultEntry) -> Bool {
    switch entry.status {
    case .passed, .tolerated: return false
    case .failed, .damaged, .recorded: return true
    case .changed, .missing, .new: break
    }
    guard let name = entry.files[Artifact.Role.actual.rawValue] else { return true }
    guard let path = RelativePath("\(entry.folder)/\(name)"),
      case .bytes(let actual) = LinkFreeFolder(file.artifacts)
        .contents(at: path, limit: environment.fileLimit)
    else { return false }
    guard entry.status != .new, !entry.isInline, let id = RelativePath(entry.id),
      case .bytes(let reference) = LinkFreeFolder(root)
        .contents(at: id, limit: environment.fileLimit)
    else { return true }
    return !reference.hasSameBytes(as: actual)
  }
}

extension RunSummary {
  /// Prints the line to standard error, in red if colours are enabled.
  package func print() {
    let text = text
    guard !text.isEmpty else { return }
    let line = environment.colorsErrors ? "\u{1B}[31m\(text)\u{1B}[0m\n" : text + "\n"
    try? AtomicFile.writeBytes(Array(line.utf8), to: STDERR_FILENO, named: "standard error")
  }
}

extension RunEnvironment {
  /// Whether standard error is coloured. `FORCE_COLOR` and `NO_COLOR` determine it; without them,
  /// only a terminal outside CI is coloured.
  ///
  /// `swift test` passes the output of tests through a pipe, and sets `NO_COLOR` if its own output
  /// isn't a terminal. Here, unlike in the tool, `FORCE_COLOR` therefore overrides `NO_COLOR`.
  package var colorsErrors: Bool {
    let isSet = { (name: String) in variables[name].map { !$0.isEmpty } ?? false }
    if isSet("FORCE_COLOR") { return variables["FORCE_COLOR"] != "0" }
    if isSet("NO_COLOR") || variables["TERM"] == "dumb" || isContinuousIntegration { return false }
    if isatty(STDERR_FILENO) == 1 { return true }
    return isSame(as: .process) && RunEnvironment.isRunOnTerminal
  }

  /// Whether `swift test` started this process and prints to a terminal.
  private static let isRunOnTerminal: Bool = {
    let parent = "/proc/\(getppid())"
    guard case .bytes(let name) = ReferenceReader(limit: 4_096).contents(at: "\(parent)/comm"),
      name.starts(with: "swift-".utf8), let output = FilePath.resolved("\(parent)/fd/1")
    else { return false }
    return ["/dev/pts/", "/dev/tty", "/dev/console"].contains { output.hasPrefix($0) }
  }()
}
