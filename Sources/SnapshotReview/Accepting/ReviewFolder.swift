package import SnapshotCore

/// The failures in a folder of artifacts, reviewed in a checkout.
package struct ReviewFolder: Sendable {
  package let results: Results
  package let acceptance: Acceptance

  package init(results: Results, acceptance: Acceptance) {
    self.results = results
    self.acceptance = acceptance
  }

  /// The entries that need a decision: neither accepted nor rejected since the run.
  package var pending: [ResultEntry] {
    results.entries.filter { entry in
      if entry.status == .new { return isUnseen(entry) }
      guard entry.status.isFailure else { return false }
      switch acceptance.preview(entry) {
      case .accepted: return true
      case .alreadyAccepted, .refused(.filesGone): return false
      case .refused: return true
      }
    }
  }

  /// The rejected entries. Their artifacts are removed, and they fail again in the next run.
  package var rejected: [ResultEntry] {
    results.entries.filter { entry in
      if entry.status == .new { return isGone(entry) }
      return entry.status.isFailure && acceptance.preview(entry) == .refused(.filesGone)
    }
  }

  /// The results in which entries whose reference now equals the actual value count as passed,
  /// whether they were accepted or changed by other means such as Git.
  package var settledResults: Results {
    var settled = results
    for (index, entry) in settled.entries.enumerated()
    where entry.status.isFailure && acceptance.preview(entry) == .alreadyAccepted {
      settled.entries[index].status = .passed
    }
    return settled
  }

  /// The entries that can be rejected: those that need a decision, and those whose rejection was
  /// interrupted.
  package var rejectable: [ResultEntry] {
    results.entries.filter { entry in
      if entry.status == .new { return isUnseen(entry) }
      guard entry.status.isFailure else { return false }
      guard entry.isAcceptable || entry.alsoMatched == true else { return false }
      switch acceptance.preview(entry) {
      case .alreadyAccepted: return false
      case .refused(.filesGone):
        let folder = EntryFiles.folder(of: entry)
        return folder.map(LinkFreeFolder(acceptance.artifacts).isFolder) == true
      case .accepted, .refused: return true
      }
    }
  }

  /// Removes the artifacts of an entry, and the reference of a new snapshot.
  ///
  /// - Returns: Whether they were removed.
  package func reject(_ entry: ResultEntry) -> Bool {
    if entry.status == .new, !removeNewReference(of: entry) { return false }
    return clearFiles(of: entry)
  }

  /// Removes the artifacts of an entry.
  ///
  /// - Returns: Whether they were removed.
  package func clearFiles(of entry: ResultEntry) -> Bool {
    guard let folder = EntryFiles.folder(of: entry) else { return true }
    ArtifactFolder(artifacts: acceptance.artifacts, relativePath: folder.text).clear()
    let names = LinkFreeFolder(acceptance.artifacts).names(in: folder)
    return !entry.files.values.contains { names.contains($0) }
  }

  /// Returns the entries that match the user's arguments.
  ///
  /// An argument matches the entry with that path, or else those whose path ends with it or
  /// contains it as a folder.
  package static func pick(
    _ texts: [String],
    from entries: [ResultEntry]
  ) throws(PickError) -> [ResultEntry] {
    var picked: Set<[UInt8]> = []
    for text in texts {
      let wanted = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
      let trimmed = wanted.hasSuffix("/") ? String(wanted.dropLast()) : wanted
      let exact = entries.filter { TextBytes.areSame($0.id, trimmed) }
      let found =
        exact.isEmpty ? entries.filter { matches("/\($0.id)", "/\(trimmed)") } : exact
      guard !found.isEmpty, !trimmed.isEmpty else {
        throw .noMatch(text, similar: nearest(to: trimmed, among: entries))
      }
      picked.formUnion(found.map(\.key))
    }
    return entries.filter { picked.contains($0.key) }
  }

  private static func matches(_ id: String, _ text: String) -> Bool {
    id.hasSuffix(text) || id.contains(text + "/")
  }

  /// Returns the paths whose file names have the longest common prefix with a text, at most three.
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

/// The error for an argument that matches nothing.
package enum PickError: Error, Hashable, Sendable {
  case noMatch(String, similar: [String])
}

extension PickError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noMatch(let text, let similar):
      let first = "No pending snapshot matches “\(VisibleText.lines(text))”."
      if similar.isEmpty { return first + " Run `swift run snapshot list` to see all." }
      return first + " Did you mean:\n"
        + similar.map { "  " + VisibleText.lines($0) }
        .joined(separator: "\n")
    }
  }
}
