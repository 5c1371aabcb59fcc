internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// Moves references within a package without overwriting different ones, and undoes the moves.
struct ReferenceMover {
  /// The package root.
  var root: String

  /// The file with the moves that can be undone. It isn't stored with the artifacts of a run,
  /// because those may come from another machine.
  private var journal: String { "\(root)/.build/snapshot-adopted.json" }

  /// Moves references. The moves are written to the file first, so that a killed run can be undone.
  func run(_ plan: Adoption.Plan) throws -> Adoption.Plan {
    guard !plan.moves.isEmpty else { return plan }
    try write(try read() + plan.moves)
    return move(plan)
  }

  /// Returns the recorded moves in reverse direction.
  func movesToUndo() throws -> [Adoption.Move] {
    let moves = try read()
    guard !moves.isEmpty else {
      throw ToolError("Nothing to undo: \(journal) doesn’t exist or is empty.")
    }
    return moves.reversed().map { Adoption.Move(from: $0.to, to: $0.from) }.filter {
      FilePath.exists("\(root)/\($0.from)")
    }
  }

  /// Moves references back, and removes the successful moves from the file.
  func undo(_ plan: Adoption.Plan) throws -> Adoption.Plan {
    let outcome = move(plan)
    let left = Set(outcome.left.map(\.path))
    try write(try read().filter { left.contains($0.to) })
    return outcome
  }

  // MARK: - Files

  private func move(_ plan: Adoption.Plan) -> Adoption.Plan {
    let tracked = trackedFiles()
    var outcome = Adoption.Plan(left: plan.left)
    for move in plan.moves {
      do {
        try self.move(move, isTracked: tracked.contains(move.from))
        outcome.moves.append(move)
      } catch {
        outcome.left.append(Adoption.UnmovedReference(path: move.from, reason: "\(error)"))
      }
    }
    outcome.left.sort { $0.path < $1.path }
    return outcome
  }

  private func move(_ move: Adoption.Move, isTracked: Bool) throws {
    guard let old = RelativePath(move.from), let new = RelativePath(move.to),
      let folder = RelativePath(FilePath.directory(of: move.to))
    else { throw ToolError("a path in \(journal) is outside the package") }
    let (from, to) = ("\(root)/\(move.from)", "\(root)/\(move.to)")
    try LinkFreeFolder(root).createFolder(folder)
    let replacesEqualFile = try isEqual(old, new)
    if isTracked {
      let options = replacesEqualFile ? ["-f"] : []
      let words = GitFiles.command + ["mv"] + options + ["--", move.from, move.to]
      guard try ChildProcess.run(words, in: root).status == 0 else {
        throw ToolError("`git mv` refused to move it to \(move.to)")
      }
    } else {
      if replacesEqualFile, unlink(to) != 0 { throw FileError(.remove, to) }
      // Unlike a rename, a link never replaces a file.
      guard link(from, to) == 0 else { throw FileError(.write, to) }
      guard unlink(from) == 0 else { throw FileError(.remove, from) }
    }
    FileRemoval.removeEmpty(FilePath.directory(of: from), upTo: root)
  }

  /// Returns whether the destination exists and is equal, because the last run recorded it.
  private func isEqual(_ old: RelativePath, _ new: RelativePath) throws -> Bool {
    let folder = LinkFreeFolder(root)
    let existing = folder.contents(at: new, limit: .max)
    if existing == .absent { return false }
    guard case .bytes(let bytes) = existing,
      case .bytes(bytes) = folder.contents(at: old, limit: .max)
    else { throw ToolError("\(new.text) exists and differs") }
    return true
  }

  private func trackedFiles() -> Set<String> {
    let words = GitFiles.command + ["ls-files", "-z"]
    guard let answer = try? ChildProcess.run(words, in: root), answer.status == 0 else { return [] }
    return Set(answer.output.split(separator: "\0").map(String.init))
  }

  private func read() throws -> [Adoption.Move] {
    switch ReferenceReader(limit: .max).contents(at: journal) {
    case .absent: return []
    case .bytes(let bytes): return try JSONDecoder().decode([Adoption.Move].self, from: Data(bytes))
    case .problem(let problem): throw ToolError("Can’t read \(journal): \(problem)")
    }
  }

  private func write(_ moves: [Adoption.Move]) throws {
    let bytes = try JSONEncoder().encode(moves)
    try ReferenceWriter(root: root).write(Array(bytes), to: journal)
  }
}
