package import SnapshotCore

/// The failures of a folder of artifacts as somebody reviews them in a checkout.
package struct ReviewFolder: Sendable {
  package let results: Results
  package let acceptance: Acceptance

  package init(results: Results, acceptance: Acceptance) {
    self.results = results
    self.acceptance = acceptance
  }

  /// What still waits for a decision: neither accepted since, nor with its files cleared away.
  package var pending: [ResultEntry] {
    results.entries.filter { entry in
      if entry.status == .new { return isUnseen(entry) }
      guard entry.status.isFailure else { return false }
      guard entry.isAcceptable else { return true }
      switch acceptance.preview(entry) {
      case .accepted: return true
      case .alreadyAccepted, .refused(.filesGone): return false
      case .refused: return true
      }
    }
  }

  /// The failures whose files somebody cleared away, and which fail again in the next run.
  package var rejected: [ResultEntry] {
    results.entries.filter { entry in
      if entry.status == .new { return isGone(entry) }
      return entry.status.isFailure && acceptance.preview(entry) == .refused(.filesGone)
    }
  }

  /// The results as they would be after another run: what was accepted, or what is the reference
  /// again by other means such as Git, passes.
  package var settledResults: Results {
    var settled = results
    for (index, entry) in settled.entries.enumerated()
    where entry.status.isFailure && acceptance.preview(entry) == .alreadyAccepted {
      settled.entries[index].status = .passed
    }
    return settled
  }

  /// What can be rejected: what waits, and of what was rejected by a command that was killed, the
  /// rest.
  package var rejectable: [ResultEntry] {
    results.entries.filter { entry in
      if entry.status == .new { return isUnseen(entry) }
      guard entry.status.isFailure else { return false }
      guard entry.isAcceptable else { return false }
      switch acceptance.preview(entry) {
      case .alreadyAccepted: return false
      case .refused(.filesGone):
        let folder = EntryFiles.folder(of: entry)
        return folder.map(ContainedFolder(acceptance.artifacts).isFolder) == true
      case .accepted, .refused: return true
      }
    }
  }

  /// Removes the files of a failure, and of a new snapshot the reference as well.
  ///
  /// - Returns: Whether they are gone.
  package func reject(_ entry: ResultEntry) -> Bool {
    if entry.status == .new, !removeNewReference(of: entry) { return false }
    return clearFiles(of: entry)
  }

  /// Removes what a run kept of an entry.
  ///
  /// - Returns: Whether it is gone.
  package func clearFiles(of entry: ResultEntry) -> Bool {
    guard let folder = EntryFiles.folder(of: entry) else { return true }
    ArtifactFolder(artifacts: acceptance.artifacts, relativePath: folder.text).clear()
    let names = ContainedFolder(acceptance.artifacts).names(in: folder)
    return !entry.files.values.contains { names.contains($0) }
  }

  /// Picks entries by what somebody typed.
  ///
  /// A text picks the entry of that path, those that end in it, and those in a folder of that name.
  package static func pick(
    _ texts: [String],
    from entries: [ResultEntry]
  ) throws(PickError) -> [ResultEntry] {
    var picked: Set<String> = []
    for text in texts {
      let wanted = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
      let trimmed = wanted.hasSuffix("/") ? String(wanted.dropLast()) : wanted
      let exact = entries.filter { $0.id == trimmed }
      let found =
        exact.isEmpty ? entries.filter { matches("/\($0.id)", "/\(trimmed)") } : exact
      guard !found.isEmpty, !trimmed.isEmpty else {
        throw .noMatch(text, known: nearest(to: trimmed, among: entries))
      }
      picked.formUnion(found.map(\.id))
    }
    return entries.filter { picked.contains($0.id) }
  }

  private static func matches(_ id: String, _ text: String) -> Bool {
    id.hasSuffix(text) || id.contains(text + "/")
  }

  /// The paths that share the most of their letters' beginnings with what was typed.
  private static func nearest(to text: String, among entries: [ResultEntry]) -> [String] {
    let name = FilePath.name(of: text).lowercased()
    let ranked = entries.map { entry in
      let other = FilePath.name(of: entry.id).lowercased()
      return (id: entry.id, common: zip(name, other).prefix { $0 == $1 }.count)
    }
    return ranked.filter { $0.common >= 2 }.sorted { ($1.common, $0.id) < ($0.common, $1.id) }
      .prefix(3).map(\.id)
  }
}

/// Why a text picks nothing.
package enum PickError: Error, Hashable, Sendable {
  case noMatch(String, known: [String])
}

extension PickError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noMatch(let text, let known):
      let first = "Nothing that waits is called “\(VisibleText.lines(text))”."
      if known.isEmpty { return first + " `snapshot list` shows what waits." }
      return first + " Did you mean:\n"
        + known.map { "  " + VisibleText.lines($0) }
        .joined(separator: "\n")
    }
  }
}
