internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// An interactive session of `snapshot review`.
struct ReviewSession {
  let review: ReviewFolder
  let entries: [ResultEntry]
  let style: Style
  private var index = 0
  private var decisions: [[UInt8]: Choice] = [:]
  private var undoable: [(index: Int, steps: [Step])] = []
  private var mode = FailureText.Mode.everything
  private var needsDisplay = true

  init(review: ReviewFolder, entries: [ResultEntry], style: Style) {
    self.review = review
    self.entries = entries
    self.style = style
  }

  private enum Choice: String {
    case accepted
    case rejected
  }

  /// The data for undoing a decision: the previous contents of the reference, `nil` for none.
  private struct Step {
    var id: String
    var path: String
    var before: [UInt8]?
    var decision: Choice
  }

  mutating func run() {
    if style.isColored { KeyMode.expectEscapes() }
    Output.line(overview)
    while index < entries.count {
      if decisions[entries[index].key] != nil {
        index += 1
        continue
      }
      if needsDisplay { show(entries[index]) }
      prompt()
      guard let key = Keyboard.key(), act(on: key) else { break }
    }
    finish()
  }

  private var overview: String { ReviewOverview(undecided).text }

  private var undecided: [ResultEntry] { entries.filter { decisions[$0.key] == nil } }

  private func isUndecided(at index: Int) -> Bool { decisions[entries[index].key] == nil }

  private func show(_ entry: ResultEntry) {
    // Four lines are reserved for the header, the prompt and the cursor.
    let rows = max(Terminal.size.rows - 4, 8)
    let page = FailureText(review: review, style: style, mode: mode)
    let text = page.text(of: entry, rows: rows)
    Output.line("\n" + style.bold("[\(index + 1)/\(entries.count)]") + " " + text)
  }

  private func prompt() {
    let keys = "a accept  r reject  s skip  A suite  C cause  E all  u undo  ? help  q quit "
    Output.now(style.dim(keys) + "> ")
  }

  /// Handles a key and returns whether to continue.
  private mutating func act(on key: Character) -> Bool {
    needsDisplay = true
    // Ctrl-L shows the failure again.
    if key == "\u{C}" { return true }
    Output.line(String(key).oneLine)
    let entry = entries[index]
    switch key {
    case "a": accept([entry])
    case "A": acceptGroup("suite \(entry.suite.oneLine)") { $0.suite == entry.suite }
    case "C":
      guard let cause = entry.sharedCause else {
        return remark("The cause of this failure isn’t known.")
      }
      acceptGroup("the same cause") { $0.sharedCause == cause }
    case "E": acceptGroup("all") { _ in true }
    case "r": reject(entry)
    case "s": index += 1
    case Keyboard.next:
      guard let next = entries.indices.last(where: isUndecided), next > index else {
        return remark("This is the last one.")
      }
      index += 1
    case Keyboard.previous:
      guard let previous = entries[..<index].indices.last(where: isUndecided) else {
        return remark("This is the first one.")
      }
      index = previous
    case "u": undo()
    case "o":
      openFiles(of: entry)
      needsDisplay = false
    case "d":
      let modes = FailureText.Mode.allCases
      let next = ((modes.firstIndex(of: mode) ?? 0) + 1) % modes.count
      mode = modes[next]
    case "?", "h": return remark(ReviewSession.help + "\n" + overview)
    case "q", "\u{3}": return false
    default: return remark("No such key: \(String(key).oneLine). Press ? for help.")
    }
    return true
  }

  /// Prints a remark without showing the failure again; returns `true`, to continue.
  private mutating func remark(_ text: String) -> Bool {
    Output.line(text)
    needsDisplay = false
    return true
  }

  private static let help = """
    a  accept the actual value           A  accept the rest of the suite
    r  reject; files are removed on q    C  accept all with the same cause
    s  skip                              E  accept all that are left
    u  undo the last decision            d  show the whole picture, or the files
    o  open the files                    q  quit; Ctrl-C quits and rejects nothing
    ↓ →  next                            ↑ ←  previous
    """

  private mutating func reject(_ entry: ResultEntry) {
    if review.isCommitted(entry) {
      Output.line(style.red("Refused ") + "\(entry.id.oneLine): \(review.rejectionProblem(entry))")
      index += 1
      return
    }
    decisions[entry.key] = .rejected
    undoable.append((index, [Step(id: entry.id, path: "", before: nil, decision: .rejected)]))
    let what = entry.status == .new ? "the reference is deleted" : "its files are removed"
    Output.line(style.yellow("Rejected ") + "\(entry.id.oneLine); \(what) when you quit")
  }

  private mutating func acceptGroup(_ name: String, _ isWanted: (ResultEntry) -> Bool) {
    let group = undecided.filter(isWanted)
    accept(group)
    let accepted = group.count { decisions[$0.key] == .accepted }
    Output.line("\(accepted.grouped) of \(group.count.grouped) accepted (\(name))")
    // Refused entries stay undecided, and the session continues with the next one.
    if accepted < group.count { index += 1 }
    if !undecided.isEmpty { Output.line(overview) }
  }

  private mutating func accept(_ group: [ResultEntry]) {
    var steps: [Step] = []
    for entry in group.inAcceptingOrder {
      // Accepting a single entry, whose path is shown, counts as naming its path.
      var acceptance = review.acceptance
      if group.count == 1 {
        acceptance.rules.named.insert(entry.id)
        acceptance.rules.replacesEmptyReferences = true
      }
      let path = (try? acceptance.referencePath(of: entry)) ?? ""
      var before: [UInt8]?
      if case .bytes(let bytes) = ReferenceReader(limit: .max).contents(at: path) { before = bytes }
      // The artifacts of a new snapshot are removed at the end, so that it can be undone.
      let outcome = entry.status == .new ? review.preview(entry) : acceptance.accept(entry)
      switch outcome {
      case .accepted, .alreadyAccepted:
        decisions[entry.key] = .accepted
        steps.append(Step(id: entry.id, path: path, before: before, decision: .accepted))
        if group.count <= ReviewSession.maxListed {
          Output.line(style.green("Accepted ") + entry.id.oneLine)
        }
      case .refused(let refusal):
        Output.line(
          style.red("Refused ") + "\(entry.id.oneLine): \(refusal.sentence(for: entry).oneLine)"
        )
        if group.count == 1 { index += 1 }
      }
    }
    if !steps.isEmpty { undoable.append((index, steps)) }
  }

  /// The maximum number of accepted paths that are printed; more would fill the screen.
  private static let maxListed = 8

  private mutating func undo() {
    guard let last = undoable.popLast() else { return Output.line("Nothing to undo.") }
    // Changes of one source file are undone in reverse order; each restores the contents before it.
    for step in last.steps.reversed() {
      decisions[Array(step.id.utf8)] = nil
      let isNew = entries.contains { TextBytes.areSame($0.id, step.id) && $0.status == .new }
      guard step.decision == .accepted, !isNew else {
        Output.line("Undid \(step.id.oneLine)")
        continue
      }
      do throws(FileError) {
        if let before = step.before {
          try ReferenceWriter(root: review.acceptance.root).write(before, to: step.path)
        } else {
          try FileRemoval.remove(step.path, upTo: review.acceptance.root)
        }
        Output.line("Undid \(step.id.oneLine)")
      } catch {
        Output.line(style.red("\(error)".oneLine))
      }
    }
    index = last.index
  }

  private func openFiles(of entry: ResultEntry) {
    let file = entry.files["difference"] ?? entry.files["actual"] ?? ""
    guard let folder = EntryFiles.folder(of: entry), EntryFiles.isArtifact(file),
      review.acceptance.files.bytes(named: file, of: entry) != nil
    else { return Output.line("Its files are missing. Run the test again.") }
    let path = "\(review.acceptance.artifacts)/\(folder.text)/\(file)"
    // Other files may be opened by programs that execute their contents, such as a browser.
    guard ReviewSession.inertExtensions.contains(RelativePath.pathExtension(of: file)) else {
      return Output.line(ShownPath.relative(path).oneLine)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
    process.arguments = ["open", path]
    #else
    process.arguments = ["xdg-open", path]
    #endif
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      Output.line("Opened \(ShownPath.relative(path).oneLine)")
    } catch {
      Output.line("Can’t open \(path.oneLine)")
    }
  }

  private static let inertExtensions = ["png", "apng", "txt", "json", "diff", "csv", "md"]

  /// Carries out the decisions that could be undone until now: accepts new snapshots, and removes
  /// the files of rejected entries. Then prints the totals.
  private func finish() {
    for entry in entries where decisions[entry.key] == .accepted && entry.status == .new {
      _ = review.accept(entry)
    }
    for entry in entries where decisions[entry.key] == .rejected {
      if !review.reject(entry) {
        Output.error("The files of \(entry.id.oneLine) can’t be removed.")
      }
    }
    let outcomes = entries.compactMap { entry -> (ResultEntry, DecisionsFile.Outcome)? in
      decisions[entry.key].map { (entry, $0 == .accepted ? .accepted : .rejected) }
    }
    try? DecisionsFile(artifacts: review.acceptance.artifacts).add(outcomes)
    let accepted = decisions.values.count { $0 == .accepted }
    let rejected = decisions.values.count { $0 == .rejected }
    let pending = entries.count - accepted - rejected
    Output.line(
      "\n\(accepted.grouped) accepted, \(rejected.grouped) rejected, \(pending.grouped) pending"
    )
  }
}
