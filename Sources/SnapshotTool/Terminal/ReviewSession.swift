internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// One sitting of `snapshot review`.
struct ReviewSession {
  let review: ReviewFolder
  let entries: [ResultEntry]
  let style: Style
  private var index = 0
  private var decisions: [String: Decision] = [:]
  private var undoable: [(index: Int, steps: [Step])] = []
  private var mode = FailureText.Mode.everything

  init(review: ReviewFolder, entries: [ResultEntry], style: Style) {
    self.review = review
    self.entries = entries
    self.style = style
  }

  private enum Decision: String {
    case accepted
    case rejected
  }

  /// What undoing needs: the reference as it was, `nil` for none.
  private struct Step {
    var id: String
    var path: String
    var before: [UInt8]?
    var decision: Decision
  }

  mutating func run() {
    if style.isColored { KeyMode.expectEscapes() }
    while index < entries.count {
      if decisions[entries[index].id] != nil {
        index += 1
        continue
      }
      show(entries[index])
      guard let key = Keyboard.key(), act(on: key) else { break }
    }
    finish()
  }

  private func show(_ entry: ResultEntry) {
    let page = FailureText(review: review, style: style, mode: mode)
    Output.line("\n" + style.bold("[\(index + 1)/\(entries.count)]") + " " + page.text(of: entry))
    Output.now(
      style.dim("a accept  r reject  s skip  A all of suite  u undo  o open  d show  q quit ")
        + "> "
    )
  }

  /// Returns whether to go on.
  private mutating func act(on key: Character) -> Bool {
    if key == "\u{C}" { return true }
    Output.line(String(key).oneLine)
    let entry = entries[index]
    switch key {
    case "a": accept([entry])
    case "A":
      accept(entries.filter { $0.suite == entry.suite && decisions[$0.id] == nil })
    case "r":
      decisions[entry.id] = .rejected
      undoable.append((index, [Step(id: entry.id, path: "", before: nil, decision: .rejected)]))
    case "s": index += 1
    case "u": undo()
    case "o": openFiles(of: entry)
    case "d":
      let modes = FailureText.Mode.allCases
      let next = ((modes.firstIndex(of: mode) ?? 0) + 1) % modes.count
      mode = modes[next]
    case "q", "\u{3}": return false
    default: Output.line("No such key.")
    }
    return true
  }

  private mutating func accept(_ group: [ResultEntry]) {
    var steps: [Step] = []
    for entry in group {
      // Who sees one path and presses the key has named it; who takes a suite hasn’t.
      var acceptance = review.acceptance
      if group.count == 1 { acceptance.rules.named.insert(entry.id) }
      let path = (try? acceptance.referencePath(of: entry)) ?? ""
      var before: [UInt8]?
      if case .bytes(let bytes) = ReferenceReader(limit: .max).finding(at: path) { before = bytes }
      switch acceptance.accept(entry) {
      case .accepted, .alreadyAccepted:
        decisions[entry.id] = .accepted
        steps.append(Step(id: entry.id, path: path, before: before, decision: .accepted))
        Output.line(style.green("Accepted ") + entry.id.oneLine)
      case .refused(let refusal):
        Output.line(style.red("Refused ") + "\(entry.id.oneLine): \("\(refusal)".oneLine)")
        if group.count == 1 { index += 1 }
      }
    }
    if !steps.isEmpty { undoable.append((index, steps)) }
  }

  private mutating func undo() {
    guard let last = undoable.popLast() else { return Output.line("Nothing to undo.") }
    // Several of one source are taken back in reverse, each to what was there before it.
    for step in last.steps.reversed() {
      decisions[step.id] = nil
      guard step.decision == .accepted else { continue }
      do throws(FileError) {
        if let before = step.before {
          try ReferenceWriter(root: review.acceptance.root).write(before, to: step.path)
        } else {
          try FileRemoval.remove(step.path, upTo: review.acceptance.root)
        }
        Output.line("Took back \(step.id.oneLine)")
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
    else { return Output.line("Its files can’t be opened.") }
    let path = "\(review.acceptance.artifacts)/\(folder.text)/\(file)"
    // Other kinds may be opened by programs that run what is in them, such as a browser.
    guard ReviewSession.inertExtensions.contains(RelativePath.pathExtension(of: file)) else {
      return Output.line(path.oneLine)
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
    do { try process.run() } catch { Output.line(path.oneLine) }
  }

  private static let inertExtensions = ["png", "apng", "txt", "json", "diff", "csv", "md"]

  /// Rejected ones are cleared away only now, so that undoing is possible until the end.
  private func finish() {
    for entry in entries where decisions[entry.id] == .rejected {
      if !review.reject(entry) {
        Output.error("The files of \(entry.id.oneLine) can’t be removed.")
      }
    }
    let accepted = decisions.values.count { $0 == .accepted }
    let rejected = decisions.values.count { $0 == .rejected }
    let waiting = entries.count - accepted - rejected
    Output.line(
      "\n\(accepted.grouped) accepted, \(rejected.grouped) rejected, \(waiting.grouped) still wait"
    )
  }
}
